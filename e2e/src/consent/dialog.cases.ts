import { expect, test } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'
import { layOutWholePage } from '../site/inspect-page.ts'
import { asReader, PHONE } from '../site/reader.ts'

/** Of a home page of some 1,500: a dialog and what stands in it. */
const MOST_RESTYLED = 200
const ITALICS = /-italic.*\.woff2/
const choose = (page: Page) => page.getByRole('button', { name: 'Scegli', exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Le tue scelte sui cookie' })

/** How a dialog holds the page behind it (browser/support/open-dialog.ts). */
export function describeDialog(site: () => string): void {
  const open = async (page: Page) => {
    await page.goto(site(), { waitUntil: 'load' })
    await choose(page).press('Enter')
    await dialogOf(page).waitFor()
  }

  test.describe('the preferences, open over the page', () => {
    test('keep the focus, forwards and backwards, and whoever takes it away; Escape gives it back', ({ browser }) =>
      asReader(browser, { isAsked: true }, async (page) => {
        await open(page)
        const focus = page.locator(':focus')
        await expect(focus).toHaveAccessibleName('Chiudi senza cambiare')
        await page.keyboard.press('Shift+Tab')
        await expect(focus).toHaveText('Rifiuta tutto')
        await page.keyboard.press('Tab')
        await expect(focus).toHaveAccessibleName('Chiudi senza cambiare')
        await page.keyboard.press('Tab')
        await expect(focus).toHaveText('Cookie policy')
        await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus())
        await expect(focus).toHaveAccessibleName('Chiudi senza cambiare')
        // A press on words leaves the focus in the dialog, so that it still goes back.
        await dialogOf(page).getByText('Sempre accesi').click()
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toBeHidden()
        await expect(choose(page)).toBeFocused()
      }))

    test('let nothing behind be pressed, and tell readers by ear that it is out of reach', ({ browser }) =>
      asReader(browser, { isAsked: true }, async (page) => {
        await open(page)
        await expect(dialogOf(page)).toHaveAttribute('aria-modal', 'true')
        const address = page.url()
        for (const [x, y] of [
          [5, 5],
          [400, 40],
          [640, 890],
        ] as const)
          await page.mouse.click(x, y)
        await expect(dialogOf(page)).toBeVisible()
        expect(page.url()).toBe(address)
      }))

    test('open and close without working out the styles of the page anew', ({ browser }) =>
      asReader(browser, { isAsked: true, viewport: PHONE }, async (page, context) => {
        // Nothing else of the page is worked out meanwhile: it has started, nothing is published, and the italics, last of all, do not come.
        await page.route('**/live/events*', (route) => route.abort())
        await page.route(ITALICS, (route) => route.abort())
        const last = page.waitForRequest(ITALICS)
        await open(page)
        await layOutWholePage(page)
        await last
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        const tools = await context.newCDPSession(page)
        expect(await countRestyled(tools, () => page.keyboard.press('Escape'))).toBeLessThan(MOST_RESTYLED)
        expect(await countRestyled(tools, () => choose(page).press('Enter'))).toBeLessThan(MOST_RESTYLED)
        await expect(dialogOf(page)).toBeVisible()
      }))
  })
}

/** Of how many elements the browser works out the styles while `act` is done and painted. */
async function countRestyled(tools: CDPSession, act: () => Promise<unknown>): Promise<number> {
  let count = 0
  const add = ({ value }: { value: object[] }) => {
    for (const { name, args } of value as { name?: string; args?: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') count += args?.elementCount ?? 0
  }
  tools.on('Tracing.dataCollected', add)
  const ended = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve))
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink', 'devtools.timeline'] },
  })
  await act()
  await tools.send('Runtime.evaluate', {
    expression: 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))',
    awaitPromise: true,
  })
  await tools.send('Tracing.end')
  await ended
  tools.off('Tracing.dataCollected', add)
  return count
}
