import { keepInTab } from '../support/device-memory.ts'
import { PENDING_KEY, readInTime } from './overdue-save.ts'
import type { SavableItem } from './save-buttons.ts'

/** Remembers what a reader wanted to save before they had signed in. A browser that keeps nothing for us completes no save. */
export function rememberSave(item: SavableItem, now: number): void {
  keepInTab(PENDING_KEY, JSON.stringify({ ...item, at: now }))
}

/** Takes out what is to be saved, so that it is saved once; null where there is nothing, or it is too old. */
export function takePendingSave(now: number): SavableItem | null {
  const { itemId, type, title } = readInTime(now) ?? {}
  keepInTab(PENDING_KEY, null)
  if (typeof itemId !== 'string' || typeof type !== 'string' || typeof title !== 'string') return null
  return { itemId, type, title }
}
