import type { NavigationItem, SiteConfiguration, Trending } from '@liberta/contracts/navigation/navigation.schema'
import { readContent } from '../read-content.ts'
import type { NavigationRow } from '../schemas/site.schema.ts'
import { SECTIONS } from './sections.ts'
import { TAGS } from './tags.ts'

const { trendings, header, groups } = readContent('site/navigation')
const byPath = new Map(SECTIONS.map((section) => [section.path, section]))

/** An item that leads to a section, under its own name or another, to any other address of the site, or nowhere. */
function layItem({ section: path, id, name, URL = '', hidden, items = [] }: NavigationRow): NavigationItem {
  const section = path === undefined ? undefined : byPath.get(path)
  if (path !== undefined && !section) throw new Error(`no section has the path ${path}`)
  const type = section ? 'section' : URL === '' ? 'noLink' : 'other'
  return {
    id: section?.id ?? id ?? 0,
    name: name ?? section?.name ?? '',
    URL: section?.URL ?? URL,
    type: hidden ? 'menuHidden' : type,
    subItem: items.map(layItem),
  }
}

function trendingOf(slug: string): Trending {
  const tag = TAGS.find((candidate) => candidate.slug === slug)
  if (!tag) throw new Error(`no tag has the slug ${slug}`)
  return { name: tag.name, URL: `/tag/${tag.slug}` }
}

/** `data` of /siteconfigs: the topics of the day, the header and the menu. «Opinioni» is in the data and not in the menu. */
export const SITE_CONFIGURATION: SiteConfiguration = {
  trendings: trendings.map(trendingOf),
  navsections: header.map(layItem),
  navfullsections: groups.map(layItem),
}
