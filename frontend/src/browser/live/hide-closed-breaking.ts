import { recall } from '../support/device-memory.ts'
import { BREAKING } from '../support/selectors.ts'

/** Where the device remembers the moment of the piece that its reader has closed: that one and older ones stay away. */
export const CLOSED_KEY = 'ultimora'

/** That moment in milliseconds of the epoch; 0 where nothing was closed. */
export const closedAt = () => Number(recall(CLOSED_KEY))

/** Hides, before anything is painted, the breaking news that a reader has closed on a page before. */
export function hideClosedBreaking(): void {
  const at = closedAt()
  if (!at) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[${BREAKING}="${at}"]{display:none}`)
  document.adoptedStyleSheets = [sheet]
}
