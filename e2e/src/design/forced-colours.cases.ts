import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { layOutWholePage } from '../site/inspect-page.ts'
import { measureContrast } from '../site/measure-contrast.ts'
import { asReader } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const LEAST_CONTRAST = 3

/** What has to be seen on every page, by name. */
const SEEN: Readonly<Record<string, (page: Page) => Locator>> = {
  nameplate: (page) => page.getByRole('banner').locator('a[href="/"] svg').first(),
  'burger and «Cerca»': (page) => page.getByRole('banner').getByRole('button', { name: 'Cerca' }).first(),
  'an icon': (page) => page.getByRole('banner').locator('button svg').first(),
  'section in the navigation': (page) => page.getByRole('banner').getByRole('link', { name: 'Sport' }).first(),
  'the filled button': (page) => page.getByRole('banner').getByRole('link', { name: 'Abbonati' }).first(),
  'the first title': (page) => page.locator('main :is(h1, h2)').filter({ visible: true }).first(),
  'the footer’s words': (page) => page.getByRole('contentinfo').getByRole('link').first(),
}

const lineOf = (place: Locator) =>
  place.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element)
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth), differs: outlineColor !== backgroundColor }
  })

/** Without motion, so that no colour is on its way to another. */
const readerOf = (colorScheme: 'light' | 'dark') =>
  ({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' }) as const

/** Opens a page whose own switch was set to light, whatever the system is. */
async function openLight(page: Page, paper: Paper, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
  await layOutWholePage(page)
}

/** Where the browser paints in the reader's own colours (docs/design.md, forced colours). */
export function describeForcedColours(paper: Paper): void {
  // In the system's dark colours a page whose own theme was set to light must not keep its ink.
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`Forced colours, of a ${colorScheme} system`, () => {
      for (const kind of ['home', 'story'] as const) {
        test(`text, drawings and buttons are seen on ${kind}`, () =>
          asReader(paper.browser, readerOf(colorScheme), async (page, context) => {
            await openLight(page, paper, paper.content.pages[kind])
            const faults: string[] = []
            for (const [name, find] of Object.entries(SEEN)) {
              const contrast = await measureContrast(context, await find(page).screenshot())
              if (contrast < LEAST_CONTRAST) faults.push(`${name}: ${contrast.toFixed(1)}`)
            }
            expect(faults).toEqual([])
          }))
      }

      test('the bookmark and the tools of a story are seen', () =>
        asReader(paper.browser, readerOf(colorScheme), async (page, context) => {
          await openLight(page, paper, paper.content.pages.story)
          const tools = page.locator('main article').first()
          for (const name of ['Condividi', 'Carattere', 'Salva']) {
            const tool = tools.getByRole('button', { name }).first()
            expect(await measureContrast(context, await tool.screenshot())).toBeGreaterThanOrEqual(LEAST_CONTRAST)
          }
          const bookmark = page.locator('main article [data-save]:not(:has(span))').first()
          expect(await measureContrast(context, await bookmark.screenshot())).toBeGreaterThanOrEqual(LEAST_CONTRAST)
        }))

      test('a button has an edge where its fill has gone', () =>
        asReader(paper.browser, readerOf(colorScheme), async (page) => {
          await openLight(page, paper, '/')
          const button = page.getByRole('banner').getByRole('link', { name: 'Abbonati' }).first()
          const edge = await button.evaluate((element) => {
            const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
            return (
              borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor
            )
          })
          expect(edge).toBe(true)
        }))

      test('the focus has its ring, around a link and around a card', () =>
        asReader(paper.browser, readerOf(colorScheme), async (page) => {
          await openLight(page, paper, '/')
          await page.keyboard.press('Tab')
          await page.keyboard.press('Tab')
          const ring = await lineOf(page.locator(':focus'))
          expect(ring).toMatchObject({ style: 'solid', differs: true })
          expect(ring.width).toBeGreaterThanOrEqual(2)
          await page.locator('main article :is(h2, h3) a').first().focus()
          const around = await page
            .locator(':focus')
            .evaluate((link) => Number.parseFloat(getComputedStyle(link, '::after').outlineWidth))
          expect(around).toBeGreaterThanOrEqual(2)
        }))

      test('the section where one is is underlined, not coloured', () =>
        asReader(paper.browser, readerOf(colorScheme), async (page) => {
          await openLight(page, paper, '/news/cronaca')
          const marks = await page
            .locator('header [aria-current]')
            .evaluateAll((all) =>
              all.filter((mark) => mark.checkVisibility()).map((mark) => getComputedStyle(mark).textDecorationLine),
            )
          expect(marks.length).toBeGreaterThan(0)
          expect(new Set(marks)).toEqual(new Set(['underline']))
        }))
    })
  }
}
