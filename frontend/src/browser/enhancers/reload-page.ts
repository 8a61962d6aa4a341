import { hasPage } from '../live/fetch-page.ts'
import { keep, keepInTab, recall, recallInTab } from '../support/device-memory.ts'
import { isBusy } from '../support/is-busy.ts'
import { onVisibilityChange } from '../support/page-life.ts'
import { RELOAD, RELOAD_SWITCH, selectorOf } from '../support/selectors.ts'

/** The least between two reloads that nobody asked for, in milliseconds (requirements 4.32). */
export const GUARD_MS = 10_000
/** Where the device remembers that pages stay as they are, and the tab when it last loaded one anew. */
const OFF_KEY = 'reload'
const LAST_KEY = 'reloaded'

/** What the reader moves by; each begins the time anew (requirements 4.31). */
const MOVES = ['scroll', 'mousemove', 'keydown', 'touchstart', 'pointerdown']

/**
 * Loads a page anew that the reader leaves alone for so long as it says itself: never under their hands (`isBusy`), never
 * where it is switched off, and never where there would be no page, so that what can be read stays.
 */
export function reloadPage([page]: readonly HTMLElement[]): void {
  const afterMs = Number(page?.getAttribute(RELOAD))
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(reload, afterMs)
  }
  const reload = async () => {
    const isHeld = () =>
      isBusy() || recall(OFF_KEY) !== null || Math.abs(Date.now() - Number(recallInTab(LAST_KEY))) < GUARD_MS
    if (isHeld() || !(await hasPage()) || isHeld()) return wait()
    keepInTab(LAST_KEY, String(Date.now()))
    location.reload()
  }
  for (const name of MOVES) addEventListener(name, wait, { passive: true })
  const box = showSwitch()
  onVisibilityChange(() => {
    if (box) box.checked = recall(OFF_KEY) === null
    wait()
  })
  wait()
}

/** Brings the footer's box to life; it is out of sight without script, and on pages that stay as they are. */
function showSwitch(): HTMLInputElement | null {
  const label = document.querySelector(selectorOf(RELOAD_SWITCH))
  const box = label?.querySelector('input') ?? null
  if (label === null || box === null) return null
  label.setAttribute(RELOAD_SWITCH, 'on')
  box.checked = recall(OFF_KEY) === null
  box.addEventListener('change', () => keep(OFF_KEY, box.checked ? null : 'off'))
  return box
}
