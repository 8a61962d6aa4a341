import { buildSiteAddress } from '@liberta/contracts/addresses/site-address'
import type { Obituary } from '@liberta/contracts/obituaries/obituary.schema'
import type { TrailStep } from '../head/describe-trail.ts'

/** The address of one page of the notices, or of those that a search finds. */
export function buildObituaryListAddress(query: string | null = null, page = 1): string {
  return buildSiteAddress({ type: 'obituaries', page, query })
}

/** The page of one notice. */
export function buildObituaryAddress({ id }: Pick<Obituary, 'id'>): string {
  return buildSiteAddress({ type: 'obituary', id })
}

/** The step above every notice. */
export function trailOfObituaries(): TrailStep[] {
  return [{ name: 'Necrologie', href: buildObituaryListAddress() }]
}
