import type { SiteAssets } from '../settings/site-facts.ts'
import type { ContentKind } from '../http/cache-policy.table.ts'

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

/** The style sheets that a page of this kind may need, in their order. */
export function chooseStyles(kind: ContentKind, { styles, moreStyles = [] }: SiteAssets): string[] {
  return NEWS.has(kind) ? styles : [...styles, ...moreStyles.map(({ address }) => address)]
}

/**
 * A rendered page of this kind without the links to style sheets of which it has no class. News have none of these links, and the
 * text of a page is looked through only where there may be one: that takes as long as rendering a sixth of the home page.
 */
export function dropUnusedStyles(page: Buffer, kind: ContentKind, { moreStyles = [] }: SiteAssets): Buffer {
  if (NEWS.has(kind)) return page
  const html = page.toString()
  const unused = moreStyles.filter(
    ({ beginnings }) => !new RegExp(` class="(?:[^"]* )?(?:${beginnings.join('|')})\\d`).test(html),
  )
  if (unused.length === 0) return page
  return Buffer.from(
    unused.reduce((kept, { address }) => kept.replace(`<link rel="stylesheet" href="${address}"/>`, ''), html),
  )
}
