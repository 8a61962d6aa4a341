import { randomUUID } from 'node:crypto'
import { rename, rm, stat } from 'node:fs/promises'

/** How files end that are being written. */
export const DRAFT = '.draft'

/**
 * Writes a file of a folder that several processes share, whole or not at all: beside its place, and then there. Process ids will not do to
 * tell drafts apart, as containers on one volume share them. Rejects where it cannot be written, and leaves nothing.
 * @param write given the draft's path
 */
export async function writeWhole(path: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = `${path}.${randomUUID()}${DRAFT}`
  try {
    await write(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Takes a file away that was last changed more than `ageMs` before `now` (ms since the epoch); never rejects. */
export async function removeOlder(path: string, ageMs: number, now: number): Promise<void> {
  // Another process may do the same meanwhile.
  const found = await stat(path).catch(() => null)
  if (found && now - found.mtimeMs > ageMs) await rm(path, { force: true }).catch(() => undefined)
}
