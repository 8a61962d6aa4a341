import { holdClicks } from '../islands/held-clicks.ts'
import { showPendingReader } from './account/reader-hint.ts'
import { watchReaderScroll } from './enhancers/keep-scroll.ts'
import { hideClosedBreaking } from './live/hide-closed-breaking.ts'
import { markNewPage } from './enhancers/late-bands.ts'
import { applyRememberedTextSize } from './enhancers/text-size.ts'
import { applyRememberedTheme } from './enhancers/theme.ts'
import { loadMain } from './support/load-main.ts'

/**
 * The first moment: what must be there before anything is painted, or before the reader does anything. No markup is there yet,
 * so that these are started on the document itself; one that fails, in an old browser, takes no other with it. The script stands in the
 * page, in front of the style sheets, and comes with its first bytes.
 */
const EARLY: readonly (() => void)[] = [
  applyRememberedTheme,
  applyRememberedTextSize,
  markNewPage,
  showPendingReader,
  holdClicks,
  watchReaderScroll,
  hideClosedBreaking,
  loadMain,
]

for (const start of EARLY) {
  try {
    start()
  } catch (error) {
    console.warn(error)
  }
}
