import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { buildSectionAddress, buildTagAddress } from '@liberta/addresses/site-address'
import type { Story } from '@liberta/contracts/stories/story.schema'
import type { Breadcrumb } from '../../page-definition/head/describe-breadcrumbs.ts'

/** The steps above a story: the news, the sections that its first section lies in, and its first tag. */
export function breadcrumbsOf(
  grammar: AddressGrammar,
  story: Pick<Story, 'section' | 'sections' | 'tags'>,
): Breadcrumb[] {
  const slugs = story.section.path.split('/')
  const above = slugs.slice(0, -1).map((slug, index) => {
    const path = slugs.slice(0, index + 1).join('/')
    const known = story.sections.find((section) => section.path === path)
    return { name: known?.name ?? nameOfSlug(slug), href: buildSectionAddress(grammar, path) }
  })
  const [tag] = story.tags
  return [
    { name: 'Notizie', href: '/news/latest' },
    ...above,
    { name: story.section.name, href: buildSectionAddress(grammar, story.section.path) },
    ...(tag === undefined ? [] : [{ name: tag.name, href: buildTagAddress(grammar, tag.slug) }]),
  ]
}

/** A name for a section that is known by its slug only: `val-trebbia` → 'Val trebbia'. */
function nameOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
