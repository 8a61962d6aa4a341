import type { Paper } from '../site/use-paper.ts'

/** What a row of requirements 2 leads to. */
export interface Destination {
  path: string
  /** The path at which the reader arrives, where it is another. */
  endsAt?: string
  /** What the page's title says. */
  title: string | RegExp
  /** Words of the content, as the CMS has them. */
  shows?: readonly (string | RegExp)[]
  /** Addresses that the content links to, and how many at least. */
  links?: { to: RegExp; least: number }
  /** What else has to stand in the content, and how many at least. */
  holds?: { selector: string; least: number }
  /** True where search engines are kept out. */
  hidden?: true
  /** True where whole pages are shown as specimens, each with its title. */
  specimens?: true
  /** 200 where it is not said. */
  status?: number
}

/** A row of a table of requirements 2, and how a test gets there. */
export interface RouteVisit {
  /** As it stands in the table. */
  route: string
  note: string
  find: (paper: Paper) => Destination | Promise<Destination>
}
