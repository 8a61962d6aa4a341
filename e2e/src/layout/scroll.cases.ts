import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { layOutWholePage } from '../site/inspect-page.ts'
import { asReader } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

const PLACE = 900
const SCRIPT = /\/assets\/main-/

/** Navigation scrolls to top and restores saved positions, unless the reader moves within 1.5 s (requirements 2). */
export function describeScroll(paper: Paper): void {
  const visit = (look: (page: Page, context: BrowserContext) => Promise<void>) =>
    asReader(paper.browser, {}, async (page, context) => {
      // The browser's own memory would hide whether the page's works; and a busy machine must not let the time run out.
      await page.addInitScript(() => {
        history.scrollRestoration = 'manual'
        performance.now = () => 0
      })
      await page.goto(`${paper.site.urls.site}/news/cronaca`, { waitUntil: 'load' })
      await scrollPage(page, PLACE)
      await page.goto(paper.site.urls.site + paper.content.pages.latest, { waitUntil: 'load' })
      await look(page, context)
    })

  test.describe('Scrolling (requirements 2, navigation)', () => {
    test('a new page begins at its top, also one that was left further down', () =>
      visit(async (page) => {
        expect(await topOf(page)).toBe(0)
        await page.goto(`${paper.site.urls.site}/news/cronaca`, { waitUntil: 'load' })
        await settle(page)
        expect(await topOf(page)).toBe(0)
      }))

    test('back leads to where the page was left, and forward, too', () =>
      visit(async (page) => {
        await scrollPage(page, 300)
        await page.goBack({ waitUntil: 'load' })
        expect(new URL(page.url()).pathname).toBe('/news/cronaca')
        await page.waitForFunction((place) => scrollY === place, PLACE)
        await page.goForward({ waitUntil: 'load' })
        await page.waitForFunction(() => scrollY === 300)
      }))

    test('the places are kept for 1800 s', () =>
      visit(async (_page, context) => {
        const places = (await context.cookies()).find(({ name }) => name === 'scroll')
        const seconds = (places?.expires ?? 0) - Date.now() / 1000
        expect(decodeURIComponent(places?.value ?? '')).toContain(`/news/cronaca:${PLACE}`)
        expect(seconds).toBeGreaterThan(1700)
        expect(seconds).toBeLessThanOrEqual(1800)
      }))

    test('a page that is come back to has its true height at once, without waiting for the browser to be idle', () =>
      visit(async (page) => {
        await page.goto(paper.site.urls.site, { waitUntil: 'load' })
        await layOutWholePage(page)
        const height = await heightOf(page)
        await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0))
        await page.goto(paper.site.urls.site + paper.content.pages.latest, { waitUntil: 'load' })
        await page.goBack({ waitUntil: 'load' })
        expect(await heightOf(page)).toBe(height)
        expect(await page.locator('[data-late]').count()).toBeGreaterThan(5)
      }))

    test('a page that is too short at first is put in its place when it has grown', () =>
      visit(async (page) => {
        await page.addInitScript(cutShort)
        await page.goBack({ waitUntil: 'load' })
        await settle(page)
        expect(await topOf(page)).toBe(0)
        await page.evaluate(growLong)
        await page.waitForFunction((place) => scrollY === place, PLACE)
      }))

    test('a wheel cancels it', () =>
      visit(async (page) => {
        await page.addInitScript(cutShort)
        await page.goBack({ waitUntil: 'load' })
        await page.mouse.move(600, 400)
        await page.mouse.wheel(0, 100)
        await settle(page)
        await page.evaluate(growLong)
        await settle(page)
        expect(await topOf(page)).toBeLessThan(PLACE)
      }))

    test('a finger that moves cancels it, too', () =>
      visit(async (page) => {
        await page.addInitScript(cutShort)
        await page.goBack({ waitUntil: 'load' })
        await page.evaluate(() => document.body.dispatchEvent(new Event('touchmove', { bubbles: true })))
        await page.evaluate(growLong)
        await settle(page)
        expect(await topOf(page)).toBe(0)
      }))

    test('late scripts pull back nobody who has begun to read', () =>
      visit(async (page, context) => {
        await goBackLate(page, context, async () => {
          await page.mouse.move(600, 400)
          await page.mouse.wheel(0, 240)
          await page.waitForFunction(() => scrollY > 0)
        })
        expect(await topOf(page)).toBeLessThan(PLACE)
      }))

    test('nor who has turned the wheel and stayed at the top', () =>
      visit(async (page, context) => {
        await goBackLate(page, context, async () => {
          await page.mouse.move(600, 400)
          await page.mouse.wheel(0, -100)
          await page.waitForFunction(() => window.readerMoved === true)
        })
        expect(await topOf(page)).toBe(0)
      }))

    test('after 1.5 s the page stays where it is', () =>
      visit(async (page, context) => {
        await page.addInitScript(() => {
          performance.now = () => 60_000
        })
        await goBackLate(page, context, async () => {})
        expect(await topOf(page)).toBe(0)
      }))
  })
}

const topOf = (page: Page) => page.evaluate(() => scrollY)

/** With its faces there: other words may take another line. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })

const scrollPage = (page: Page, top: number) =>
  page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)

/** Waits until what would have moved the page has done so. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  })

/** Runs in the page: it is no longer than the window, until `growLong` is called. */
function cutShort(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body { display: none }')
  document.adoptedStyleSheets = [sheet]
}

function growLong(): void {
  document.adoptedStyleSheets = []
}

/** Goes back with the second script held, and lets it come when `meanwhile` is done. */
async function goBackLate(page: Page, context: BrowserContext, meanwhile: () => Promise<unknown>): Promise<void> {
  const held = Promise.withResolvers<void>()
  await context.route(SCRIPT, async (route) => {
    await held.promise
    await route.continue()
  })
  const loaded = page.waitForEvent('load')
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading' && 'heldClicks' in window)
  await meanwhile()
  held.resolve()
  await loaded
  await settle(page)
}

declare global {
  interface Window {
    /** What the site's first script notices (`frontend/src/browser/early.ts`). */
    readerMoved?: boolean
  }
}
