/** Chrome before 114, Firefox before 125 and Safari before 17 know none: a modal dialog stands in its place there. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype

/** Whether a `<dialog popover=auto>` is open over the page. */
export function isPopoverOpen(dialog: HTMLDialogElement): boolean {
  return hasPopovers() ? dialog.matches(':popover-open') : dialog.open
}

/** Opens a `<dialog popover=auto>` over the page; `beforetoggle` and `toggle` tell of it, and of its closing, in each browser. */
export function openPopover(dialog: HTMLDialogElement): void {
  if (hasPopovers()) return dialog.showPopover()
  const tell = (newState: string, ...types: string[]) => {
    for (const type of types) dialog.dispatchEvent(Object.assign(new Event(type), { newState }))
  }
  tell('open', 'beforetoggle')
  dialog.showModal()
  tell('open', 'toggle')
  dialog.addEventListener('close', () => tell('closed', 'beforetoggle', 'toggle'), { once: true })
}

/** Closes what `openPopover` has opened. */
export function closePopover(dialog: HTMLDialogElement): void {
  if (hasPopovers()) dialog.hidePopover()
  else dialog.close()
}
