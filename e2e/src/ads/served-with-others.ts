import type { Others } from '../consent/start-others.ts'
import type { SitePages } from '../site/find-pages.ts'
import type { FakeTag } from '../site/start-fake-tag.ts'

/** A site that sells its advertisements and loads scripts of others, and those others. */
export interface ServedWithOthers {
  /** Its origin. */
  site: string
  paths: SitePages
  tag: FakeTag
  others: Others
  /** For whom consent is asked beside advertising: `purpose:company` each. */
  companies: readonly string[]
}
