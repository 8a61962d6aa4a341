import type { SavableItem } from './saved-item.ts'

const KEY = 'salva-dopo'
/** As long as a sign-in may take; milliseconds (requirements 9.4). */
const LASTS_MS = 3_600_000

/** Where a page keeps it: the tab's own storage, or none. */
export type PendingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Remembers what a reader wanted to save before they had signed in. */
export function rememberSave(storage: PendingStorage, item: SavableItem, now: number): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...item, at: now }))
  } catch {
    // A browser that keeps nothing for us completes no save; the button is there again.
  }
}

/** Takes out what is to be saved, so that it is saved once; null where there is nothing, or it is too old. */
export function takePendingSave(storage: PendingStorage, now: number): SavableItem | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as (Partial<SavableItem> & { at?: number }) | null
    storage.removeItem(KEY)
    const { itemId, type, title, at } = kept ?? {}
    if (typeof itemId !== 'string' || typeof type !== 'string' || typeof title !== 'string') return null
    return typeof at === 'number' && now >= at && now - at < LASTS_MS ? { itemId, type, title } : null
  } catch {
    return null
  }
}
