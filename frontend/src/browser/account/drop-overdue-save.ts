import { keepInTab, recallInTab } from '../support/device-memory.ts'
import { PENDING_KEY, PENDING_MS } from './pending-save.ts'

/** Deletes what was to be saved after a sign-in that has not come in time: the tab would keep it for as long as it is open. */
export function dropOverdueSave(): void {
  const kept = recallInTab(PENDING_KEY)
  if (kept !== null && !(Date.now() - readMoment(kept) < PENDING_MS)) keepInTab(PENDING_KEY, null)
}

function readMoment(kept: string): number {
  try {
    return Number((JSON.parse(kept) as { at?: unknown }).at)
  } catch {
    return Number.NaN
  }
}
