import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { warmPage } from '../site/find-pages.ts'
import { measureRowGaps } from '../site/inspect-page.ts'
import { asReader, leavePicturesOut, PHONE } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'
import { menu, openMenu } from './visit-layout.ts'

/** Least white between two things that are not one, in CSS pixels. */
const APART = 16
/** Room of a phone's margin, and what a plane has inside. */
const MARGIN = 16
const PLANE = 18
/** The widest picture of a long list. */
const LISTED = 132

type Size = { width: number; height: number }
const wide = (width: number): Size => ({ width, height: 900 })

async function boxOf(place: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return place.first().evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top: top + scrollY, bottom: bottom + scrollY }
  })
}

/** How the boxes of a page lie to one another, where they once lay over each other, on no line, or out of sight. */
export function describeLooks(paper: Paper): void {
  const look = (path: string, viewport: Size, measure: (page: Page) => Promise<void>) =>
    asReader(paper.browser, { viewport }, async (page, context) => {
      await leavePicturesOut(context)
      await warmPage(paper.site, path)
      await page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
      await measure(page)
    })

  test.describe('Boxes of the pages, as they are measured', () => {
    for (const path of ['/about', '/policy', '/surveyDetail', '/contact-us']) {
      test.describe(`the text of ${path}`, () => {
        for (const width of [375, 768, 1023]) {
          test(`does not touch what stands over it, ${width} px wide`, () =>
            look(path, wide(width), async (page) => {
              const article = page.getByRole('main').locator('article').first()
              const above = await boxOf(article.locator('> header > :last-child'))
              const below = await boxOf(article.locator('> header + div :is(p, h2, form, li)'))
              expect(below.top - above.bottom).toBeGreaterThanOrEqual(APART)
            }))
        }

        for (const width of [1024, 1440]) {
          test(`begins where its title begins, ${width} px wide`, () =>
            look(path, wide(width), async (page) => {
              const article = page.getByRole('main').locator('article').first()
              const title = await boxOf(article.getByRole('heading', { level: 1 }))
              const text = await boxOf(article.locator('> header + div > :first-child > :first-child > :first-child'))
              expect(text.left).toBeCloseTo(title.left, 0)
            }))
        }
      })
    }

    for (const width of [375, 768]) {
      test(`«Più lette» of a story ends before «Sullo stesso tema» begins, ${width} px wide`, () =>
        look(paper.content.pages.story, wide(width), async (page) => {
          const main = page.getByRole('main')
          const listed = await boxOf(
            main
              .locator('section')
              .filter({ has: page.getByRole('heading', { name: 'Più lette' }) })
              .locator('li')
              .last(),
          )
          const next = await boxOf(
            main.locator('section').filter({ has: page.getByRole('heading', { name: 'Sullo stesso tema' }) }),
          )
          expect(next.top - listed.bottom).toBeGreaterThanOrEqual(APART)
        }))
    }

    test('the newest stories of a journalist are rows apart, with pictures as small as a list’s', () =>
      look(paper.content.pages.staffMember, wide(1280), async (page) => {
        const list = page.getByRole('list', { name: /^Gli articoli più recenti/ })
        // The page is shown before they are there.
        await expect(async () => {
          await page.reload()
          await expect(list).toBeVisible({ timeout: 1000 })
        }).toPass()
        for (const width of [390, 820, 1280]) {
          await page.setViewportSize(wide(width))
          expect(Math.min(...(await measureRowGaps(list)))).toBeGreaterThanOrEqual(APART)
          const widths = await list.locator('img').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
          expect(Math.max(0, ...widths)).toBeLessThanOrEqual(LISTED)
        }
      }))

    test('the alphabet of all tags begins where their title begins', () =>
      look('/tags', wide(390), async (page) => {
        const title = await boxOf(page.getByRole('heading', { level: 1 }))
        const lefts = await page
          .getByRole('navigation', { name: 'Argomenti per lettera' })
          .getByRole('link')
          .evaluateAll((links) =>
            links.map((link) => {
              const range = document.createRange()
              range.selectNodeContents(link)
              return range.getBoundingClientRect().left
            }),
          )
        expect(lefts.length).toBeGreaterThan(10)
        expect(Math.min(...lefts)).toBeCloseTo(title.left, 0)
      }))

    test('beside an event that goes on the facts begin with words, and their line goes down as far as the event', () =>
      look('/eventi', wide(1280), async (page) => {
        const goesOn = page.getByRole('region', { name: 'In corso' }).getByRole('link').first()
        const path = (await goesOn.getAttribute('href')) ?? ''
        await warmPage(paper.site, path)
        await page.goto(paper.site.urls.site + path)
        const article = page.getByRole('main').getByRole('article').first()
        const facts = article.locator('dl')
        const rule = await facts.locator('> :first-child').evaluate((first) => getComputedStyle(first).borderTopWidth)
        expect(rule).toBe('0px')
        const [column, title] = [
          await boxOf(facts.locator('..')),
          await boxOf(article.getByRole('heading', { level: 1 })),
        ]
        const last = await boxOf(article.getByRole('navigation', { name: 'Argomenti' }).getByRole('list'))
        expect(column.top).toBeLessThan(title.top)
        expect(column.bottom).toBeGreaterThanOrEqual(last.bottom)
      }))

    for (const width of [1024, 1280, 1320, 1680]) {
      test(`beside a story of two paragraphs the rail keeps to the page’s margin, and neither has a hole, ${width} px wide`, () =>
        look(paper.content.pages.story, wide(width), async (page) => {
          const main = page.getByRole('main')
          const body = main.locator('article figure + div').first()
          await body.evaluate((text) =>
            [...text.querySelectorAll('p, h2, figure, aside, nav')].slice(2).forEach((more) => more.remove()),
          )
          const [photo, text] = [await boxOf(main.locator('figure')), await boxOf(body.locator('p'))]
          expect(text.top - photo.bottom).toBeLessThan(4 * APART)
          const rail = await boxOf(page.getByRole('complementary', { name: 'Altre notizie' }))
          const ends = await page
            .getByRole('complementary', { name: 'Altre notizie' })
            .locator('li, aside > *')
            .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)))
          const next = await boxOf(main.locator('section[aria-label="Da leggere ora"] > div'))
          expect(Math.max(...ends)).toBeLessThanOrEqual(Math.ceil(next.right))
          expect(next.top - rail.bottom).toBeGreaterThanOrEqual(APART)
        }))
    }

    test('the name of «Sullo stesso tema» stays in one line beside a tag of many words, on a phone', () =>
      look(paper.content.pages.story, PHONE, async (page) => {
        const name = page.getByRole('heading', { name: 'Sullo stesso tema' })
        await name.locator('+ a').evaluate((tag) => (tag.textContent = 'Diga del Brugneto'))
        expect(
          await name.evaluate(
            (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
          ),
        ).toBeCloseTo(1, 1)
      }))

    test('on a phone a clip’s length covers less than three fifths of the width of any photograph', () =>
      look('/', PHONE, async (page) => {
        for (const path of ['/', paper.content.pages.latest, paper.content.pages.search]) {
          await page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
          const shares = await page
            .locator('main article picture + span')
            .evaluateAll((tabs) =>
              tabs.map((tab) => tab.getBoundingClientRect().width / (tab.parentElement?.clientWidth ?? 0)),
            )
          expect(shares.filter((share) => share > 0.6)).toEqual([])
        }
      }))

    for (const width of [1280, 1680]) {
      test(`the viewer of photographs has the margins of the page around it, ${width} px wide`, () =>
        look(paper.content.pages.galleryViewer, wide(width), async (page) => {
          const viewer = page.getByRole('main').locator('article')
          const margin = await boxOf(page.getByRole('contentinfo').getByRole('link'))
          for (const part of ['h1', 'figcaption p', 'ol li']) {
            expect((await boxOf(viewer.locator(part))).left).toBeCloseTo(margin.left, 0)
          }
        }))
    }

    for (const path of ['/', '/news/cronaca']) {
      test(`on a phone every bookmark of ${path} stands at the right margin`, () =>
        look(path, PHONE, async (page) => {
          const rights = await page.locator('main article button[data-save]:visible').evaluateAll((buttons) =>
            buttons
              // Rows that scroll sideways have their cards side by side.
              .filter((button) => {
                let around = button.parentElement
                while (around && getComputedStyle(around).overflowX !== 'auto') around = around.parentElement
                return around === null
              })
              .map((button) => Math.round(button.getBoundingClientRect().right)),
          )
          expect(rights.length).toBeGreaterThan(10)
          expect(rights.filter((right) => right < PHONE.width - MARGIN - PLANE || right > PHONE.width)).toEqual([])
        }))
    }

    for (const width of [320, 1024]) {
      test(`no drawing lies over a word of the house advertisement, ${width} px wide`, () =>
        look(paper.content.pages.story, wide(width), async (page) => {
          const advertisement = page.getByRole('complementary', { name: 'Pubblicità: scrivi alla redazione' })
          const covered = await advertisement.first().evaluate((element) => {
            const drawing = element.querySelector('svg')?.getBoundingClientRect()
            const lines = [...element.querySelectorAll('a span')].flatMap((words) => {
              const range = document.createRange()
              range.selectNodeContents(words)
              return [...range.getClientRects()]
            })
            if (!drawing || lines.length === 0) throw new Error('no drawing, or no words')
            return lines.filter(
              ({ left, right, top, bottom }) =>
                Math.min(right, drawing.right) - Math.max(left, drawing.left) > 1 &&
                Math.min(bottom, drawing.bottom) - Math.max(top, drawing.top) > 1,
            ).length
          })
          expect(covered).toBe(0)
        }))
    }

    for (const height of [768, 900, 1080]) {
      test(`the doors of the menu are in sight on a desk ${height} px high`, () =>
        look('/about', { width: 1440, height }, async (page) => {
          await openMenu(page, 'Menu')
          for (const name of ['Accedi', 'Abbonati']) {
            const door = await boxOf(menu(page).getByRole('link', { name, exact: true }))
            expect(door.bottom).toBeLessThanOrEqual(height)
          }
        }))
    }

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the cross of a search field has no colour of the browser’s (${colorScheme})`, () =>
        asReader(paper.browser, { colorScheme }, async (page) => {
          await page.goto(`${paper.site.urls.site}/necrologie/list`, { waitUntil: 'load' })
          const field = page.getByRole('main').getByRole('searchbox')
          await field.fill('Rossi')
          await field.hover()
          const picture = (await field.screenshot()).toString('base64')
          expect(await page.evaluate(countBluePixels, picture)).toBe(0)
        }))
    }

    test('the second column of a box of facts is one line', () =>
      look('/contact-us', wide(1440), async (page) => {
        const boxes = await page.locator('main aside, main section').evaluateAll((all) =>
          all
            .map((box) => [...box.querySelectorAll(':scope > ul > li > :nth-child(2)')])
            .filter((cells) => cells.length > 1)
            .map((cells) => [...new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))]),
        )
        expect(boxes.length).toBeGreaterThan(0)
        expect(boxes.filter((lefts) => lefts.length > 1)).toEqual([])
      }))

    for (const width of [320, 360, 375, 390]) {
      test(`the sections’ row shows by a word that is cut that it goes on, ${width} px wide`, () =>
        look('/about', { width, height: 812 }, async (page) => {
          const edges = await page.getByRole('navigation', { name: 'Sezioni' }).evaluate((row) =>
            [...row.querySelectorAll('li a')].map((link) => {
              const { left, right } = link.getBoundingClientRect()
              return [left, right] as const
            }),
          )
          expect(edges.filter(([left, right]) => left < width - 4 && right > width)).toHaveLength(1)
        }))
    }
  })
}

/** Pixels of a picture (PNG, base64) that are clearly blue: the paper has none in its fields. */
async function countBluePixels(picture: string): Promise<number> {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.codePointAt(0) ?? 0)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  let blue = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, own = 0] = data.slice(at, at + 3)
    if (own - red > 60 && own - green > 30) blue += 1
  }
  return blue
}
