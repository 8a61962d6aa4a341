import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { buildMultimediaAddress, buildStoryAddress } from '@liberta/addresses/site-address'
import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import type { Multimedia, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import type { Obituary } from '@liberta/contracts/obituaries/obituary.schema'
import { buildObituaryListId } from '@liberta/contracts/read-models/list-id'
import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { isIndexed } from '@liberta/contracts/stories/story.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { ListedKind, ListedPage } from '@liberta/database/sitemaps/listed-address.repository'

/** What a stored read model says of the pages that there are. */
export interface SaidOfPages {
  kind: ListedKind
  pages: ListedPage[]
  /** Ids of things that are there and are to stand in no sitemap. */
  hidden: number[]
  /** Whether it lists all that was published between its first page and its last. */
  isWhole: boolean
}

const NOTHING = { updatedAt: null, pictureId: null, pictureCaption: null, videoSource: null, videoSeconds: null }

/** Read models of one thing, and what it is listed as. */
const KINDS: Readonly<Partial<Record<ReadModelName, ListedKind>>> = {
  story: 'story',
  multimedia: 'video',
  event: 'event',
  obituary: 'obituary',
}

/** Whether things of a kind have a page in a sitemap: the names of kinds in announcements are those of their read models. */
export function isListedModel(name: string): name is 'story' | 'multimedia' | 'event' | 'obituary' {
  return Object.hasOwn(KINDS, name)
}

/** What a thing is listed as; null for what is no page in a sitemap. */
export function kindOfModel(model: ReadModelName): ListedKind | null {
  return KINDS[model] ?? null
}

/** The read model of a page of the ledger. */
export function modelOfKind(kind: ListedKind): ReadModelName {
  return kind === 'video' ? 'multimedia' : kind
}

/** Lists that say of the newest things what they are. Others say it again. */
const NEWEST_LISTS: readonly ReadModelReference[] = [
  { model: 'storyList', id: 'latest.1' },
  { model: 'multimediaList', id: 'all.1' },
  { model: 'eventList', id: 'upcoming.1' },
  { model: 'obituaryList', id: buildObituaryListId({ ...ALL_OBITUARIES, page: 1 }) },
]

/** Whether the ledger follows a read model: everything with a page of its own, and the lists that are polled. */
export function isFollowed({ model, id }: ReadModelReference): boolean {
  return kindOfModel(model) !== null || NEWEST_LISTS.some((list) => list.model === model && list.id === id)
}

/** What the body of a read model that is followed says; null for any other. */
export function listPages(grammar: AddressGrammar, model: ReadModelName, body: unknown): SaidOfPages | null {
  switch (model) {
    case 'story':
      return listStories(grammar, [body as ReadModelBody<'story'>])
    case 'storyList':
      return { ...listStories(grammar, (body as ReadModelBody<'storyList'>).stories), isWhole: true }
    case 'multimedia':
      return listVideos(grammar, [body as ReadModelBody<'multimedia'>])
    case 'multimediaList':
      return listVideos(grammar, (body as ReadModelBody<'multimediaList'>).items)
    case 'event':
      return listEvents(grammar, [body as ReadModelBody<'event'>])
    case 'eventList':
      return listEvents(grammar, (body as ReadModelBody<'eventList'>).events)
    case 'obituary':
      return listObituaries(grammar, [body as ReadModelBody<'obituary'>])
    case 'obituaryList':
      return { ...listObituaries(grammar, (body as ReadModelBody<'obituaryList'>).obituaries), isWhole: true }
    default:
      return null
  }
}

/** Stories as the ledger has them, and those that editors have taken out of search. */
export function listStories(grammar: AddressGrammar, stories: readonly StoryTeaser[]): SaidOfPages {
  const hidden = stories.filter((story) => !isIndexed(story)).map(({ id }) => id)
  const pages = stories.filter(isIndexed).map((story): ListedPage => {
    const { id, title, publishedAt, updatedAt, picture } = story
    const pictured = picture && { pictureId: picture.id, pictureCaption: picture.caption }
    const address = buildStoryAddress(grammar, story)
    return { ...NOTHING, kind: 'story', id, title, address, publishedAt, updatedAt, ...pictured }
  })
  return { kind: 'story', pages, hidden, isWhole: false }
}

/** Videos as the ledger has them; a gallery or a recording has no sitemap. */
export function listVideos(
  grammar: AddressGrammar,
  items: readonly (MultimediaTeaser & Partial<Pick<Multimedia, 'sourceURL'>>)[],
): SaidOfPages {
  const pages = items.flatMap((item): ListedPage[] => {
    if (item.type !== 'video') return []
    const { id, title, publishedAt, seconds, sourceURL = null, picture } = item
    const address = buildMultimediaAddress(grammar, item)
    const played = { videoSource: sourceURL, videoSeconds: seconds, pictureId: picture?.id ?? null }
    return [{ ...NOTHING, kind: 'video', id, title, address, publishedAt, ...played }]
  })
  return { kind: 'video', pages, hidden: [], isWhole: false }
}

/** Events as the ledger has them, in the month in which they begin: nobody says when one was announced. */
export function listEvents(grammar: AddressGrammar, events: readonly EventTeaser[]): SaidOfPages {
  const pages = events.map(({ id, slug, title, startsAt }): ListedPage => {
    const address = grammar.build({ type: 'event', slug, id })
    return { ...NOTHING, kind: 'event', id, title, address, publishedAt: startsAt }
  })
  return { kind: 'event', pages, hidden: [], isWhole: false }
}

/** Obituaries as the ledger has them. */
export function listObituaries(grammar: AddressGrammar, obituaries: readonly Obituary[]): SaidOfPages {
  const pages = obituaries.map(({ id, name, publishedAt }): ListedPage => {
    return {
      ...NOTHING,
      kind: 'obituary',
      id,
      title: name,
      address: grammar.build({ type: 'obituary', id }),
      publishedAt,
    }
  })
  return { kind: 'obituary', pages, hidden: [], isWhole: false }
}

/** What lies between the first and the last of some pages, both left out; null of fewer than two. */
export function spanOf(pages: readonly Pick<ListedPage, 'publishedAt'>[]): { after: string; before: string } | null {
  const times = pages
    .map(({ publishedAt }) => publishedAt)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
  const [after, before] = [times[0], times.at(-1)]
  return after === undefined || before === undefined || times.length < 2 ? null : { after, before }
}
