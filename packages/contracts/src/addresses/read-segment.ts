import { slugSchema } from '../sections/section.schema.ts'
import { storyIdSchema } from '../stories/story.schema.ts'

const ID = /^[1-9]\d{0,9}$/
const SLUG_WITH_ID = /^(.+)_([1-9]\d{0,9})$/
const ID_AT_END = /(?:^|-)([1-9]\d{0,9})$/
const DEEPEST_SECTION = 4

/** Whether it is spelled as the slugs of addresses are. */
export function isSlug(text: string | undefined): text is string {
  return slugSchema.safeParse(text).success
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
  const id = readId(digits)
  return id !== null && isSlug(slug) ? { slug, id } : null
}

/** `il-tg-delle-13-40017`: a slug that ends in its id, as those of multimedia items and events do. */
export function readSlugEndingInId(text: string | undefined): { slug: string; id: number } | null {
  const id = isSlug(text) ? readId(ID_AT_END.exec(text)?.[1]) : null
  return id === null || text === undefined ? null : { slug: text, id }
}

/** `sport/calcio`: up to four slugs; null where one of them is none. A bare number is an id, never a section. */
export function readSectionPath(segments: readonly string[]): string | null {
  const fits = segments.length >= 1 && segments.length <= DEEPEST_SECTION && segments.every(isSectionSlug)
  return fits ? segments.join('/') : null
}

function isSectionSlug(text: string): boolean {
  return !/^\d+$/.test(text) && isSlug(text)
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
