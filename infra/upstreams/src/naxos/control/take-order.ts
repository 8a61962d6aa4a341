import { zoneSlugs } from '../../content/schemas/parts.schema.ts'
import { readContent } from '../../content/read-content.ts'
import type { StoryFields } from '../edits/edit.schema.ts'
import type { StoredStory } from '../edits/story-store.ts'
import { correctionsOf } from '../forms/compose-trust.ts'
import type { Newsroom } from '../newsroom.ts'
import type { PublishOrder, UpdateOrder } from './story-order.schema.ts'

/** An order names something that does not exist; the message is for the editor. */
export class OrderError extends Error {
  override readonly name = 'OrderError'
}

const DEFAULT_SECTION = 'cronaca'
const PARAGRAPH_BREAK = /\n\s*\n|\\n\\n/
const { firstWords: FIRST_WORDS } = readContent('site/desk')

type Row = { id: number; slug: string; name: string; path?: string }

/** Fields of a new story out of an editor's order. Throws an OrderError when it names something unknown. */
export function draftStory(newsroom: Newsroom, order: PublishOrder): StoryFields {
  const changes = draftChanges(newsroom, { section: DEFAULT_SECTION, ...order })
  return {
    title: order.title,
    kicker: null,
    standfirst: null,
    text: [closeSentence(order.standfirst ?? order.title), FIRST_WORDS],
    sections: [],
    tags: [],
    journalists: [],
    zone: zoneSlugs[0],
    kind: 'story',
    premium: false,
    ...changes,
  }
}

/**
 * The changed fields of a story, as it stands until now; of a new one there is none. Throws an OrderError when the order names something
 * unknown.
 */
export function draftChanges(newsroom: Newsroom, order: UpdateOrder, story?: StoredStory): Partial<StoryFields> {
  const { desk } = newsroom
  const { lead: _lead, live: _live, section, tags, journalist, text, correction, ...rest } = order
  const found = section === undefined ? undefined : findRow('section', desk.sections, section)
  const zone = desk.sections.find(({ id }) => id === found?.id)?.zone
  return {
    ...(zone ? { zone } : {}),
    ...withoutUndefined(rest),
    ...(found ? { sections: [found.id] } : {}),
    ...(tags ? { tags: tags.map((tag) => findRow('tag', desk.tags, tag).id) } : {}),
    ...(journalist === undefined ? {} : { journalists: [findRow('journalist', desk.journalists, journalist).id] }),
    ...(text === undefined ? {} : { text: splitText(text) }),
    ...(correction === undefined ? {} : { corrections: addCorrection(newsroom, correction, story) }),
  }
}

function addCorrection(newsroom: Newsroom, text: string, story?: StoredStory): StoryFields['corrections'] {
  return [...(story ? correctionsOf(newsroom, story) : []), { at: newsroom.now(), text }]
}

/** The id of a journalist whom an editor names. Throws an OrderError where there is none. */
export function findJournalist({ desk }: Newsroom, slug: string): number {
  return findRow('journalist', desk.journalists, slug).id
}

/** The paragraphs of a text that an editor wrote. */
export function splitText(text: string): string[] {
  return text
    .split(PARAGRAPH_BREAK)
    .map((part) => part.trim())
    .filter(Boolean)
}

function findRow(kind: string, rows: readonly Row[], wanted: string): Row {
  const row = rows.find(({ slug, path, id }) => path === wanted || slug === wanted || String(id) === wanted)
  if (row) return row
  const some = rows.slice(0, 12).map(({ slug }) => slug)
  throw new OrderError(`there is no ${kind} «${wanted}»; there are for instance ${some.join(', ')}`)
}

function closeSentence(text: string): string {
  return /[.!?…»]$/.test(text) ? text : `${text}.`
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
