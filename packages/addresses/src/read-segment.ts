import { storyIdSchema } from '@liberta/contracts/stories/story.schema'
import { encodeSlug, isSlug, makeSlug } from '@liberta/contracts/text/slug'

const ID = /^[1-9]\d{0,9}$/
const SLUG_WITH_ID = /^(.+)_([1-9]\d{0,9})$/
const ID_AT_END = /(?:^|-)([1-9]\d{0,9})$/
const DEEPEST_SECTION = 4
/** The CMS's own spelling of a slug, which is led to ours. A second page segment is none, nor what only looks like ours. */
const CMS_SPELLING = /^(?!page_)[^~/\\\p{Cc}]{1,200}$/u

/** A slug that leads back to the CMS's: `querela.4`, as the CMS writes it, is read as `querela~2e4`. */
export function readSlug(text: string | undefined): string | null {
  if (isSlug(text)) return text
  const slug = text !== undefined && CMS_SPELLING.test(text) ? encodeSlug(text) : undefined
  return isSlug(slug) ? slug : null
}

/** A slug beside which an id or the tree of sections says what is meant: `stili.di.vita` is read as `stili-di-vita`. */
export function readMadeSlug(text: string | undefined): string | null {
  if (isSlug(text)) return text
  return text !== undefined && CMS_SPELLING.test(text) ? makeSlug(text) || null : null
}

/** An id as it stands in an address, without leading zeros; null for anything else. */
export function readId(text: string | undefined): number | null {
  if (text === undefined || !ID.test(text)) return null
  const id = storyIdSchema.safeParse(Number(text))
  return id.success ? id.data : null
}

/** `piena-del-po_31`: a slug and its id. */
export function readSlugWithId(text: string | undefined): { slug: string; id: number } | null {
  const [, slug, digits] = SLUG_WITH_ID.exec(text ?? '') ?? []
  const [known, id] = [readSlug(slug), readId(digits)]
  return id !== null && known !== null ? { slug: known, id } : null
}

/** `il-tg-delle-13-40017`: a slug that ends in its id, as those of multimedia items and events do. */
export function readSlugEndingInId(text: string | undefined): { slug: string; id: number } | null {
  const slug = readMadeSlug(text)
  const id = readId(ID_AT_END.exec(slug ?? '')?.[1])
  return id === null || slug === null ? null : { slug, id }
}

/**
 * `sport/calcio`: up to four slugs; null where one of them is none. A bare number is an id, and a section only where none can
 * stand, at the root.
 */
export function readSectionPath(segments: readonly string[]): string | null {
  if (segments.length === 0 || segments.length > DEEPEST_SECTION) return null
  const slugs = segments.map(readMadeSlug)
  return slugs.every((slug, depth) => slug !== null && (depth === 0 || !/^\d+$/.test(slug))) ? slugs.join('/') : null
}

/** Takes the id off the end of a list's words: `bobbio/31` and `bobbio_31` are spellings of `bobbio`. */
export function dropTrailingId(words: readonly string[]): readonly string[] {
  const last = words.at(-1)
  if (words.length > 1 && readId(last) !== null) return words.slice(0, -1)
  const split = readSlugWithId(last)
  // What looks like a second page segment is none, and no slug either.
  return split === null || split.slug === 'page' ? words : [...words.slice(0, -1), split.slug]
}

/** Takes a family's suffix off the end; null where it does not stand there. */
export function dropSuffix(words: readonly string[], suffix: readonly string[]): readonly string[] | null {
  const start = words.length - suffix.length
  return start >= 0 && suffix.every((word, index) => words[start + index] === word) ? words.slice(0, start) : null
}

const PAGE_SEGMENT = /^page_(.*)$/
const PAGE_NUMBER = /^[1-9]\d{0,5}$/

/** The trailing segment of page `page` of a list; empty for the first page, which is not written out. */
export function buildPageSegment(page: number): string {
  return page > 1 ? `/page_${page}` : ''
}

/**
 * Takes a trailing page segment off a path's segments. A page that is no number of at least 1 gives page 1
 * (requirements 5.6).
 */
export function takePageSegment(segments: readonly string[]): { segments: readonly string[]; page: number } {
  const match = PAGE_SEGMENT.exec(segments.at(-1) ?? '')
  if (!match) return { segments, page: 1 }
  const digits = match[1] ?? ''
  return { segments: segments.slice(0, -1), page: PAGE_NUMBER.test(digits) ? Number(digits) : 1 }
}
