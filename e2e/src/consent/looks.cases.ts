import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { measureContrast } from '../site/measure-contrast.ts'
import { findSidewaysScroll } from '../site/inspect-page.ts'
import { asReader, DESK, PHONE } from '../site/reader.ts'

/** WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3
const regionOf = (page: Page) => page.getByRole('region', { name: 'Una scelta, prima di leggere' })
const preferencesOf = (page: Page) => page.getByRole('dialog', { name: 'Le tue scelte sui cookie' })

async function openBoth(page: Page, site: string): Promise<[Locator, Locator]> {
  await page.goto(site, { waitUntil: 'load' })
  await regionOf(page).waitFor()
  return [regionOf(page), preferencesOf(page)]
}
const isWithin = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })
/** What of a layer cannot be read: its first or last line stays under something else, or beyond the window, however the layer is scrolled. */
const findCovered = (layer: Locator) =>
  layer.evaluate((element) =>
    [...element.querySelectorAll('p, h2, h3, button')].flatMap((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const isSeen = (end: 0 | -1) => {
        const findLine = () => [...range.getClientRects()].filter(({ width }) => width > 1).at(end)
        const line = findLine()
        if (!part.checkVisibility() || line === undefined) return true
        // Near the upper edge: what stays in sight stands at the lower one.
        element.scrollTop += line.top - element.getBoundingClientRect().top - 60
        const { left, right, top, height } = findLine() ?? line
        return [left + 1, right - 1].every((x) => {
          const seen = document.elementFromPoint(x, top + height / 2)
          return seen !== null && (part.contains(seen) || seen.contains(part))
        })
      }
      return isSeen(0) && isSeen(-1) ? [] : [part.textContent]
    }),
  )
const choose = (page: Page) => page.getByRole('button', { name: 'Scegli', exact: true }).click()

/** How the question about cookies and the preferences look where a reader's own settings decide (docs/design.md). */
export function describeConsentLooks(site: () => string): void {
  test.describe('the question and the preferences', () => {
    for (const colorScheme of ['light', 'dark'] as const)
      test(`are seen in forced colours of a ${colorScheme} system, with their edges, answers and switches`, ({
        browser,
      }) =>
        asReader(
          browser,
          { isAsked: true, forcedColors: 'active', colorScheme, reducedMotion: 'reduce' },
          async (page, context) => {
            const [region, preferences] = await openBoth(page, site())
            const faults: string[] = []
            const look = async (name: string, place: Locator) => {
              const contrast = await measureContrast(context, await place.screenshot())
              if (contrast < LEAST_CONTRAST) faults.push(`${name}: ${contrast.toFixed(1)}`)
            }
            for (const button of await region.getByRole('button').all())
              await look((await button.textContent()) ?? '', button)
            await choose(page)
            for (const button of await preferences.getByRole('button').all())
              await look((await button.textContent()) ?? '', button)
            const knob = preferences.getByRole('switch').first()
            await look('a switch that is off', knob)
            const off = await knob.screenshot()
            await knob.check()
            await look('a switch that is on', knob)
            expect((await knob.screenshot()).equals(off)).toBe(false)
            expect(faults).toEqual([])
            for (const box of [region, preferences.locator('form')])
              expect(await box.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid')
          },
        ))

    test('stand on no paper', ({ browser }) =>
      asReader(browser, { isAsked: true }, async (page) => {
        const [region, preferences] = await openBoth(page, site())
        await choose(page)
        await preferences.waitFor()
        await page.emulateMedia({ media: 'print' })
        await expect(region).toBeHidden()
        await expect(preferences).toBeHidden()
        await expect(page.getByRole('main')).toBeVisible()
      }))

    for (const viewport of [DESK, PHONE, { width: 320, height: 480 }])
      test(`make nobody scroll sideways at ${viewport.width} px, and stand within the window`, ({ browser }) =>
        asReader(browser, { isAsked: true, viewport }, async (page) => {
          const [region, preferences] = await openBoth(page, site())
          expect(await isWithin(region)).toBe(true)
          expect(await isWithin(region.getByRole('button', { name: 'Rifiuta', exact: true }))).toBe(true)
          expect(await findSidewaysScroll(page)).toEqual([])
          await choose(page)
          expect(await isWithin(preferences)).toBe(true)
          expect(await isWithin(preferences.getByRole('button', { name: 'Rifiuta tutto' }))).toBe(true)
          expect(await findSidewaysScroll(page)).toEqual([])
        }))

    test('lose no word and no answer on a phone whose letters are twice as large', ({ browser }) =>
      asReader(browser, { isAsked: true, viewport: PHONE }, async (page) => {
        const [region, preferences] = await openBoth(page, site())
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        expect(await findCovered(region)).toEqual([])
        await choose(page)
        expect(await findCovered(preferences.locator('form'))).toEqual([])
      }))
  })
}
