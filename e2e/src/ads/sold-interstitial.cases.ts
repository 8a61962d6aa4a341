import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { awaitInterstitial, holdTime, interstitialOf, letPassUntil } from './await-interstitial.ts'
import { chooseCookies } from '../site/choose-cookies.ts'
import { DESK, leavePicturesOut, openContext, PHONE } from '../site/reader.ts'
import type { ServedWithOthers } from './served-with-others.ts'

/** An advertisement that was due is waited for so long. */
const PATIENCE_MS = 5000
/** When the slots of a page are asked for. */
const REFRESH_MS = 1200

/** The full-page advertisement where it is sold, on a site that shows it on phones, too (docs/ads.md). */
export function describeSoldInterstitial(served: () => ServedWithOthers): void {
  /** Runs `read` on the second page of a reader who has consented to advertising before. */
  const onSecondPage = async (
    browser: Browser,
    { viewport = DESK, consents = true, holds = false },
    read: (page: Page) => Promise<void>,
  ) => {
    const { site, paths, companies } = served()
    const context = await openContext(browser, { isAsked: true, viewport })
    await leavePicturesOut(context)
    await chooseCookies(context, consents ? ['advertising'] : [], companies)
    const page = await context.newPage()
    await page.goto(site + paths.section, { waitUntil: 'load' })
    await page.waitForFunction(() => sessionStorage.getItem('pagine') === '1')
    if (holds) await holdTime(page)
    await page.goto(site + paths.story, { waitUntil: holds ? 'domcontentloaded' : 'load' })
    const isCounted = () => page.evaluate(() => sessionStorage.getItem('pagine') === '2')
    await (holds ? letPassUntil(page, isCounted) : waitUntil(isCounted))
    await read(page)
    await context.close()
  }
  const countRequests = () =>
    served()
      .tag.refreshes.flat()
      .filter((id) => id.endsWith('_interstitial_1')).length

  test.describe('a full-page advertisement that is sold', () => {
    for (const viewport of [DESK, PHONE])
      test(`is asked for once, and shown when it is there, at ${viewport.width} px where phones are interrupted, too`, ({
        browser,
      }) => {
        served().tag.behave({})
        return onSecondPage(browser, { viewport, holds: true }, async (page) => {
          // Its patience begins with the page's refresh: none of it passes while the tag comes.
          await page.waitForFunction(() => 'pubads' in ((window as { googletag?: object }).googletag ?? {}))
          await page.clock.runFor(REFRESH_MS)
          await expect.poll(countRequests).toBe(1)
          await awaitInterstitial(page)
          await expect(interstitialOf(page).getByRole('button', { name: 'SALTA' })).toBeFocused()
          expect(await interstitialOf(page).locator('iframe').count()).toBe(1)
          expect(countRequests()).toBe(1)
          await page.getByRole('button', { name: 'SALTA' }).click()
          await expect(interstitialOf(page)).toBeHidden()
        })
      })

    test('does not come where the ad server has none, and is not counted as shown', ({ browser }) => {
      served().tag.behave({ fill: 'nothing' })
      return onSecondPage(browser, {}, async (page) => {
        await expect.poll(countRequests).toBe(1)
        await page.waitForTimeout(PATIENCE_MS + 500)
        expect(await interstitialOf(page).isVisible()).toBe(false)
        expect(await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept['interstiziale']))).toEqual([
          undefined,
          undefined,
        ])
      })
    })

    test('is asked for by nobody who has refused', ({ browser }) => {
      served().tag.behave({})
      return onSecondPage(browser, { consents: false }, async (page) => {
        await page.waitForTimeout(1500)
        expect(await interstitialOf(page).isVisible()).toBe(false)
        expect(served().tag.refreshes).toEqual([])
      })
    })
  })
}
