import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { ObituaryFilters, ObituaryPeriod } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { Obituary, ObituaryTown } from '@liberta/contracts/obituaries/obituary.schema'
import type { Breadcrumb } from '../head/describe-breadcrumbs.ts'

/** The filters of a list with its town by name. */
export interface DescribedFilters {
  query: string | null
  town: ObituaryTown | null
  period: ObituaryPeriod | null
}

/** The address of one page of the obituaries, or of those that filters leave. */
export function buildObituaryListAddress(
  grammar: AddressGrammar,
  { query, town, period }: ObituaryFilters = ALL_OBITUARIES,
  page = 1,
): string {
  return grammar.build({ type: 'obituaries', page, query, town, period })
}

/** The filters of an address, of filters whose town is known by name. */
export function slugsOf({ query, town, period }: DescribedFilters): ObituaryFilters {
  return { query, town: town?.slug ?? null, period }
}

/** The page of one obituary. */
export function buildObituaryAddress(grammar: AddressGrammar, { id }: Pick<Obituary, 'id'>): string {
  return grammar.build({ type: 'obituary', id })
}

/** The step above every obituary. */
export function breadcrumbsOfObituaries(grammar: AddressGrammar): Breadcrumb[] {
  return [{ name: 'Necrologie', href: buildObituaryListAddress(grammar) }]
}
