import { keepInTab, recallInTab } from '../support/device-memory.ts'
import type { SavableItem } from './save-buttons.ts'

export const PENDING_KEY = 'salva-dopo'
/** As long as a sign-in may take; milliseconds (requirements 9.4). */
const LASTS_MS = 3_600_000

/** What was to be saved before its reader had signed in, as the tab keeps it; null where there is nothing that counts at that moment. */
export function readInTime(now: number): Partial<SavableItem> | null {
  try {
    const kept = JSON.parse(recallInTab(PENDING_KEY) ?? 'null') as (Partial<SavableItem> & { at?: number }) | null
    const at = kept?.at
    return typeof at === 'number' && now >= at && now - at < LASTS_MS ? kept : null
  } catch {
    return null
  }
}

/**
 * Deletes what was to be saved after a sign-in that has not come in time: the tab would keep it for as long as it is open. Each page does, so that
 * what saves is not loaded for it.
 */
export function dropOverdueSave(): void {
  if (recallInTab(PENDING_KEY) !== null && readInTime(Date.now()) === null) keepInTab(PENDING_KEY, null)
}
