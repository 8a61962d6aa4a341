import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { FrontClip } from '@liberta/contracts/fronts/front.schema'
import type { Podcast } from '@liberta/contracts/podcasts/podcast.schema'
import { buildFixedAddress } from '../../page-definition/addresses/multimedia-address.ts'

/** A podcast of which only its newest episodes are known. */
export interface UnlistedSeries {
  slug: string
  series: string
  titles: readonly string[]
}

/**
 * The podcasts that the newest episodes of every page lead to, `/podcast#{slug}`, and that the list does not have: the CMS
 * sends the two apart, and one of them may be newer, or have lost an item that could not be shown.
 */
export function findUnlistedSeries(
  grammar: AddressGrammar,
  podcasts: readonly Pick<Podcast, 'slug'>[],
  newest: readonly Pick<FrontClip, 'URL' | 'series' | 'title'>[],
): UnlistedSeries[] {
  const listed = new Set(podcasts.map(({ slug }) => slug))
  const found = new Map<string, { slug: string; series: string; titles: string[] }>()
  for (const { URL, series, title } of newest) {
    const slug = readFragment(grammar, URL)
    if (slug === null || listed.has(slug)) continue
    const known = found.get(slug)
    if (known === undefined) found.set(slug, { slug, series, titles: [title] })
    else known.titles.push(title)
  }
  return [...found.values()]
}

/** 'l-acqua-grande' of '/podcast#l-acqua-grande'; null of any other address. */
function readFragment(grammar: AddressGrammar, address: string): string | null {
  const [path, fragment = ''] = address.split('#', 2)
  return path === buildFixedAddress(grammar, 'podcast') && fragment !== '' ? fragment : null
}
