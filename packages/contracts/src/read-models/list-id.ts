import { SLUG_PATTERN } from '../addresses/slug.ts'

/** Ids of read models that are one page of a list: `kind.subject.page`, or `kind.page` where there is one of its kind. */

const SLUG = SLUG_PATTERN
const PAGE = String.raw`\.[1-9]\d{0,5}$`

/** `all.1`, `folder.teleliberta.2`, `tag.bobbio.1`. */
export const MULTIMEDIA_LIST_ID = new RegExp(`^(?:all|(?:folder|tag)\\.${SLUG})${PAGE}`)
/** `upcoming.1`, `category.sagre.2`, `eventType.rassegna.1`, `tag.bobbio.1`. */
export const EVENT_LIST_ID = new RegExp(
  `^(?:upcoming|eventType\\.(?:evento|rassegna)|(?:category|tag)\\.${SLUG})${PAGE}`,
)
/** `recent.1`, `query.rossi%20bobbio.2`. */
export const OBITUARY_LIST_ID = new RegExp(String.raw`^(?:recent|query\.[A-Za-z0-9%_-]{1,600})` + PAGE)
/** A bare page number. */
export const PAGE_ID = /^[1-9]\d{0,5}$/

export type MultimediaListKey = { type: 'all'; page: number } | { type: 'folder' | 'tag'; slug: string; page: number }

export type EventListKey =
  | { type: 'upcoming'; page: number }
  | { type: 'category' | 'eventType' | 'tag'; slug: string; page: number }

export interface ObituaryListKey {
  query: string | null
  page: number
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

/** The id of a list of obituaries; what is sought counts without its case. */
export function buildObituaryListId({ query, page }: ObituaryListKey): string {
  return query === null ? `recent.${page}` : `query.${encodeWord(query.toLowerCase())}.${page}`
}

/** Reads an id made by `buildObituaryListId`; null for anything else. */
export function parseObituaryListId(id: string): ObituaryListKey | null {
  if (!OBITUARY_LIST_ID.test(id)) return null
  const [type, word = '', page] = id.split('.')
  if (type === 'recent') return { query: null, page: Number(word) }
  const query = decodeWord(word)
  return query === null ? null : { query, page: Number(page) }
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
