import { startListeningEar } from './listening/listening-ear.ts'
import { startCounters } from './enhancers/start-counters.ts'
import { browserLog } from './support/browser-log.ts'
import { startCompactRow } from './enhancers/compact-row.ts'
import { layOutLateBands } from './enhancers/late-bands.ts'
import { addLateFaces } from './enhancers/late-faces.ts'
import { startMediaPlayback } from './media/media-playback.ts'
import { whenIdle, whenReaderMoves } from './support/page-life.ts'
import { startThemeSwitch } from './enhancers/theme-switch.ts'

/**
 * What can wait until the page is idle, in a file of its own: what the reader meets further down or on the way back up, the
 * layout there, a story's tools, and the italics, which stand below what a page opens with and wait until the reader moves, so
 * that no long layout falls into the first seconds.
 */
export function startLater(): void {
  startThemeSwitch()
  startCompactRow()
  startMediaPlayback()
  startListeningEar()
  whenIdle(layOutLateBands)
  whenReaderMoves(addLateFaces)
  startCounters()
  if (document.querySelector('[data-share]') !== null) bringStoryTools().catch(report)
}

async function bringStoryTools(): Promise<void> {
  const { startStoryTools } = await import('./enhancers/start-story-tools.ts')
  startStoryTools()
}

function report(error: unknown): void {
  browserLog.warn('What the page can do besides did not come', error)
}
