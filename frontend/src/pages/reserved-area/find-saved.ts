import { buildStoryAddress, buildMultimediaAddress, isTelevision } from '@liberta/addresses/site-address'
import { TITLE_OF_WITHDRAWN } from '@liberta/contracts/accounts/saved-item.schema'
import type { SavedItemView, SavedType } from '@liberta/contracts/accounts/saved-item.schema'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { LoadContext } from '../../page-definition/page-definition.tsx'
import type { ApiAnswer } from '../../content/content-source.ts'
import { buildEventAddress } from '../../page-definition/addresses/event-address.ts'
import { nameSeries } from '../../components/media/describe-media.ts'
import { tintOfSection } from '../../components/cards/section-tint.table.ts'
import type { Tint } from '../../components/cards/section-tint.table.ts'

/** What the paper says of a saved item today. */
export interface SavedContent {
  title: string
  href: string
  label: string
  tint: Tint
  picture: Picture | null
}

/**
 * A saved item, of which the title is that of the day on which it was saved, but for one that was withdrawn; `gone` where the paper no longer has
 * it, without content where it cannot be had now.
 */
export interface FoundSaved {
  item: SavedItemView
  content: SavedContent | null
  gone: boolean
}

type FindContent = (id: number, context: Known) => Promise<ApiAnswer<SavedContent>>

type Known = Pick<LoadContext, 'source' | 'settings'>

/** Where the items of each type are found. */
const TYPES = new Map<string, FindContent>(
  Object.entries<FindContent>({
    story: async (id, { source, settings: { grammar } }) =>
      withBody(await source.read('story', { id }), (story) => ({
        title: story.title,
        href: buildStoryAddress(grammar, story),
        label: story.kicker ?? story.section.name,
        tint: tintOfSection(story.section.path),
        picture: story.picture,
      })),
    multimedia: async (id, { source, settings: { grammar } }) =>
      withBody(await source.read('multimedia', { id }), (item) => ({
        title: item.title,
        href: buildMultimediaAddress(grammar, item),
        label: nameSeries(item),
        tint: isTelevision(item) ? 'po' : 'cotto',
        picture: item.picture,
      })),
    event: async (id, { source, settings: { grammar } }) =>
      withBody(await source.read('event', { id }), (event) => ({
        title: event.title,
        href: buildEventAddress(grammar, event),
        label: event.categories[0]?.title ?? 'Eventi',
        tint: 'gutturnio',
        picture: event.picture,
      })),
  } satisfies Record<SavedType, FindContent>),
)

/** What the filter calls the types. */
const TYPE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    story: 'Articoli',
    multimedia: 'Video, foto e audio',
    event: 'Eventi',
  } satisfies Record<SavedType, string>),
)

/** The name of a type for readers; a type that this site does not know keeps its own. */
export function nameOfType(type: string): string {
  return TYPE_NAMES.get(type) ?? type
}

/** Finds what the paper says of saved items, all at once; an item that cannot be found stays with its own title. */
export function findSaved(items: readonly SavedItemView[], context: Known): Promise<FoundSaved[]> {
  return Promise.all(items.map((item) => findOne(item, context)))
}

async function findOne(item: SavedItemView, context: Known): Promise<FoundSaved> {
  const find = TYPES.get(item.type)
  if (find === undefined || !/^[1-9]\d{0,9}$/.test(item.itemId)) return { item, content: null, gone: false }
  const answer = await find(Number(item.itemId), context)
  // What is told to all who saved it may not have come so far.
  if (answer.state === 'withdrawn') return { item: { ...item, title: TITLE_OF_WITHDRAWN }, content: null, gone: true }
  return { item, content: answer.state === 'present' ? answer.body : null, gone: answer.state === 'missing' }
}

function withBody<Body>(answer: ApiAnswer<Body>, describe: (body: Body) => SavedContent): ApiAnswer<SavedContent> {
  return answer.state === 'present' ? { ...answer, body: describe(answer.body) } : answer
}
