/** Pages that belong together; every one of them leads to the others. */
export type PageFamily = 'publisher' | 'contacts' | 'services' | 'transparency' | 'subjects'

/** One page whose path has no parameter (requirements 2, fixed routes): all that is known of it, but for the page itself. */
export interface FixedPage {
  /** In its one spelling; null where the settings give it. */
  path: string | null
  /** What it is, for docs/routes.md. */
  note: string
  /** What readers know it by: its name among those of its family, and in the way to what stands below it. */
  label: string
  /** The pages among which it is listed; nothing for a page that stands alone. */
  family?: PageFamily
  /** Of a page of a family: its text in the CMS, by slug; nothing where editors write none. */
  text?: string
  /** `band`: the ad slot is a band of 90 px over pages where somebody does or looks up something (service, forms, law, account). */
  ads?: 'band'
  /** True where the page is a list that goes on at `/page_N`. */
  pages?: true
  /** The values of the query that the page knows; any other is no part of its address. */
  query?: Readonly<Record<string, RegExp>>
  /** Those of them whose values anybody may make up; of the others there are no more than the site has content. */
  free?: readonly string[]
  onlyOutsideProduction?: true
  /** Without a lite version: its form is sent to the page itself, or there is nothing to be read. Those for the makers of the site have none either. */
  fullOnly?: true
}
