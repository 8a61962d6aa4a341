import { expect, test } from '@playwright/test'
import { warmPage } from '../site/find-pages.ts'
import { asReader, PHONE } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** What a lite version looks like (docs/design.md, lite versions). */
export function describeLiteVersion(paper: Paper): void {
  test.describe('A lite version', () => {
    test('sets a text’s last paragraph before a heading as the others, and a label over a title as a label', () =>
      asReader(paper.browser, { viewport: PHONE }, async (page) => {
        const typeOf = (selector: string) =>
          page
            .locator(selector)
            .evaluateAll((all) => [
              ...new Set(
                all.map((element) => `${getComputedStyle(element).fontSize} ${getComputedStyle(element).fontWeight}`),
              ),
            ])
        await warmPage(paper.site, '/privacy-policy?lite')
        await page.goto(`${paper.site.urls.site}/privacy-policy?lite`)
        const paragraphs = page.locator('main p:has(+ h2)')
        expect(await paragraphs.count()).toBeGreaterThan(1)
        expect(await typeOf('main p:has(+ h2)')).toEqual(['17px 400'])
        await page.goto(`${paper.site.urls.site}/?lite`)
        expect(await typeOf('main article p:has(+ h3)')).toEqual(['14px 600'])
      }))
  })
}
