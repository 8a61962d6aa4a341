import type { SiteAssets } from '../layout/site-facts.ts'
import type { ContentKind } from '../server/cache-policy.table.ts'

/** What most readers come for: the front, lists of stories, stories. One style sheet is enough for these, and for errors. */
const NEWS: ReadonlySet<ContentKind> = new Set([
  'home',
  'latest',
  'section',
  'tag',
  'journalist',
  'story',
  'notFound',
  'withdrawn',
  'unavailable',
])

/** The style sheets of a page of this kind, in their order. */
export function chooseStyles(kind: ContentKind, { styles, moreStyles = [] }: SiteAssets): string[] {
  return NEWS.has(kind) ? styles : [...styles, ...moreStyles]
}
