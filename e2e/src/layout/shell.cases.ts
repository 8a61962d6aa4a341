import { describe, expect, it } from '@jest/globals'
import { asReader, DESK } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** Row «App shell» of the specification’s layout. */
export function describeShell(paper: Paper): void {
  describe('App shell', () => {
    it.each(['home', 'section', 'story'] as const)('%s has a top ad slot whose height is reserved', (kind) =>
      asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
        await page.route(/\.(?:avif|webp|jpg)$|\/media\//, (route) => route.abort())
        await page.goto(paper.site.urls.site + paper.content.pages[kind], { waitUntil: 'load' })
        const slot = page.getByRole('complementary', { name: 'Pubblicità' }).first()
        const box = await slot.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(90)
        expect(box?.y).toBeLessThan(DESK.height)
      }),
    )
  })
}
