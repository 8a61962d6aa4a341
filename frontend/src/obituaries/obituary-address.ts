import { buildSiteAddress } from '@liberta/contracts/addresses/site-address'
import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { ObituaryFilters } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { Obituary } from '@liberta/contracts/obituaries/obituary.schema'
import type { TrailStep } from '../head/describe-trail.ts'
import type { DescribedFilters } from './obituary-words.ts'

/** The address of one page of the notices, or of those that filters leave. */
export function buildObituaryListAddress({ query, town, period }: ObituaryFilters = ALL_OBITUARIES, page = 1): string {
  return buildSiteAddress({ type: 'obituaries', page, query, town, period })
}

/** The filters of an address, of filters whose town is known by name. */
export function slugsOf({ query, town, period }: DescribedFilters): ObituaryFilters {
  return { query, town: town?.slug ?? null, period }
}

/** The page of one notice. */
export function buildObituaryAddress({ id }: Pick<Obituary, 'id'>): string {
  return buildSiteAddress({ type: 'obituary', id })
}

/** The step above every notice. */
export function trailOfObituaries(): TrailStep[] {
  return [{ name: 'Necrologie', href: buildObituaryListAddress() }]
}
