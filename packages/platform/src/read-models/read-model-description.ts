import type { Envelope } from '@liberta/contracts/read-models/envelope.schema'
import type { Freshness } from './is-fresh.ts'

/** What stands in the store of a read model, its body aside. */
export interface ReadModelDescription extends Freshness {
  revision: string
  fetchedAt: number
  state: Envelope['state']
}

/** The fields of a read model's hash that describe it. */
export const DESCRIBED = ['revision', 'fetchedAt', 'freshUntil', 'state', 'freshFor'] as const

/** What those fields say, in their order; null where nothing stands there. */
export function readDescription(fields: readonly (string | null | undefined)[]): ReadModelDescription | null {
  const [revision, fetchedAt, freshUntil, state, freshFor] = fields
  if (!revision || !fetchedAt || !freshUntil || !state) return null
  return {
    revision,
    fetchedAt: Number(fetchedAt),
    freshUntil: Number(freshUntil),
    freshFor: freshFor ? Number(freshFor) : null,
    state: state as Envelope['state'],
  }
}
