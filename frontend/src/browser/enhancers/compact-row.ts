import { COMPACT_ROW } from '../support/selectors.ts'

/** Scrolling less than this is no change of direction; CSS pixels. */
const A_NUDGE = 8

/** Where the reader was, and whether the row is shown. */
export interface RowState {
  top: number
  shown: boolean
}

/**
 * The row returns when the reader scrolls up below the header, and goes when the reader reads on or the header itself is in
 * sight; small movements change nothing.
 */
export function nextRowState(before: RowState, top: number, headerEnd: number): RowState {
  if (top <= headerEnd) return { top, shown: false }
  if (Math.abs(top - before.top) < A_NUDGE) return before
  return { top, shown: top < before.top }
}

/** Brings back a slim header on the way up: a row of its own, moved by transform alone, so that nothing else moves. */
export function startCompactRow([row]: readonly HTMLElement[]): void {
  const header = row?.parentElement
  if (!row || !header) return
  // Asking where the page stands would lay it out at once, in the first moments, when nobody has moved yet.
  let state: RowState = { top: 0, shown: false }
  addEventListener(
    'scroll',
    () => {
      const next = nextRowState(state, scrollY, header.offsetTop + header.offsetHeight)
      if (next.shown !== state.shown) row.setAttribute(COMPACT_ROW, next.shown ? 'shown' : '')
      state = next
    },
    { passive: true },
  )
}
