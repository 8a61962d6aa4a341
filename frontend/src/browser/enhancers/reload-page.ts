import { dayInRome } from '@liberta/italian/italian-date'
import { hasPage } from '../live/fetch-page.ts'
import { keep, keepInTab, recall, recallInTab } from '../support/device-memory.ts'
import { isBusy } from '../support/is-busy.ts'
import { onVisibilityChange } from '../support/page-life.ts'
import { READ, RELOAD, RELOAD_SWITCH, selectorOf } from '../support/selectors.ts'

/** The least between two reloads that nobody asked for, in milliseconds (requirements 4.32). */
export const GUARD_MS = 10_000
/** Where the device remembers that pages stay as they are, and the tab when it last loaded one anew. */
const OFF_KEY = 'reload'
const LAST_KEY = 'reloaded'

/** What the reader reads on by. */
const HANDS = ['scroll', 'keydown', 'touchstart', 'pointerdown']
/** What the reader moves by; each begins the time anew (requirements 4.31). */
const MOVES = ['mousemove', ...HANDS]

/** Loads a page anew that the reader leaves alone for so long as it says itself. */
export function reloadPage([page]: readonly HTMLElement[]): void {
  const afterMs = Number(page?.getAttribute(RELOAD))
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    const own = setTimeout(async () => (await reload(() => timer === own)) || wait(), afterMs)
    timer = own
  }
  for (const name of MOVES) addEventListener(name, wait, { passive: true })
  const box = showSwitch()
  onVisibilityChange(() => {
    if (box) box.checked = recall(OFF_KEY) === null
    wait()
  })
  wait()
}

/** Loads a page anew that is looked at again on another day: its «Oggi» and «Domani» are those of the day before. A story names no such day. */
export function renewDay(): void {
  const day = dayInRome(new Date())
  if (document.querySelector(selectorOf(READ))) return
  onVisibilityChange(() => {
    if (dayInRome(new Date()) === day) return
    // The mouse moves as one comes from another tab; what else moves begins the reading.
    const still = new AbortController()
    for (const name of HANDS) addEventListener(name, () => still.abort(), { passive: true, signal: still.signal })
    void reload(() => !still.signal.aborted)
  })
}

/**
 * Never under the reader's hands (`isBusy`), never where it is switched off, and never where there would be no page, so that what can be read
 * stays; whether it does.
 * @param isAlone false once the reader has moved since: asking takes seconds on a weak line
 */
async function reload(isAlone: () => boolean): Promise<boolean> {
  const isHeld = () =>
    isBusy() || recall(OFF_KEY) !== null || Math.abs(Date.now() - Number(recallInTab(LAST_KEY))) < GUARD_MS
  if (isHeld() || !(await hasPage()) || !isAlone() || isHeld()) return false
  keepInTab(LAST_KEY, String(Date.now()))
  location.reload()
  return true
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
