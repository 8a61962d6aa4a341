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

/** What could not be stored, as storage is denied or full, and over what: it holds until the page goes, or another page stores something else. */
const unstored = new Map<string, { value: string; over: string | null }>()

function read(storage: StorageName, key: string): string | null {
  const stored = readStored(storage, key)
  const own = unstored.get(storage + key)
  return own?.over === stored ? own.value : stored
}

/** A browser that keeps nothing for us throws where its storage is merely named. */
function readStored(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

function write(storage: StorageName, key: string, value: string | null): void {
  unstored.delete(storage + key)
  try {
    if (value === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, value)
  } catch {
    if (value !== null) unstored.set(storage + key, { value, over: readStored(storage, key) })
  }
}
