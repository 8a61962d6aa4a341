import { expect, test } from '@playwright/test'
import { asReader, DESK, PHONE } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/**
 * Heights that the masthead's slot has at a desk's and at a phone's width (requirements 9: 1370x270 and 375x100), and on pages of
 * service (1264x90).
 */
const HEIGHTS = [
  { where: 'a desk', viewport: DESK, height: 270, quick: 90 },
  { where: 'a phone', viewport: PHONE, height: 100, quick: 100 },
] as const

/** The shell of the application (requirements 2.113). */
export function describeShell(paper: Paper): void {
  for (const { viewport, height, quick, where } of HEIGHTS) {
    test.describe(`App shell on ${where}`, () => {
      for (const [kind, kept] of [
        ['home', height],
        ['section', height],
        ['story', height],
        ['search', height],
        ['galleryViewer', height],
        ['signIn', quick],
      ] as const) {
        test(`${kind} has a top ad slot of ${kept} px, whatever stands in it`, () =>
          asReader(paper.browser, { viewport, javaScriptEnabled: false }, async (page) => {
            await page.route(/\.(?:avif|webp|jpg)$|\/media\//, (route) => route.abort())
            await page.goto(paper.site.urls.site + paper.content.pages[kind], { waitUntil: 'load' })
            const slot = page.getByRole('complementary', { name: 'Pubblicità', exact: true })
            expect(await slot.count()).toBe(1)
            const reserved = await slot.evaluate((element) => {
              const box = element.lastElementChild
              box?.replaceChildren()
              return box?.getBoundingClientRect().height
            })
            expect(reserved).toBe(kept)
            expect((await slot.boundingBox())?.y).toBeLessThan(viewport.height / 2)
          }))
      }
    })
  }
}
