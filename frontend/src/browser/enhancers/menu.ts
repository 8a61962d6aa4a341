import { closePopover, hasPopovers, isPopoverOpen, openPopover } from '../support/popover.ts'
import { MENU_BUTTON, MENU_ID, SEARCH, SEARCH_FIELD } from '../support/selectors.ts'
import { GUTTER, MENU_STATE } from '../support/states.ts'

/**
 * What script adds to the menu, which opens and closes without it: the search box has the focus where «Cerca» was pressed,
 * the body is marked, the page behind is out of reach, a link or a search closes it, and the focus goes back. Where the browser
 * knows no popovers, script opens and closes it.
 */
export function startMenu(): void {
  const menu = document.getElementById(MENU_ID)
  if (!(menu instanceof HTMLDialogElement)) return
  let opener: HTMLElement | null = null

  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(MENU_BUTTON) : null
    if (pressed === null) return
    if (menu.contains(pressed)) return hasPopovers() ? undefined : menu.close()
    opener = pressed
    const isSearch = pressed.hasAttribute(SEARCH)
    if ((!isSearch && hasPopovers()) || isPopoverOpen(menu)) return
    // Opened here, in the reader's own click: a phone shows its keyboard for no later focus.
    event.preventDefault()
    openPopover(menu)
    if (isSearch) menu.querySelector<HTMLElement>(SEARCH_FIELD)?.focus()
  })
  menu.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') setBehind(menu, false)
    else document.documentElement.toggleAttribute(GUTTER, innerWidth > document.documentElement.clientWidth)
  })
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'open') enter(menu)
    else leave(opener)
  })
  menu.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // A press beside a modal dialog is one on the dialog itself.
    const isBeside = event.target === menu && event.clientX > menu.offsetWidth
    if (isBeside || (link !== null && !(event.metaKey || event.ctrlKey || event.shiftKey))) closePopover(menu)
  })
  menu.addEventListener('submit', () => closePopover(menu))
  // Else the page would come back from the back-forward cache with its menu open.
  addEventListener('pagehide', () => isPopoverOpen(menu) && closePopover(menu))
  if (isPopoverOpen(menu)) enter(menu)
}

function enter(menu: HTMLElement): void {
  setBehind(menu, true)
  if (!menu.contains(document.activeElement)) menu.querySelector<HTMLElement>(MENU_BUTTON)?.focus()
}

function leave(opener: HTMLElement | null): void {
  if (document.activeElement === document.body || document.activeElement === null)
    opener?.focus({ preventScroll: true })
}

/** Marks the body, and puts everything but the menu out of reach of keys and readers by ear. */
function setBehind(menu: HTMLElement, open: boolean): void {
  if (open) document.body.setAttribute(MENU_STATE, 'open')
  else document.body.removeAttribute(MENU_STATE)
  for (const part of document.body.children) {
    if (part instanceof HTMLElement && part !== menu) part.inert = open
  }
}
