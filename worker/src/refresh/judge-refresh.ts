import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { isFresh } from '@liberta/platform/read-models/is-fresh'
import type { RawReadModel } from '@liberta/platform/read-models/raw-read-model'
import type { RefreshTrigger } from '@liberta/platform/refresh/refresh-job.schema'
import { REFRESH_TIERS } from '@liberta/platform/refresh/refresh-tier.table'
import type { Refreshed } from './sources/refresher.ts'

/**
 * Somebody else has brought it since it was found stale. Other triggers know of a change, or are the clock itself, which
 * is obeyed but for the weather: its service allows so many calls a day, so what start or a reader brought just now will do.
 */
export function isStillFresh(reference: ReadModelReference, held: RawReadModel, trigger: RefreshTrigger): boolean {
  const now = Date.now()
  if (!isFresh(held, now)) return false
  if (trigger === 'stale' || trigger === 'reconcile') return true
  const freshForMs = held.freshUntil - now
  return trigger === 'schedule' && reference.model === 'weather' && freshForMs > REFRESH_TIERS.weather.freshForMs / 2
}

/** Whether an absence needs no witness: it was announced, or is known of what is stored here. */
export function isCertain(refreshed: Refreshed, { isWithdrawal }: { isWithdrawal?: boolean }): boolean {
  return isWithdrawal === true || (refreshed.state === 'missing' && refreshed.isCertain === true)
}

/** Whether the newsroom has taken it back, and not only away: the CMS says so, or has announced it and has it no more. */
export function isTakenBack({ state }: Refreshed, { isWithdrawal }: { isWithdrawal?: boolean }): boolean {
  return state === 'withdrawn' || (state === 'missing' && isWithdrawal === true)
}
