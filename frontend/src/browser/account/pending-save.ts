import { keepInTab, recallInTab } from '../support/device-memory.ts'
import type { SavableItem } from './save-buttons.ts'

export const PENDING_KEY = 'salva-dopo'
/** As long as a sign-in may take; milliseconds (requirements 9.4). */
export const PENDING_MS = 3_600_000

/** Remembers what a reader wanted to save before they had signed in. A browser that keeps nothing for us completes no save. */
export function rememberSave(item: SavableItem, now: number): void {
  keepInTab(PENDING_KEY, JSON.stringify({ ...item, at: now }))
}

/** Takes out what is to be saved, so that it is saved once; null where there is nothing, or it is too old. */
export function takePendingSave(now: number): SavableItem | null {
  try {
    const kept = JSON.parse(recallInTab(PENDING_KEY) ?? 'null') as (Partial<SavableItem> & { at?: number }) | null
    keepInTab(PENDING_KEY, null)
    const { itemId, type, title, at } = kept ?? {}
    if (typeof itemId !== 'string' || typeof type !== 'string' || typeof title !== 'string') return null
    return typeof at === 'number' && now >= at && now - at < PENDING_MS ? { itemId, type, title } : null
  } catch {
    return null
  }
}
