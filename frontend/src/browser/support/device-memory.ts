/** What a reader has chosen on this device; null where nothing is remembered, or where the browser keeps nothing for us. */
export function recall(key: string): string | null {
  return read(() => localStorage, key)
}

/** Remembers a choice, and forgets it for null. Where the browser keeps nothing for us it holds for this page only. */
export function keep(key: string, value: string | null): void {
  write(() => localStorage, key, value)
}

/** What a page of this tab has left for the next one, as `recall`. */
export function recallInTab(key: string): string | null {
  return read(() => sessionStorage, key)
}

/** Leaves something for the next page of this tab, as `keep`. */
export function keepInTab(key: string, value: string | null): void {
  write(() => sessionStorage, key, value)
}

/** A browser that keeps nothing for us throws where its storage is merely named. */
function read(open: () => Storage, key: string): string | null {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

function write(open: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) open().removeItem(key)
    else open().setItem(key, value)
  } catch {
    // Nothing to be done: the page shows the choice all the same.
  }
}
