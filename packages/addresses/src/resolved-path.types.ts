import type { SiteAddress } from './site-address.types.ts'

/** What the site answers to a path, before anything is known of its content (requirements 5.3 to 5.5). */
export type ResolvedPath =
  /** `canonical`: path and known query in the one spelling; the same page never stands under two of them. */
  | { type: 'page'; address: SiteAddress; canonical: string }
  /** `path` may end in a query. It is of this origin, and a page. */
  | { type: 'redirect'; status: 301; path: string }
  | { type: 'refused'; status: 400 | 404; message: string }
