import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { layOutWholePage } from '../site/inspect-page.ts'
import { asReader, PHONE } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** Where small cards stand in lists of each kind. */
const LISTS = ['/', '/eventi', '/ricerca/query_piacenza/s', '/video', '/news/cronaca']

/** The photographs that go beyond their card, and the words of titles that are cut in two without a hyphen. */
async function findMisfits(page: Page): Promise<string[]> {
  await layOutWholePage(page)
  return page.evaluate(() => {
    const beyond = [...document.querySelectorAll('main article picture')].filter((picture) => {
      const card = picture.closest('article')?.getBoundingClientRect().right ?? 0
      const photo = picture.parentElement?.getBoundingClientRect()
      // The lead's runs to the edges of the window.
      return photo !== undefined && photo.width < innerWidth && photo.right > card + 1
    })
    const range = document.createRange()
    const cut = [...document.querySelectorAll('main article :is(h2, h3) a')].flatMap((link) =>
      [...link.childNodes].flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
        }),
      ),
    )
    return [...beyond.map((picture) => `a photo beside «${picture.closest('article')?.textContent}»`), ...cut]
  })
}

/** Small cards on a phone (docs/design.md, cards). */
export function describeCards(paper: Paper): void {
  test.describe('A card on a phone', () => {
    for (const address of LISTS) {
      test(`holds its photo, and its words are whole: ${address}`, async ({ browser }) => {
        await asReader(browser, { viewport: PHONE }, async (page) => {
          await page.goto(paper.site.urls.site + address)
          expect(await findMisfits(page)).toEqual([])
        })
      })
    }

    // Not where they are divided: this browser has no dictionary for it.
    test('has its longest words divided with a hyphen, and no others', async ({ browser }) => {
      await asReader(browser, { viewport: PHONE }, async (page) => {
        await page.goto(paper.site.urls.site)
        const title = page.locator('main article h3').first()
        await expect(title).toHaveCSS('hyphens', 'auto')
        await expect(title).toHaveCSS('hyphenate-limit-chars', '16')
      })
    })

    test('has its photo above its words on a quiet day of the agenda', async ({ browser }) => {
      await asReader(browser, { viewport: PHONE }, async (page) => {
        await page.goto(`${paper.site.urls.site}/eventi`)
        await layOutWholePage(page)
        const places = await page.evaluate(() =>
          [...document.querySelectorAll('main [data-form] article:has(picture)')].map((card) => ({
            photo: card.querySelector('picture')?.parentElement?.getBoundingClientRect().bottom ?? 0,
            words: card.querySelector('h3')?.getBoundingClientRect().top ?? 0,
          })),
        )
        expect(places.length).toBeGreaterThan(0)
        for (const { photo, words } of places) expect(words).toBeGreaterThan(photo)
      })
    })
  })

  test('Of today’s events on a tablet the first stands beside its photo, and the others two in a row', async ({
    browser,
  }) => {
    await asReader(browser, { viewport: { width: 820, height: 1100 } }, async (page) => {
      await page.goto(`${paper.site.urls.site}/eventi`)
      const widths = await page
        .locator('section[aria-labelledby="oggi"] article picture')
        .evaluateAll((pictures) => pictures.map((picture) => picture.parentElement?.clientWidth ?? 0))
      expect(widths.length).toBeGreaterThan(1)
      expect(Math.max(...widths)).toBeLessThan(820 / 2)
    })
  })
}
