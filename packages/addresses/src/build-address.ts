import type { ObituaryFilters } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { AddressSettings, FamilyName } from './address-settings.schema.ts'
import { buildSearch } from './build-search.ts'
import type { SearchSpelling } from './build-search.ts'
import { findFixedPage } from './fixed-page.table.ts'
import type { FixedPageName } from './fixed-page.table.ts'
import { buildPageSegment } from './page-segment.ts'
import type { AddressOf, SearchScope, SiteAddress } from './site-address.types.ts'

export const SEARCH_FAMILIES = {
  site: 'searchSite',
  news: 'searchNews',
  events: 'searchEvents',
  teleliberta: 'searchTeleliberta',
} as const satisfies Readonly<Record<SearchScope, FamilyName>>

/** Prefixes of the families that are no friendly ones: requirements 2 gives them word for word. */
export const LATEST = '/news/latest'
export const OBITUARIES = '/necrologie/list'
export const OBITUARY = '/necrologie'
export const STAFF = '/who-we-are/la-redazione/staff'
export const POSITIONS = '/who-we-are/work-with-us/position'
export const RESERVED_AREA = '/area-riservata'

/** Makes the function that spells addresses as the settings say: path, and query where the address has one. */
export function createAddressBuilder(settings: AddressSettings): (address: SiteAddress) => string {
  const spell = (family: FamilyName, words: readonly (string | number)[], page = 1) => {
    const suffix = settings.suffixes[family]
    const end = suffix === '' ? '' : `/${suffix}`
    return `/${settings.prefixes[family]}/${words.join('/')}${end}${buildPageSegment(page)}`
  }
  return (address) => {
    switch (address.type) {
      case 'home':
        return '/'
      case 'latest':
        return `${LATEST}${buildPageSegment(address.page)}`
      case 'section':
        return spell('section', [address.sectionPath], address.page)
      case 'category':
        return `/${address.sectionPath}${buildPageSegment(address.page)}`
      case 'tag':
      case 'tagMultimedia':
      case 'tagEvents':
      case 'journalist':
      case 'folder':
      case 'eventCategory':
      case 'events':
        return spell(address.type, [address.slug], address.page)
      case 'story':
        return spell('story', [address.sectionPath, address.slug, address.id])
      case 'article':
        return `/${address.sectionPath}/${address.slug}/${address.id}`
      case 'storyByTag':
        return spell('storyByTag', [`${address.tagSlug}_${address.tagId}`, address.slug, address.id])
      case 'storyByJournalist':
        return spell('storyByJournalist', [address.journalistSlug, address.slug, address.id])
      case 'multimedia':
        return spell('multimedia', [...(address.folderSlug === null ? [] : [address.folderSlug]), address.slug])
      case 'multimediaByTag':
        return spell('multimediaByTag', [address.tagSlug, address.slug])
      case 'event':
        return spell('event', [address.slug])
      case 'eventByCategory':
      case 'eventByType':
      case 'eventByTag':
        return spell(address.type, [address.filterSlug, address.slug])
      case 'search':
        return buildSearch(spellingOf(settings, address.scope), address.search)
      default:
        return buildGivenAddress(address, settings)
    }
  }
}

type GivenAddress = AddressOf<'obituaries' | 'obituary' | 'staffMember' | 'position' | 'fixed' | 'reservedArea'>

/** Addresses whose spelling requirements 2 gives word for word. */
function buildGivenAddress(address: GivenAddress, settings: AddressSettings): string {
  switch (address.type) {
    case 'obituaries':
      return `${OBITUARIES}${buildPageSegment(address.page)}${writeObituaryFilters(address)}`
    case 'obituary':
      return `${OBITUARY}/${address.id}`
    case 'staffMember':
      return `${STAFF}/${address.slug}`
    case 'position':
      return `${POSITIONS}/${address.slug}`
    case 'fixed':
      return buildFixedPage(address, settings)
    case 'reservedArea':
      return address.path === '' ? RESERVED_AREA : `${RESERVED_AREA}/${address.path}`
  }
}

/** The filters of the notices as their form sends them, in one order; empty where there are none. */
function writeObituaryFilters({ query, town, period }: ObituaryFilters): string {
  const given = Object.entries({ query: query?.toWellFormed(), comune: town, periodo: period })
  const values = given.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
  return values.length === 0 ? '' : `?${values.join('&')}`
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
  const family = SEARCH_FAMILIES[scope]
  const { prefixes, suffixes, friendlySearch } = settings
  return { scope, prefix: prefixes[family], suffix: suffixes[family], friendly: friendlySearch }
}
