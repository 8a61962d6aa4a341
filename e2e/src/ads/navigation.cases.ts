import { chromium, expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { findFreePort } from '@liberta/http/find-free-port'
import { CHROMIUM_FLAGS, findWholeChromium } from '../../../infra/local/src/services/find-chromium.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { storeChoice } from '../site/choose-cookies.ts'
import type { Choosing } from '../site/choose-cookies.ts'
import { openContext, leavePicturesOut } from '../site/reader.ts'
import { openPrerenderingTab } from './prerendering-tab.ts'
import type { PrerenderingTab, TabPage } from './prerendering-tab.ts'
import type { ServedWithOthers } from './served-with-others.ts'

/** What counts views in a page, by script. */
const COUNT_VIEWS = `(window.dataLayer ?? []).filter(({ event }) => event === 'page_view').length`
const LONGER_THAN_A_REFRESH_MS = 1800

/** What happens once a navigation where the browser keeps pages, or makes them ahead (docs/ads.md, docs/consent.md). */
export function describeNavigations(served: () => ServedWithOthers): void {
  const choosing = (): Choosing => ({ granted: ['advertising', 'statistics'], companies: served().companies })

  test.describe('pages that browsers keep, or make ahead', () => {
    let browser: Browser
    let port = 0
    test.beforeAll(async () => {
      port = await findFreePort()
      browser = await chromium.launch({
        executablePath: findWholeChromium((line) => void process.stderr.write(`${line}\n`)),
        args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
    })
    test.afterAll(() => browser.close())

    test('one that comes back from the back-forward cache is one view and one refresh more', async () => {
      const { site, tag, paths } = served()
      tag.behave({})
      const context = await openContext(browser, { isAsked: true })
      await leavePicturesOut(context)
      await context.addInitScript(storeChoice, choosing())
      await context.addInitScript(noteReturns)
      const page = await context.newPage()
      await page.goto(site + paths.section, { waitUntil: 'load' })
      await expect.poll(() => tag.refreshes.length).toBe(1)
      // The slots have had what they have for 30 s.
      await page.evaluate(() => {
        const real = Date.now
        Date.now = () => real() + 31_000
      })
      await page.goto(`${site}/about`, { waitUntil: 'load' })
      await page.waitForTimeout(LONGER_THAN_A_REFRESH_MS)
      const before = tag.refreshes.length
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => returnsOf(page)).toEqual([false, true])
      await expect.poll(() => tag.refreshes.length).toBe(before + 1)
      await page.waitForTimeout(LONGER_THAN_A_REFRESH_MS)
      expect(tag.refreshes).toHaveLength(before + 1)
      expect(await page.evaluate(COUNT_VIEWS)).toBe(2)
      await context.close()
    })

    test('one that is prerendered asks nothing of others, and is one view and one refresh when it is activated', async () => {
      const { site, tag, others, paths } = served()
      tag.behave({})
      const tab = await openPrerenderingTab(port)
      await open(tab.page, `${site}/about`)
      await tab.page.evaluate(`(${storeChoice.toString()})(${JSON.stringify(choosing())})`)
      await tab.page.evaluate(`localStorage.setItem('interstiziale', Date.now())`)
      await open(tab.page, site + paths.latest)
      await waitUntil(async () => tag.refreshes.length > 0, { what: 'its slots are asked for' })
      const link = await findLink(tab.page, paths.section)
      const made = { refreshes: tag.refreshes.length, requests: others.requests.length }
      const prerendered = await restOn(tab, link)
      await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_REFRESH_MS))
      expect(await prerendered.evaluate('document.prerendering')).toBe(true)
      expect(await prerendered.evaluate(COUNT_VIEWS)).toBe(0)
      expect({ refreshes: tag.refreshes.length, requests: others.requests.length }).toEqual(made)
      await press(tab.page, link)
      await waitUntil(async () => !(await prerendered.evaluate('document.prerendering')), { what: 'it is activated' })
      await waitUntil(async () => tag.refreshes.length > made.refreshes, { what: 'its slots are asked for' })
      await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_REFRESH_MS))
      expect(await prerendered.evaluate(`performance.getEntriesByType('navigation')[0].activationStart > 0`)).toBe(true)
      expect(await prerendered.evaluate(COUNT_VIEWS)).toBe(1)
      expect(tag.refreshes).toHaveLength(made.refreshes + 1)
      tab.close()
    })
  })
}

/** Runs in the page: how it was shown, each time. */
function noteReturns(): void {
  const returns: boolean[] = []
  Object.assign(window, { returns })
  addEventListener('pageshow', ({ persisted }) => returns.push(persisted))
}
const returnsOf = (page: Page) => page.evaluate(() => (window as unknown as { returns: boolean[] }).returns)

type Place = Record<'x' | 'y', number>

async function open(page: TabPage, address: string): Promise<void> {
  await page.send('Page.navigate', { url: address })
  const isThere = `location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`
  await waitUntil(() => page.evaluate<boolean>(isThere), { what: `${address} has loaded` })
}

/** Where a link to a path stands in the window. */
function findLink(page: TabPage, path: string): Promise<Place> {
  return page.evaluate(`(() => {
    const link = [...document.querySelectorAll('header a[href="${path}"]')].find((one) => one.checkVisibility())
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
}

/** Rests the pointer on a link, as a reader does before the click: that has its page prerendered (http/speculation-rules.ts). */
async function restOn({ page, awaitPrerendered }: PrerenderingTab, place: Place): Promise<TabPage> {
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
  return awaitPrerendered()
}

async function press(page: TabPage, place: Place): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'])
    await page.send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...place })
}
