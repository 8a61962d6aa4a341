import type { SiteConfiguration, Trending } from '@liberta/contracts/navigation/navigation.schema'
import { HEADER_SECTIONS, NAVIGATION_GROUPS } from './navigation-groups.table.ts'
import { TAGS } from './tags.table.ts'

const TRENDING_SLUGS = [
  'piena-del-po',
  'nuovo-ospedale',
  'bilancio-del-comune',
  'ztl-e-parcheggi',
  'derby-di-domenica',
  'mercato-europeo',
  'statale-45',
  'scuola-iscrizioni',
  'coppa-d-oro',
  'influenza',
] as const

function trendingOf(slug: string): Trending {
  const tag = TAGS.find((candidate) => candidate.slug === slug)
  if (!tag) throw new Error(`no tag has the slug ${slug}`)
  return { name: tag.name, URL: `/tag/${tag.slug}` }
}

/** `data` of /siteconfigs: the topics of the day, the header and the menu. */
export const SITE_CONFIGURATION: SiteConfiguration = {
  trendings: TRENDING_SLUGS.map(trendingOf),
  navsections: HEADER_SECTIONS,
  navfullsections: NAVIGATION_GROUPS,
}
