import type { AddressGrammar } from './address-grammar.ts'
import { buildSectionAddress } from './site-address.ts'
import type { SectionReference } from '@liberta/contracts/sections/section.schema'
import type { NavigationItem, SiteConfiguration, Trending } from '@liberta/contracts/navigation/navigation.schema'

/**
 * The site's configuration with every link to a section leading to where the section stands in the tree, whatever address the CMS
 * wrote: sections are found by the item's id, by the path of its address, or by the last slug of it where one section alone has
 * that. An item that names no section becomes a heading, a trending of that kind goes: neither would lead anywhere.
 */
export function linkSections(
  site: SiteConfiguration,
  sections: readonly SectionReference[],
  grammar: AddressGrammar,
): SiteConfiguration {
  const tree = indexTree(sections, grammar)
  return {
    trendings: site.trendings.flatMap((trending) => linkTrending(trending, tree)),
    navsections: site.navsections.map((item) => linkItem(item, tree)),
    navfullsections: site.navfullsections.map((item) => linkItem(item, tree)),
  }
}

interface Tree {
  grammar: AddressGrammar
  byId: ReadonlyMap<number, string>
  paths: ReadonlySet<string>
  /** The one path that ends in a slug; null where several do. */
  bySlug: ReadonlyMap<string, string | null>
}

function indexTree(sections: readonly SectionReference[], grammar: AddressGrammar): Tree {
  const bySlug = new Map<string, string | null>()
  for (const { slug, path } of sections) bySlug.set(slug, bySlug.has(slug) ? null : path)
  return {
    grammar,
    byId: new Map(sections.map(({ id, path }) => [id, path])),
    paths: new Set(sections.map(({ path }) => path)),
    bySlug,
  }
}

function linkItem(item: NavigationItem, tree: Tree): NavigationItem {
  const subItem = item.subItem.map((below) => linkItem(below, tree))
  const path = item.type === 'section' ? tree.byId.get(item.id) : undefined
  const URL = path === undefined ? linkAddress(item.URL, tree) : buildSectionAddress(tree.grammar, path)
  if (URL !== null) return { ...item, URL, subItem }
  return { ...item, URL: '', type: item.type === 'menuHidden' ? item.type : 'noLink', subItem }
}

function linkTrending(trending: Trending, tree: Tree): Trending[] {
  const URL = linkAddress(trending.URL, tree)
  return URL === null ? [] : [{ ...trending, URL }]
}

/** An address of a section as it is now; null where it names none. What is no address of a section stays as it is. */
function linkAddress(URL: string, { grammar, paths, bySlug }: Tree): string | null {
  const address = URL.startsWith('/') ? grammar.parse(URL) : null
  if (address?.type !== 'section' && address?.type !== 'category') return URL
  const { sectionPath } = address
  const path = paths.has(sectionPath) ? sectionPath : bySlug.get(sectionPath.slice(sectionPath.lastIndexOf('/') + 1))
  return path === undefined || path === null ? null : buildSectionAddress(grammar, path)
}
