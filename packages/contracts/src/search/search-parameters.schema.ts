import { z } from 'zod'

/** Longest text that is sought, in characters. */
export const LONGEST_SEARCH = 120

/** What a search looks for: stories, multimedia items or events (requirements 2.80 to 2.82, friendly families). */
export const searchKindSchema = z.enum(['story', 'multimedia', 'event'])

/** The filters there are (requirements 3.36): Zone, tags, Section, Categoria; and the two more of events (2.87). */
export const FILTER_IDS = ['zones', 'tags', 'sections', 'categories', 'types', 'locations'] as const
export const filterIdSchema = z.enum(FILTER_IDS)

/** Which filters a kind of search knows. */
export const FILTERS_OF_KIND: Readonly<Record<SearchKind, readonly FilterId[]>> = {
  story: ['sections', 'zones', 'tags'],
  multimedia: ['tags'],
  event: ['categories', 'zones', 'types', 'locations', 'tags'],
}

/** Orders in which what was found may be had. */
export const searchSortSchema = z.enum(['relevance', 'recent'])

/**
 * The one order of a kind that can be asked for beside its own, where words are sought. Stories come with the fittest first,
 * videos with the newest, events with the one that begins next, which is what one looks for in an agenda.
 */
export const OTHER_SORT: Readonly<Record<SearchKind, SearchSort | null>> = {
  story: 'recent',
  multimedia: 'relevance',
  event: null,
}

/** First and last instant in Rome of the years that anybody searches by, 1800 to 2999; Rome's clocks had an offset of their own in the first. */
const FIRST = Date.parse('1799-12-31T23:10:04Z')
const LAST = Date.parse('3000-01-01T00:00:00+01:00') - 1
const millisecondsSchema = z.number().int().min(FIRST).max(LAST)

/**
 * A value of a filter as an address holds it: an id, or a slug as `encodeSlug` spells it. A longer one is not offered: ten of
 * these have their place in an address.
 */
const FILTER_VALUE = /^(?:[a-z0-9-]|~[0-9a-f]{2}){1,80}$/
export const filterValueTextSchema = z.string().regex(FILTER_VALUE)

/** Values of one filter that a search takes. */
export const MOST_FILTER_VALUES = 10

/** How many of the values that stand in one place, and how many places, are looked at: anybody may write as many as the head of a request holds. */
const MOST_LOOKED_AT = 50

/** The good values of one filter as it was given, parted by commas or several times: in lower case, in one order, each once, ten at most. */
export function readFilterValues(given: readonly string[]): string[] {
  const values = given
    .slice(0, MOST_LOOKED_AT)
    .flatMap((text) => text.toLowerCase().split(',', MOST_LOOKED_AT))
    .map((value) => value.trim())
  const good = [...new Set(values)].filter((value) => FILTER_VALUE.test(value))
  return good.toSorted().slice(0, MOST_FILTER_VALUES)
}

/** Ways in which words are matched: the best field with one slip forgiven, or the phrase with its last word unfinished. */
const searchMatchingSchema = z.enum(['best_fields', 'phrase_prefix'])

/** The ways as `qsOpt` names them (requirements 7.32); both where nothing is said (9.48). */
const WAYS: Readonly<Record<SearchMatching, string>> = { best_fields: 'best_fields~1', phrase_prefix: 'phrase_prefix' }

/** What `qsOpt` is for a way of matching; null stands for both. */
export function writeMatching(matching: SearchMatching | null): string {
  return matching === null ? `${WAYS.best_fields},${WAYS.phrase_prefix}` : WAYS[matching]
}

/**
 * Reads `qsOpt`: one way, both in either order (null), nothing as both; the slip that is forgiven may be left out. Undefined for
 * anything else.
 */
export function readMatching(text: string): SearchMatching | null | undefined {
  const ways = text
    .split(/[ ,]+/)
    .filter((way) => way !== '')
    .map((way) => (way === WAYS.best_fields ? 'best_fields' : way))
  const known = searchMatchingSchema.options.filter((way) => ways.includes(way))
  if (known.length !== ways.length) return undefined
  return known.length === 1 ? known[0] : null
}

/** What is searched for (requirements 3.32, search parameters), as an address holds it. */
export const searchParametersSchema = z.object({
  /** Trimmed, with single spaces; null where nothing was written. */
  text: z.string().min(1).max(LONGEST_SEARCH).nullable(),
  /** Whether any of the words will do or all are needed (`qsOptLgcOpr`); counts where there are words. */
  operator: z.enum(['or', 'and']),
  /** How words are matched (`qsOpt`) where not in both ways, which null stands for; counts where there are words. */
  matching: searchMatchingSchema.nullable(),
  /** Null for the kind's own order. */
  sort: searchSortSchema.nullable(),
  /** Days that move with the calendar: the words of `/eventi/ricerca/oggi` and `/eventi/ricerca/fine-settimana`. */
  when: z.enum(['oggi', 'fine-settimana']).nullable(),
  /** A day, by any instant of it. */
  date: millisecondsSchema.nullable(),
  dateFrom: millisecondsSchema.nullable(),
  dateTo: millisecondsSchema.nullable(),
  filters: z.partialRecord(filterIdSchema, z.array(filterValueTextSchema).min(1).max(MOST_FILTER_VALUES)),
  page: z.number().int().min(1).max(999_999),
})

/** A search that asks for everything. */
export const EMPTY_SEARCH: SearchParameters = {
  text: null,
  operator: 'or',
  matching: null,
  sort: null,
  when: null,
  date: null,
  dateFrom: null,
  dateTo: null,
  filters: {},
  page: 1,
}

/**
 * True where a search has dates and nothing else: then, and only then, whole days are forced (requirements 9.50). Beside words or
 * filters the instants are meant as they are.
 */
export function isDateOnly({ text, filters, date, dateFrom, dateTo }: SearchParameters): boolean {
  const hasDate = [date, dateFrom, dateTo].some((instant) => instant !== null)
  return hasDate && text === null && Object.keys(filters).length === 0
}

export type SearchKind = z.infer<typeof searchKindSchema>
export type SearchMatching = z.infer<typeof searchMatchingSchema>
export type SearchSort = z.infer<typeof searchSortSchema>
export type FilterId = z.infer<typeof filterIdSchema>
export type SearchParameters = z.infer<typeof searchParametersSchema>

/** What comes along with words that are copied out of a page, and that nobody types: where a line may break or may not. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/gu

/**
 * A text that a reader seeks, in its one spelling: composed letters, single spaces, no control characters or noncharacters, at most 120
 * characters; null where nothing is left. What comes out goes in again unchanged.
 */
export function normaliseSearchText(text: string): string | null {
  const clean = text
    .toWellFormed()
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{NChar}]+/gu, ' ')
    .trim()
  // Cut between two characters, never within one that takes two units.
  const whole = clean.length <= LONGEST_SEARCH ? clean : clean.slice(0, LONGEST_SEARCH).replace(/[\uD800-\uDBFF]$/, '')
  return whole.trim() || null
}
