/** What a reader has chosen on this device, or on this page where the browser keeps nothing for us; null where nothing is remembered. */
export function recall(key: string): string | null {
  return read('localStorage', key)
}

/** Remembers a choice, and forgets it for null. Where the browser keeps nothing for us it holds for this page only. */
export function keep(key: string, value: string | null): void {
  write('localStorage', key, value)
}

/** What a page of this tab has left for the next one, as `recall`. */
export function recallInTab(key: string): string | null {
  return read('sessionStorage', key)
}

/** Leaves something for the next page of this tab, as `keep`. */
export function keepInTab(key: string, value: string | null): void {
  write('sessionStorage', key, value)
}

type StorageName = 'localStorage' | 'sessionStorage'

/** What could not be stored, as storage is denied or full: it holds until the page goes. */
const unstored = new Map<string, string>()

/** A browser that keeps nothing for us throws where its storage is merely named. */
function read(storage: StorageName, key: string): string | null {
  let stored = null
  try {
    stored = globalThis[storage].getItem(key)
  } catch {
    // Then this page alone may know of it.
  }
  return stored ?? unstored.get(storage + key) ?? null
}

function write(storage: StorageName, key: string, value: string | null): void {
  unstored.delete(storage + key)
  try {
    if (value === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, value)
  } catch {
    if (value === null) return
    // What was stored before holds no more, on other pages either: they have no choice rather than one that was changed.
    write(storage, key, null)
    unstored.set(storage + key, value)
  }
}
