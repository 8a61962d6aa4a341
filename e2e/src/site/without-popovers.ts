import type { BrowserContext } from '@playwright/test'

/** Has a profile's pages open as in browsers that know no popovers: Chrome 113, Firefox 115, Safari 16. */
export async function takePopoversAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway)
}

/** Runs in the page before its scripts. The button's attribute stays, which does nothing where nothing is a popover. */
function takeAway(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the element that it was taken from.
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): boolean {
      if (selector.includes(':popover-open')) throw new SyntaxError(`'${selector}' is not a valid selector`)
      return matches.call(this, selector)
    },
  })
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('[popover]')) element.removeAttribute('popover')
  }).observe(document, { childList: true, subtree: true })
}
