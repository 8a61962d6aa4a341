import { expect, test } from '@playwright/test'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { awaitInterstitial, holdTime, interstitialOf } from './ads/await-interstitial.ts'
import { describeGivingWay } from './ads/giving-way.cases.ts'
import { auditPage } from './site/audit-page.ts'
import { chooseCookies } from './site/choose-cookies.ts'
import { DESK, leavePicturesOut, openContext, PHONE } from './site/reader.ts'
import { usePaper } from './site/use-paper.ts'

const paper = usePaper()
const go = (page: Page, path: string) => page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
const isNotShown = async (page: Page) => {
  await page.waitForTimeout(1200)
  expect(await page.locator('dialog[data-interstitial]:popover-open').count()).toBe(0)
}

/** Runs `read` as a reader who has chosen about cookies; on a desk unless told. */
async function asReader(options: BrowserContextOptions & { consents?: boolean }, read: (page: Page) => Promise<void>) {
  const { consents = false, ...rest } = options
  const context = await openContext(paper.browser, { isAsked: true, viewport: DESK, ...rest })
  await leavePicturesOut(context)
  await chooseCookies(context, consents ? ['advertising'] : [])
  try {
    await read(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Opens the page over which the advertisement comes; time stands from then on. */
async function openSecondPage(page: Page): Promise<void> {
  const { section, story } = paper.content.pages
  await go(page, section)
  // A reader who leaves before the page is idle has not seen it: the next one is the first.
  await page.waitForFunction(() => sessionStorage.getItem('pagine') === '1')
  await isNotShown(page)
  await holdTime(page)
  await page.goto(paper.site.urls.site + story, { waitUntil: 'domcontentloaded' })
  await awaitInterstitial(page)
}

test.describe('the full-page advertisement', () => {
  test('comes with the second page, has the focus on SALTA, and says once to readers by ear what it is', () =>
    asReader({}, async (page) => {
      await openSecondPage(page)
      const dialog = page.getByRole('dialog', { name: 'Pubblicità, si chiude da sola tra 5 secondi' })
      await expect(dialog.getByRole('button', { name: 'SALTA' })).toBeFocused()
      expect(await dialog.getByText(/^Chiusura tra [1-5] sec$/).count()).toBe(1)
      const heading = await page.locator('h1').first().textContent()
      expect(await dialog.getByText('Dopo la chiusura torni a:').textContent()).toContain(heading)
      // axe needs time, but the count rests while the page is hidden.
      await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }))
      await page.clock.resume()
      expect(await auditPage(page)).toEqual([])
      await expect(dialog).toBeVisible()
    }))

  test('locks the scroll, is skipped at once, and gives scroll and focus back', () =>
    asReader({}, async (page) => {
      await openSecondPage(page)
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(200)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      const stops = [/SALTA/, /Iscriviti/, /SALTA/]
      for (const [key, [, ...reached]] of [
        ['Tab', stops],
        ['Shift+Tab', stops],
      ] as const)
        for (const words of reached) {
          await page.keyboard.press(key)
          await expect(page.locator(':focus')).toHaveText(words)
        }
      await page.getByRole('button', { name: 'SALTA' }).click()
      await expect(interstitialOf(page)).toBeHidden()
      await page.mouse.wheel(0, 600)
      await page.waitForFunction(() => scrollY > 0)
    }))

  test('counts each second and closes itself after five', () =>
    asReader({}, async (page) => {
      await openSecondPage(page)
      for (const left of ['5', '4', '3', '2', '1']) {
        expect(await interstitialOf(page).locator('b').first().textContent()).toBe(left)
        expect(await interstitialOf(page).isVisible()).toBe(true)
        await page.clock.runFor(1000)
      }
      await expect(interstitialOf(page)).toBeHidden()
    }))

  test('is closed by Escape, and comes once in a session', () =>
    asReader({}, async (page) => {
      await openSecondPage(page)
      await page.keyboard.press('Escape')
      await expect(interstitialOf(page)).toBeHidden()
      await page.clock.resume()
      await go(page, paper.content.pages.event)
      await isNotShown(page)
      expect(await page.evaluate(() => localStorage.getItem('interstiziale'))).toBeNull()
    }))

  test('with consent is remembered on the device for the day', () =>
    asReader({ consents: true }, async (page) => {
      await openSecondPage(page)
      const [at, now] = await page.evaluate(() => [Number(localStorage.getItem('interstiziale')), Date.now()] as const)
      expect(Math.abs(now - at)).toBeLessThan(60_000)
    }))

  test('is not shown on phones, unless configured', () =>
    asReader({ viewport: PHONE }, async (page) => {
      for (const path of ['/', paper.content.pages.story]) {
        await go(page, path)
        await isNotShown(page)
      }
    }))

  test('is not shown to who comes from a search of the paper, or comes back', () =>
    asReader({}, async (page) => {
      await go(page, paper.content.pages.section)
      await isNotShown(page)
      await go(page, paper.content.pages.search)
      await isNotShown(page)
      await page.locator('main h2 a, main h3 a').first().click()
      await page.waitForLoadState('load')
      await isNotShown(page)
      await page.goBack()
      await isNotShown(page)
    }))

  test('does not come while something is being written', () =>
    asReader({}, async (page) => {
      await go(page, paper.content.pages.section)
      await isNotShown(page)
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          const field = document.createElement('input')
          document.body.append(field)
          field.focus()
        }),
      )
      await go(page, paper.content.pages.story)
      await isNotShown(page)
    }))

  test('is never there without script', () =>
    asReader({ javaScriptEnabled: false }, async (page) => {
      for (const path of ['/', paper.content.pages.story]) {
        await go(page, path)
        expect(await interstitialOf(page).isVisible()).toBe(false)
      }
    }))
})

test('before a choice about cookies there is no full-page advertisement', async () => {
  const context = await openContext(paper.browser, { isAsked: true, viewport: DESK })
  const page = await context.newPage()
  for (const path of ['/', paper.content.pages.section, paper.content.pages.story]) {
    await go(page, path)
    await isNotShown(page)
  }
  await context.close()
})

describeGivingWay(paper)
