import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { pressChoices } from '../site/choose-cookies.ts'
import { leavePicturesOut, openContext } from '../site/reader.ts'
import type { ServedWithOthers } from './served-with-others.ts'

/** Longer than a slot that comes near, or one that is come back to, waits to be asked for. */
const LONGER_THAN_A_REFRESH_MS = 1800

/** What a page does that is open while its reader withdraws consent in another tab (docs/consent.md). */
export function describeWithdrawal(served: () => ServedWithOthers): void {
  test('a page that is open while consent is withdrawn in another tab asks nothing more of others, read on or come back to', async ({
    browser,
  }) => {
    const { site, tag, paths } = served()
    tag.behave({})
    const context = await openContext(browser, { isAsked: true })
    await leavePicturesOut(context)
    const page = await context.newPage()
    await page.goto(site + paths.home, { waitUntil: 'load' })
    await page.getByRole('button', { name: 'Accetta', exact: true }).click()
    await expect.poll(() => tag.refreshes.length).toBe(1)
    const views = await countViews(page)
    const other = await context.newPage()
    await other.goto(`${site}/policy`, { waitUntil: 'load' })
    await pressChoices(other)
    await Promise.all([
      other.waitForEvent('load'),
      other.getByRole('button', { name: 'Rifiuta tutto', exact: true }).click(),
    ])
    const foreign: string[] = []
    page.on('request', (request) => request.url().startsWith('http') && foreign.push(new URL(request.url()).origin))
    await page.bringToFront()
    await readOn(page)
    await comeBack(page)
    expect(foreign.filter((origin) => origin !== new URL(site).origin)).toEqual([])
    expect(await countViews(page)).toBe(views)
    await context.close()
  })
}

const countViews = (page: Page) =>
  page.evaluate(
    () =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event === 'page_view')
        .length,
  )

/** Brings each of the page's slots near. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  await page.waitForTimeout(LONGER_THAN_A_REFRESH_MS)
}

/** As from the back-forward cache, once the slots have had what they have for 30 s. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = Date.now
    Date.now = () => real() + 31_000
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.waitForTimeout(LONGER_THAN_A_REFRESH_MS)
}
