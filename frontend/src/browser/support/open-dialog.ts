import { closePopover, isPopoverOpen, openPopover } from './popover.ts'

/** What a key reaches in the dialogs of the page. */
const STOPS = 'a,button,input,summary,iframe'

/**
 * Opens a dialog over the page (`popover=auto aria-modal=true`) that is as wide and as high as the window: nothing behind it can be pressed,
 * the focus begins at its first stop, stays in it, and goes back to where it was. Escape closes it, as the browser does with every
 * popover, and so does each button of its form. Not `showModal()` where popovers are known: that puts the page out of reach by working
 * out the styles of all its elements anew, at the opening and at the closing, a fifth of a second each on a cheap phone.
 * @returns the value of the button that closed it, empty after Escape; never where it is open already
 */
export function openDialog(dialog: HTMLDialogElement): Promise<string> {
  return new Promise((resolve) => {
    if (isPopoverOpen(dialog)) return
    let answer = ''
    const listening = new AbortController()
    const { signal } = listening
    dialog.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        answer = (event.submitter as HTMLButtonElement | null)?.value ?? ''
        closePopover(dialog)
      },
      { signal },
    )
    dialog.addEventListener(
      'beforetoggle',
      ({ newState }) => {
        if (newState !== 'closed') return
        listening.abort()
        resolve(answer)
      },
      { signal },
    )
    document.addEventListener('keydown', (event) => turn(dialog, event), { signal })
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!dialog.contains(target as Node)) stopsOf(dialog)[0]?.focus()
      },
      { signal },
    )
    openPopover(dialog)
    stopsOf(dialog)[0]?.focus()
  })
}

/** Tab goes round in the dialog, both ways. */
function turn(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = stopsOf(dialog)
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1
  event.preventDefault()
  stops.at(next % stops.length)?.focus()
}

function stopsOf(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.getClientRects().length > 0)
}
