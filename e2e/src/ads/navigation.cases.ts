import { expect, test } from '@playwright/test'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { storeChoice } from '../site/choose-cookies.ts'
import type { Choosing } from '../site/choose-cookies.ts'
import { findLink, openInTab, openPrerenderingTab, press, restOn } from '../site/prerendering-tab.ts'
import { openContext, leavePicturesOut } from '../site/reader.ts'
import { noteReturns, useWholeBrowser, waitForReturn } from '../site/whole-browser.ts'
import type { ServedWithOthers } from './served-with-others.ts'

/** What counts views in a page, by script. */
const COUNT_VIEWS = `(window.dataLayer ?? []).filter(({ event }) => event === 'page_view').length`
const LONGER_THAN_A_REFRESH_MS = 1800

/** What happens once a navigation where the browser keeps pages, or makes them ahead (docs/ads.md, docs/consent.md). */
export function describeNavigations(served: () => ServedWithOthers): void {
  const choosing = (): Choosing => ({ granted: ['advertising', 'statistics'], companies: served().companies })

  test.describe('pages that browsers keep, or make ahead', () => {
    const whole = useWholeBrowser()

    test('one that comes back from the back-forward cache is one view and one refresh more', async () => {
      const { site, tag, paths } = served()
      tag.behave({})
      const context = await openContext(whole.browser, { isAsked: true })
      await leavePicturesOut(context)
      await context.addInitScript(storeChoice, choosing())
      await context.addInitScript(noteReturns)
      const page = await context.newPage()
      await page.goto(site + paths.section, { waitUntil: 'load' })
      await expect.poll(() => tag.refreshes.length).toBe(1)
      // No browser keeps a page of which a frame is still under way.
      await expect.poll(() => page.frames().length).toBeGreaterThan(1)
      for (const frame of page.frames()) await frame.waitForLoadState('load')
      // The slots have had what they have for 30 s.
      await page.evaluate(() => {
        const real = Date.now
        Date.now = () => real() + 31_000
      })
      await page.goto(`${site}/about`, { waitUntil: 'load' })
      // Its own, which waits for the page to be idle.
      await expect.poll(() => tag.refreshes.length).toBe(2)
      await page.goBack({ waitUntil: 'commit' })
      await waitForReturn(page)
      await expect.poll(() => tag.refreshes.length).toBe(3)
      await page.waitForTimeout(LONGER_THAN_A_REFRESH_MS)
      expect(tag.refreshes).toHaveLength(3)
      expect(await page.evaluate(COUNT_VIEWS)).toBe(2)
      await context.close()
    })

    test('one that is prerendered asks nothing of others, and is one view and one refresh when it is activated', async () => {
      const { site, tag, others, paths } = served()
      tag.behave({})
      const tab = await openPrerenderingTab(whole.port)
      await openInTab(tab.page, `${site}/about`)
      await tab.page.evaluate(`(${storeChoice.toString()})(${JSON.stringify(choosing())})`)
      await tab.page.evaluate(`localStorage.setItem('interstiziale', Date.now())`)
      await openInTab(tab.page, site + paths.latest)
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
