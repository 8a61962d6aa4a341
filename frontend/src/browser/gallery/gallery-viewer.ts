import { keepInTab, recallInTab } from '../support/device-memory.ts'
import { isCovered } from '../support/is-busy.ts'
import { CLOSE, selectorOf, TURN, VIEWER } from '../support/selectors.ts'
import { MENU_STATE } from '../support/states.ts'

/** The viewer's state, left in the tab for the next photograph: which way the reader turned, where the focus is found again. */
const TURN_KEY = 'giro'

/** Photographs follow one another in one entry of the history: back leads out of the gallery, and Escape closes it. */
export function startViewer([viewer]: readonly HTMLElement[]): void {
  if (viewer === undefined) return
  restoreFocus(viewer)
  viewer.addEventListener('click', turnInPlace)
  document.addEventListener('keydown', (event) => {
    // Arrows inside a field move its caret; Escape closes what is open over the viewer, or has folded it just now.
    if (event.target instanceof HTMLInputElement || event.defaultPrevented) return
    if (document.body.hasAttribute(MENU_STATE) || isCovered()) return
    const turn = readTurnKey(event)
    if (turn !== null) viewer.querySelector<HTMLElement>(selectorOf(TURN, turn))?.click()
    else if (event.key === 'Escape') viewer.querySelector<HTMLElement>(selectorOf(CLOSE))?.click()
  })
  viewer.setAttribute(VIEWER, 'on')
}

function restoreFocus(viewer: HTMLElement): void {
  const turn = recallInTab(TURN_KEY)
  keepInTab(TURN_KEY, null)
  if (turn === null) return
  const links = [...viewer.querySelectorAll<HTMLElement>(selectorOf(TURN))]
  const same = links.find((link) => link.getAttribute(TURN) === turn) ?? links[0]
  same?.focus({ preventScroll: true })
}

function turnInPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.pathname !== location.pathname || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  keepInTab(TURN_KEY, link.getAttribute(TURN) ?? 'next')
  location.replace(link.href)
}

/** Where an arrow leads in the viewer of galleries; null for every other key, and with another key held. */
export function readTurnKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): 'prev' | 'next' | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === 'ArrowLeft') return 'prev'
  return key === 'ArrowRight' ? 'next' : null
}
