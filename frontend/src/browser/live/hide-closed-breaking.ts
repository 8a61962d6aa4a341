import { recall } from '../support/device-memory.ts'
import { BREAKING, selectorOf } from '../support/selectors.ts'

/** Where the device remembers the moment of the piece that its reader has closed: that one and older ones stay away. */
export const CLOSED_KEY = 'ultimora'

/** That moment in milliseconds of the epoch; 0 where nothing was closed. */
export const closedAt = () => Number(recall(CLOSED_KEY))

/** Hides breaking news that a reader has closed on a page before, and what is older: as it comes, before it is painted. */
export function hideClosedBreaking(): void {
  const at = closedAt()
  if (!at) return
  const coming = new MutationObserver(() => {
    const bar = document.querySelector<HTMLElement>(selectorOf(BREAKING))
    if (!bar) return
    coming.disconnect()
    if (Number(bar.getAttribute(BREAKING)) <= at) bar.hidden = true
  })
  coming.observe(document, { childList: true, subtree: true })
  // What comes later, comes live.
  document.addEventListener('DOMContentLoaded', () => coming.disconnect())
}
