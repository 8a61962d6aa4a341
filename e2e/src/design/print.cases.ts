import { expect, test } from '@playwright/test'
import { asWritten } from '../site/as-written.ts'
import { asReader, DESK } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** A sheet of A4 at 96 px to the inch, less the margins that the style sheet asks for: 16 mm above and below, 14 mm beside. */
const SHEET = { width: Math.round(((210 - 28) / 25.4) * 96), height: Math.round(((297 - 32) / 25.4) * 96) }

/** What a page looks like on paper (docs/design.md, paper). */
export function describePrint(paper: Paper): void {
  test.describe('On paper', () => {
    test('a story is its words: nothing to press, no advertisement, nothing that follows it', () =>
      asReader(paper.browser, { viewport: DESK }, async (page) => {
        await page.goto(paper.site.urls.site + paper.content.pages.story, { waitUntil: 'load' })
        await page.emulateMedia({ media: 'print' })
        const pressed = page.locator('nav, button, form, [popover], [data-share], aside[aria-label^=Pubblicità]')
        const seen = await pressed.evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)
        expect(await pressed.count()).toBeGreaterThan(10)
        expect(seen).toBe(0)
        const words = await page.getByRole('main').innerText()
        for (const block of paper.content.story.blocks)
          if (block.type === 'paragraph') expect(words).toContain(block.text)
        expect(asWritten(words)).not.toContain(paper.content.story.readNext[0]?.title)
      }))

    test('what a page keeps folded stands unfolded, as nothing can be pressed there', () =>
      asReader(paper.browser, { viewport: DESK }, async (page) => {
        await page.goto(`${paper.site.urls.site}/contact-us/faq`, { waitUntil: 'load' })
        const answers = page.getByRole('main').locator('details > :not(summary)')
        const seen = () => answers.evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)
        expect(await seen()).toBe(0)
        await page.emulateMedia({ media: 'print' })
        expect(await seen()).toBe(await answers.count())
        expect(await answers.count()).toBeGreaterThan(2)
        const heights = await answers.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))
        expect(Math.min(...heights)).toBeGreaterThan(0)
      }))

    test('begins on the first sheet and ends with its address', () =>
      asReader(paper.browser, { viewport: SHEET }, async (page) => {
        await page.goto(paper.site.urls.site + paper.content.pages.story, { waitUntil: 'load' })
        await page.emulateMedia({ media: 'print' })
        const text = await page.locator('main article h1 ~ *, main article p').first().boundingBox()
        expect(text?.y).toBeLessThan(SHEET.height)
        const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? 'none'
        const lines = (await page.getByRole('main').innerText()).trim().split('\n')
        expect(lines.at(-1)).toBe(canonical)
      }))

    test('its photograph stands clear of the byline, and no toast lies over the words', () =>
      asReader(paper.browser, { viewport: SHEET }, async (page) => {
        await page.goto(paper.site.urls.site + paper.content.pages.story, { waitUntil: 'load' })
        const toast = page.locator('body > p[role=status]')
        await toast.waitFor({ state: 'attached' })
        await page.emulateMedia({ media: 'print' })
        expect(await toast.evaluate((element) => getComputedStyle(element).display)).toBe('none')
        const byline = await page.locator('main article time').first().boundingBox()
        const photo = await page.locator('main article figure').first().boundingBox()
        expect((photo?.y ?? 0) - (byline?.y ?? 0) - (byline?.height ?? 0)).toBeGreaterThanOrEqual(12)
      }))

    for (const kind of ['home', 'story'] as const) {
      test(`${kind} is black on white for a reader of the dark theme`, () =>
        asReader(paper.browser, { colorScheme: 'dark' }, async (page) => {
          await page.goto(paper.site.urls.site + paper.content.pages[kind], { waitUntil: 'load' })
          await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
          const colours = () =>
            page.evaluate(() => {
              const body = getComputedStyle(document.body)
              return [body.color, body.backgroundColor]
            })
          expect(await colours()).not.toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
          await page.emulateMedia({ media: 'print' })
          expect(await colours()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
        }))
    }

    test('fills whole sheets with words: a story of a page or two is printed on a few', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.goto(paper.site.urls.site + paper.content.pages.story, { waitUntil: 'load' })
        const file = (await page.pdf({ format: 'A4' })).toString('latin1')
        const sheets = file.match(/\/Type\s*\/Page\b/g)?.length ?? 0
        expect(sheets).toBeGreaterThan(0)
        expect(sheets).toBeLessThanOrEqual(4)
      }))
  })
}
