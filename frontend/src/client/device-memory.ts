/** What a reader has chosen on this device; null where nothing is remembered, or where the browser keeps nothing for us. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a choice, and forgets it for null. Where the browser keeps nothing for us it holds for this page only. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing to be done: the page shows the choice all the same.
  }
}
