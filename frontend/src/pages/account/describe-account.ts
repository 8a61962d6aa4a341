import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'

/** The head of a page that nobody should come upon by a search engine. */
export function describeAccountPage(
  { description, name }: { description: string; name: FixedPageName },
  { origin, grammar }: SiteSettings,
): PageHead {
  return {
    ...ORDINARY_HEAD,
    title: titlePage(findFixedPage(name).label),
    description,
    canonical: origin + addressOfPage(grammar, name),
    indexed: false,
    reading: true,
  }
}
