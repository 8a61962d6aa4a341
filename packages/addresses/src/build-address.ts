import type { AddressSettings } from './address-settings.schema.ts'
import { buildSearch } from './build-search.ts'
import type { SearchSpelling } from './build-search.ts'
import { findFamily, isFriendly } from './family.table.ts'
import type { FamilyAddress, FamilyType } from './family.table.ts'
import { findFixedPage } from './fixed-page.table.ts'
import type { FixedPageName } from './fixed-page.table.ts'
import { buildPageSegment } from './read-segment.ts'
import { SEARCH_FAMILIES } from './search-family.table.ts'
import type { AddressOf, SearchScope, SiteAddress } from './site-address.types.ts'

/** What the addresses of a family begin and end with under these settings; segments without a slash at either end. */
export function affixesOf(type: FamilyType, settings: AddressSettings): { prefix: string; suffix: string } {
  if (!isFriendly(type)) return findFamily(type)
  return { prefix: settings.prefixes[type], suffix: settings.suffixes[type] }
}

/** Makes the function that spells addresses as the settings say: path, and query where the address has one. */
export function createAddressBuilder(settings: AddressSettings): (address: SiteAddress) => string {
  const affixes = new Map<FamilyType, { prefix: string; suffix: string }>()
  const writeFamily = (address: FamilyAddress): string => {
    const { type } = address
    const { prefix, suffix } = affixes.get(type) ?? affixesOf(type, settings)
    affixes.set(type, { prefix, suffix })
    const { words, page = 1, query = '' } = findFamily(type).write(address)
    const path = `/${prefix}${words.length === 0 ? '' : `/${words.join('/')}`}${suffix === '' ? '' : `/${suffix}`}`
    return `${path}${buildPageSegment(page)}${query}`
  }
  return (address) => {
    switch (address.type) {
      case 'home':
        return '/'
      case 'category':
        return `/${address.sectionPath}${buildPageSegment(address.page)}`
      case 'article':
        return `/${address.sectionPath}/${address.slug}/${address.id}`
      case 'search':
        return buildSearch(spellingOf(settings, address.scope), address.search)
      case 'fixed':
        return buildFixedPage(address, settings)
      default:
        return writeFamily(address)
    }
  }
}

function buildFixedPage({ name, page, query }: AddressOf<'fixed'>, settings: AddressSettings): string {
  const { pages = false, query: known = {} } = findFixedPage(name)
  const names = Object.keys(known).filter((key) => query[key] !== undefined)
  const values = names.map((key) => `${key}=${encodeURIComponent(query[key] ?? '')}`)
  const path = `${pathOfFixedPage(name, settings)}${pages ? buildPageSegment(page) : ''}`
  return values.length === 0 ? path : `${path}?${values.join('&')}`
}

/** The path of a fixed page in its one spelling. */
export function pathOfFixedPage(name: FixedPageName, settings: AddressSettings): string {
  return findFixedPage(name).path ?? settings.maskedPath
}

/** How the addresses of one search are spelled. */
export function spellingOf(settings: AddressSettings, scope: SearchScope): SearchSpelling {
  const { name } = SEARCH_FAMILIES[scope]
  const { prefixes, suffixes, friendlySearch } = settings
  return { scope, prefix: prefixes[name], suffix: suffixes[name], friendly: friendlySearch }
}
