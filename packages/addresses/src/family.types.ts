import { readSlug } from './read-segment.ts'

/** What an address has behind its family's prefix: words, which page of a list, and a query with its question mark. */
export interface Written {
  words: readonly (string | number)[]
  /** From 1; the first is not written out. */
  page?: number
  query?: string
}

/** One spelling of a family as docs/routes.md names it. */
export interface RouteRow {
  pattern: string
  /** An address of it, in its one spelling. */
  example: string
  note: string
}

/** A family of addresses: what stands between its prefix and its suffix, read and written in one place. */
export interface Family<Parts extends object> {
  /** Segments as they stand in an address, without a slash at either end: `multimedia/folder`. */
  prefix: string
  /** What stands behind the words, before a page segment; empty for nothing. */
  suffix: string
  /** True where a page segment, and an id behind the last slug, may stand at the end. */
  isList: boolean
  /** Reads the words; null where they are no address of the family. `read(write(parts))` is `parts`. */
  read: (words: readonly string[], page: number, query: () => URLSearchParams) => Parts | null
  write: (parts: Parts) => Written
  /** Addresses of each of its forms, by which a grammar is tried: settings under which two families share a form are refused. */
  probes: readonly Parts[]
  routes: readonly RouteRow[]
}

/** What `family` is made of: a family by its parts, of which a suffix, pages and an empty query are seldom there. */
type FamilyRow<Parts extends object> = Omit<Family<Parts>, 'suffix' | 'isList'> & { suffix?: string }

/** One item: its slug and id stand at the end, and there are no pages. */
export function defineDetail<Parts extends object>(row: FamilyRow<Parts>): Family<Parts> {
  return { suffix: '', ...row, isList: false }
}

/** A list that goes on at `/page_N`. */
export function defineList<Parts extends { page: number }>(row: FamilyRow<Parts>): Family<Parts> {
  return { suffix: '', ...row, isList: true }
}

/** The parts of the addresses of a family. */
export type PartsOf<Row> = Row extends Family<infer Parts> ? Parts : never

/** A list of what has one slug: of a tag, a folder, a category. */
export function defineSlugList(prefix: string, route: RouteRow, suffix = ''): Family<{ slug: string; page: number }> {
  return defineList({
    prefix,
    suffix,
    read: ([word, ...rest], page) => {
      const slug = readSlug(word)
      return rest.length === 0 && slug !== null ? { slug, page } : null
    },
    write: ({ slug, page }) => ({ words: [slug], page }),
    probes: [{ slug: 'uno', page: 2 }],
    routes: [route],
  })
}
