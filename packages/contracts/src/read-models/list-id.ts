import { CMS_ID_PATTERN, cmsIdSchema } from '../text/cms-id.schema.ts'
import { LONGEST_SLUG, SLUG_PATTERN } from '../text/slug.ts'
import { ALL_OBITUARIES, isNarrowed, obituaryFiltersSchema } from '../obituaries/obituary-filters.schema.ts'
import type { ObituaryFilters } from '../obituaries/obituary-filters.schema.ts'

/** Ids of read models that are one page of a list: `kind.subject.page`, or `kind.page` where there is one of its kind. */

const SLUG = SLUG_PATTERN
const PAGE = String.raw`\.[1-9]\d{0,5}$`

/** `latest.1`, `section.12.3`, `tag.piena-del-po.1`, `journalist.marta-valdonica.2`. */
const STORY_LIST_ID = new RegExp(
  String.raw`^(?:latest|section\.${CMS_ID_PATTERN}|(?:tag|journalist)\.${SLUG})\.[1-9]\d{0,5}$`,
)
/** `all.1`, `folder.teleliberta.2`, `tag.bobbio.1`. */
export const MULTIMEDIA_LIST_ID = new RegExp(`^(?:all|(?:folder|tag)\\.${SLUG})${PAGE}`)
/** `upcoming.1`, `category.sagre.2`, `eventType.rassegna.1`, `tag.bobbio.1`. */
export const EVENT_LIST_ID = new RegExp(
  `^(?:upcoming|eventType\\.(?:evento|rassegna)|(?:category|tag)\\.${SLUG})${PAGE}`,
)
/** `500001.2`: of a live story, its second page or its second entry. */
export const LIVE_ID = /^[1-9]\d{0,9}\.[1-9]\d{0,9}$/
/** Longest word of an id that stands for what is sought, in characters: a letter of another script takes nine. */
const LONGEST_WORD = 600
/** Longest id of a list of obituaries: all its filters, their names and its page. */
export const LONGEST_OBITUARY_LIST_ID = LONGEST_WORD + LONGEST_SLUG + 60
/** A bare page number. */
export const PAGE_ID = /^[1-9]\d{0,5}$/

export type MultimediaListKey = { type: 'all'; page: number } | { type: 'folder' | 'tag'; slug: string; page: number }

export type EventListKey =
  | { type: 'upcoming'; page: number }
  | { type: 'category' | 'eventType' | 'tag'; slug: string; page: number }

export type ObituaryListKey = ObituaryFilters & { page: number }

/** A page or an entry of a live story. */
export interface LiveKey {
  story: number
  /** Of the page or of the entry. */
  number: number
}

/** The id of a page of a live story's entries, or of one of them. */
export function buildLiveId({ story, number }: LiveKey): string {
  return `${story}.${number}`
}

/** Reads an id made by `buildLiveId`; null for anything else. */
export function parseLiveId(id: string): LiveKey | null {
  if (!LIVE_ID.test(id)) return null
  const [story, number] = id.split('.').map(Number)
  return { story: story ?? 0, number: number ?? 0 }
}

/** The id of a list of multimedia items. */
export function buildMultimediaListId(key: MultimediaListKey): string {
  return key.type === 'all' ? `all.${key.page}` : `${key.type}.${key.slug}.${key.page}`
}

/** Reads an id made by `buildMultimediaListId`; null for anything else. */
export function parseMultimediaListId(id: string): MultimediaListKey | null {
  if (!MULTIMEDIA_LIST_ID.test(id)) return null
  const [type, slug = '', page] = id.split('.')
  if (type === 'all') return { type, page: Number(slug) }
  return type === 'folder' || type === 'tag' ? { type, slug, page: Number(page) } : null
}

/** The id of a list of events. */
export function buildEventListId(key: EventListKey): string {
  return key.type === 'upcoming' ? `upcoming.${key.page}` : `${key.type}.${key.slug}.${key.page}`
}

/** Reads an id made by `buildEventListId`; null for anything else. */
export function parseEventListId(id: string): EventListKey | null {
  if (!EVENT_LIST_ID.test(id)) return null
  const [type, slug = '', page] = id.split('.')
  if (type === 'upcoming') return { type, page: Number(slug) }
  return type === 'category' || type === 'eventType' || type === 'tag' ? { type, slug, page: Number(page) } : null
}

/** The parts of an obituary list's id, in the one order. */
const OBITUARY_FILTERS = ['query', 'town', 'period'] as const satisfies readonly (keyof ObituaryFilters)[]

/** The id of a list of obituaries: `recent.1`, `query.rossi%20bobbio.2`, `town.bobbio.period.mese.1`; what is sought counts without its case. */
export function buildObituaryListId({ page, ...filters }: ObituaryListKey): string {
  if (!isNarrowed(filters)) return `recent.${page}`
  const given = OBITUARY_FILTERS.flatMap((name) => {
    const value = filters[name]
    if (value === null) return []
    return [name, name === 'query' ? encodeWord(value.toLowerCase()) : value]
  })
  return [...given, page].join('.')
}

/** Reads an id made by `buildObituaryListId`; null for anything else. */
export function parseObituaryListId(id: string): ObituaryListKey | null {
  const parts = id.split('.')
  const page = parts.pop() ?? ''
  if (!PAGE_ID.test(page)) return null
  const values = new Map(parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1]] as const] : [])))
  const word = values.get('query') ?? ''
  if (word.length > LONGEST_WORD) return null
  const query = values.has('query') ? decodeWord(word) : null
  const filters = obituaryFiltersSchema.safeParse({ ...ALL_OBITUARIES, ...Object.fromEntries(values), query })
  if (!filters.success) return null
  const key = { ...filters.data, page: Number(page) }
  return buildObituaryListId(key) === id ? key : null
}

/** A text as one word of letters, digits, `%`, `_` and `-`. */
export function encodeWord(text: string): string {
  return encodeURIComponent(text.toWellFormed().normalize('NFC')).replaceAll(/[.!'()*~]/g, escapeSign)
}

function escapeSign(sign: string): string {
  return `%${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(2, '0')}`
}

/** Reads what `encodeWord` wrote; null for anything else. */
export function decodeWord(word: string): string | null {
  try {
    return decodeURIComponent(word)
  } catch {
    return null
  }
}

/** What a list of stories is a list of. */
export type StoryListKey =
  | { type: 'latest'; page: number }
  | { type: 'section'; sectionId: number; page: number }
  | { type: 'tag' | 'journalist'; slug: string; page: number }

/** The id of a list's read model. */
export function buildStoryListId(key: StoryListKey): string {
  switch (key.type) {
    case 'latest':
      return `latest.${key.page}`
    case 'section':
      return `section.${key.sectionId}.${key.page}`
    default:
      return `${key.type}.${key.slug}.${key.page}`
  }
}

/** Reads an id made by `buildStoryListId`; null for anything else. */
export function parseStoryListId(id: string): StoryListKey | null {
  if (!STORY_LIST_ID.test(id)) return null
  const [type, subject = '', last] = id.split('.')
  if (type === 'latest') return { type, page: Number(subject) }
  const page = Number(last)
  if (type === 'section') {
    const sectionId = cmsIdSchema.safeParse(Number(subject))
    return sectionId.success ? { type, sectionId: sectionId.data, page } : null
  }
  return type === 'tag' || type === 'journalist' ? { type, slug: subject, page } : null
}
