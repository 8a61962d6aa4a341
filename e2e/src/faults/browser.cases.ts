import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { followShifts, readShifts } from '../site/follow-shifts.ts'
import { asReader } from '../site/reader.ts'
import type { OwnPaper } from '../site/use-paper.ts'

const MOST_SHIFT = 0.02
const PHONE = { width: 390, height: 844 }

/** Does not wait for scripts that never come: the page is there once its footer is, and seen once it was painted. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  // Before the style sheets have come nothing is painted, yet the compact row would count as seen.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

async function clickSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Cerca' }).first().click()
  await page.getByPlaceholder('Cosa stai cercando?').waitFor()
}

async function countStories(page: Page): Promise<number> {
  const links = await page
    .locator('main a[href^="/news/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  return new Set(links).size
}

/** The page's own parts fail to arrive in the reader's browser. */
export function describeBrowserFaults(paper: OwnPaper): void {
  const addressOf = (kind: 'home' | 'story') => paper.site.urls.site + paper.content.pages[kind]

  test.describe('Scripts blocked, or held for 5 s', () => {
    test('blocked: the page is whole, and a click on «Cerca» opens the menu', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.route(/\.m?js(?:\?|$)/, (route) => route.abort())
        await open(page, addressOf('home'))
        expect(await countStories(page)).toBeGreaterThanOrEqual(60)
        await clickSearch(page)
      }))

    test('blocked: the page stands in the theme that was chosen, and holds the clicks on what is not there yet', () =>
      asReader(paper.browser, { colorScheme: 'light' }, async (page) => {
        await page.route(/\.m?js(?:\?|$)/, (route) => route.abort())
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
        await open(page, addressOf('home'))
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
        expect(await page.evaluate(() => Array.isArray(window.heldClicks))).toBe(true)
      }))

    test('held: a click on «Cerca» takes effect before they come, and still when they have come', () =>
      asReader(paper.browser, {}, async (page) => {
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        await page.route(/\.m?js(?:\?|$)/, async (route) => {
          await released
          await route.continue()
        })
        await open(page, addressOf('home'))
        expect(await countStories(page)).toBeGreaterThanOrEqual(60)
        await clickSearch(page)
        release()
        await page.waitForLoadState('load')
        expect(await page.getByPlaceholder('Cosa stai cercando?').isVisible()).toBe(true)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
        await clickSearch(page)
      }))
  })

  test.describe('A face or a picture that fails', () => {
    for (const kind of ['home', 'story'] as const) {
      test(`faces: ${kind} does not shift, and its words are seen`, () =>
        asReader(paper.browser, { viewport: PHONE, isMobile: true, hasTouch: true }, async (page) => {
          await page.route(/\.woff2/, (route) => route.abort())
          await followShifts(page)
          await open(page, addressOf(kind))
          await page.waitForLoadState('load')
          expect((await readShifts(page)).total).toBeLessThanOrEqual(MOST_SHIFT)
          expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true)
        }))
    }

    for (const kind of ['home', 'story'] as const) {
      test(`pictures: ${kind} does not shift, and what tells something has words for it`, () =>
        asReader(paper.browser, { viewport: PHONE, isMobile: true, hasTouch: true }, async (page) => {
          await page.route(/\/media\//, (route) => route.abort())
          await followShifts(page)
          await open(page, addressOf(kind))
          await page.waitForLoadState('load')
          expect((await readShifts(page)).total).toBeLessThanOrEqual(MOST_SHIFT)
          const pictures = await page
            .locator('main img')
            .evaluateAll((images) =>
              images
                .filter((image) => image.checkVisibility())
                .map((image) => ({ words: image.getAttribute('alt'), height: image.getBoundingClientRect().height })),
            )
          expect(pictures.length).toBeGreaterThan(0)
          expect(pictures.filter(({ words, height }) => words === null || height < 20)).toEqual([])
          // Beside a title that says the same a picture is silent; on its story's page it speaks.
          if (kind === 'story') expect(pictures.some(({ words }) => (words ?? '').length > 10)).toBe(true)
        }))
    }
  })
}
