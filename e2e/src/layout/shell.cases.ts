import { describe, expect, it } from '@jest/globals'
import { asReader, DESK, PHONE } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** Heights that the masthead's slot has at a desk's and at a phone's width (specification §9: 1370x270 and 375x100). */
const HEIGHTS = [
  { where: 'a desk', viewport: DESK, height: 270 },
  { where: 'a phone', viewport: PHONE, height: 100 },
] as const

/** Row «App shell» of the specification’s layout. */
export function describeShell(paper: Paper): void {
  describe.each(HEIGHTS)('App shell on $where', ({ viewport, height }) => {
    it.each(['home', 'section', 'story', 'search', 'galleryViewer', 'signIn'] as const)(
      `%s has a top ad slot of ${height} px, whatever stands in it`,
      (kind) =>
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
          expect(reserved).toBe(height)
          expect((await slot.boundingBox())?.y).toBeLessThan(viewport.height / 2)
        }),
    )
  })
}
