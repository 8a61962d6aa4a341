import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { warmPage } from '../site/find-pages.ts'
import { layOutWholePage } from '../site/inspect-page.ts'
import { followShifts, readShifts } from '../site/follow-shifts.ts'
import { asReader, DESK } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

const MOST_SHIFT = 0.01
const WIDTHS = [{ width: 390, height: 844 }, DESK]
const ITALIC = /bodoni-italic.*\.woff2/
const RARE = /([a-z]+)-rare.*\.woff2/

/** How wide words stand, line by line: as long as it is the same, they are set in the same face. */
const setting = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].map(({ width }) => Math.round(width)).join(' ')
  })

/** Follows the setting of words, frame by frame, from now on. */
const follow = (words: Locator) =>
  words.evaluate((element) => {
    const seen = new Set<string>()
    ;(window as unknown as { settings: Set<string> }).settings = seen
    const look = () => {
      const range = document.createRange()
      range.selectNodeContents(element)
      seen.add([...range.getClientRects()].map(({ width }) => Math.round(width)).join(' '))
      requestAnimationFrame(look)
    }
    look()
  })

const countSettings = (page: Page) =>
  page.evaluate(() => (window as unknown as { settings: Set<string> }).settings.size)

/** Opens a page whose italics are held until what it returns is called, which waits for them; all other faces are there. */
async function openUpright(page: Page, address: string): Promise<() => Promise<unknown>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(ITALIC, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(ITALIC)
  await followShifts(page)
  await page.goto(address, { waitUntil: 'load' })
  await layOutWholePage(page)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const coming = [...document.fonts].filter(({ status, style }) => status === 'loading' && style === 'normal')
    await Promise.all(coming.map(({ loaded }) => loaded))
  })
  return async () => {
    release()
    return (await asked).response()
  }
}

/** The names of the faces with letters of other languages that a page asks for, read to its end. */
async function listRareFaces(paper: Paper, path: string): Promise<string[]> {
  const asked: string[] = []
  await warmPage(paper.site, path)
  await asReader(paper.browser, { viewport: DESK }, async (page) => {
    page.on('request', (request) => void asked.push(...(RARE.exec(request.url())?.slice(1) ?? [])))
    await page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
    await layOutWholePage(page)
    await page.evaluate(() => document.fonts.ready)
  })
  return asked
}

/** The italics come when the reader moves (browser/enhancers/late-faces.ts). */
export function describeLateFaces(paper: Paper): void {
  test.describe('The italics, which come late', () => {
    for (const viewport of WIDTHS) {
      test(`nothing in sight moves, and no other face stands in: opinions of the front at ${viewport.width} px`, () =>
        asReader(paper.browser, { viewport }, async (page) => {
          const letCome = await openUpright(page, paper.site.urls.site)
          const title = page.getByRole('region', { name: 'Opinioni' }).getByRole('heading', { level: 3 }).first()
          const upright = await setting(title)
          await follow(title)
          await title.scrollIntoViewIfNeeded()
          await letCome()
          await page.waitForTimeout(300)
          expect((await page.evaluate(() => window.shifts)).total).toBeLessThanOrEqual(MOST_SHIFT)
          // Out of sight and back: then they are there, wherever their lines break.
          await page.evaluate(() => scrollTo(0, 0))
          // By its value: what was set and taken back leaves an empty attribute.
          await page.waitForFunction(() => document.querySelector('[data-italic][style*="font-family"]') !== null)
          await title.scrollIntoViewIfNeeded()
          expect(await setting(title)).not.toBe(upright)
          expect(await countSettings(page)).toBe(2)
          expect((await readShifts(page)).total).toBeLessThanOrEqual(MOST_SHIFT)
        }))
    }

    test('are marked wherever a page sets them, so that no press has to look for them', () =>
      asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
        const { home, section, latest, story, group, agenda, event, letters } = paper.content.pages
        for (const path of [home, '/opinioni', section, latest, story, group, agenda, event, letters]) {
          await page.goto(paper.site.urls.site + path, { waitUntil: 'domcontentloaded' })
          const unmarked = await page.locator('main *').evaluateAll((elements) =>
            elements
              .filter((element) => {
                const { fontStyle, fontFamily } = getComputedStyle(element)
                return fontStyle === 'italic' && !fontFamily.includes('Bodoni opening')
              })
              .filter((element) => element.closest('[data-italic]') === null)
              .map(({ outerHTML }) => outerHTML.slice(0, 120)),
          )
          expect(unmarked, path).toEqual([])
        }
      }))

    test('are not asked for by a page that sets none', () =>
      asReader(paper.browser, {}, async (page) => {
        const asked: string[] = []
        page.on('request', (request) => void (ITALIC.test(request.url()) && asked.push(request.url())))
        await page.goto(`${paper.site.urls.site}/tags`, { waitUntil: 'load' })
        await layOutWholePage(page)
        await page.mouse.wheel(0, 600)
        await page.waitForTimeout(800)
        expect(asked).toEqual([])
      }))
  })

  test.describe('The letters of other languages, which are files of their own', () => {
    test('are not asked for by pages of Italian words', async () => {
      const { home, section, latest, story, agenda, event } = paper.content.pages
      for (const path of [home, section, latest, story, agenda, event, '/login']) {
        expect([path, await listRareFaces(paper, path)]).toEqual([path, []])
      }
    })

    test('are asked for by a page that has one of them', async () => {
      expect(await listRareFaces(paper, '/ricerca/query_z%C3%BCrich/s')).toContain('instrument')
    })
  })
}
