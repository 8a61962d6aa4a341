/** A channel between the tabs of a reader; null where the browser keeps nothing for us: Firefox throws there, where no cookies are allowed. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
