import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { warmPage } from '../site/find-pages.ts'
import { layOutWholePage } from '../site/inspect-page.ts'
import { asReader, DESK, PHONE } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

const TABLET = { width: 768, height: 1024 }
const LARGE_PHONE = { width: 430, height: 932 }

/** Lines of the page's content that have nothing between them and the next one: how far down they stand. */
async function findEmptyStrips(page: Page): Promise<string[]> {
  await layOutWholePage(page)
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (main === null) throw new Error('no content')
    const lines = [...main.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element)
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const has = (width: string) => Number.parseFloat(width) > 0 && right - left > 120
      return [
        ...(has(style.borderTopWidth) ? [{ y: top, left, right }] : []),
        ...(has(style.borderBottomWidth) ? [{ y: bottom, left, right }] : []),
      ]
    })
    const range = document.createRange()
    const boxes = [...main.querySelectorAll('*')].flatMap((element) =>
      element.matches('img, svg, input, select, button')
        ? [element.getBoundingClientRect()]
        : [...element.childNodes].flatMap((node) => {
            if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return []
            range.selectNodeContents(node)
            return [...range.getClientRects()]
          }),
    )
    return lines.flatMap((line) => {
      const below = lines.filter(
        ({ y, left, right }) => y > line.y + 2 && line.left < right - 1 && line.right > left + 1,
      )
      const next = Math.min(...below.map(({ y }) => y))
      const isFilled = boxes.some(
        ({ top, bottom, left, right }) =>
          bottom > line.y + 1 && top < next - 1 && line.left < right - 1 && line.right > left + 1,
      )
      return Number.isFinite(next) && !isFilled ? [`${Math.round(line.y)} to ${Math.round(next)}`] : []
    })
  })
}

/** Where the letters of an element stand: its line's foot, whatever is beside them. */
const baselineOf = (place: Locator) =>
  place.evaluate((element) => {
    const probe = document.createElement('span')
    probe.style.cssText = 'display:inline-block;width:0;height:0'
    element.append(probe)
    const { bottom } = probe.getBoundingClientRect()
    probe.remove()
    return bottom
  })

async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()]
  if (upper === null || lower === null) throw new Error('not on the page')
  return lower.y - upper.y - upper.height
}

/** What a designer measures: no line without a reason, nothing that touches what is above it, words on one line. */
export function describeSpaces(paper: Paper): void {
  const at = (path: string) => paper.site.urls.site + path
  const openJournalist = async (page: Page) => {
    const path = `/autore/${paper.content.items.journalist.slug}`
    await warmPage(paper.site, path)
    await page.goto(at(path))
  }

  test.describe('Spaces (docs/design.md)', () => {
    for (const viewport of [PHONE, TABLET, DESK]) {
      test(`no two lines of the home page stand with nothing between them, at ${viewport.width} px`, () =>
        asReader(paper.browser, { viewport }, async (page) => {
          await page.goto(at('/'))
          expect(await findEmptyStrips(page)).toEqual([])
        }))
    }

    test('what says of a button what it does stands clear of it', () =>
      asReader(paper.browser, { viewport: PHONE }, async (page) => {
        await page.goto(at(paper.content.pages.event))
        const button = page.getByRole('link', { name: 'Metti in calendario' })
        const gap = await gapBetween(button, page.getByText('Un file per il calendario'))
        expect(gap).toBeGreaterThanOrEqual(8)
      }))

    test('what is said of an author has the whole width under face and name, on a phone', () =>
      asReader(paper.browser, { viewport: PHONE }, async (page) => {
        await openJournalist(page)
        const head = page
          .getByRole('main')
          .locator('header')
          .filter({ has: page.locator('h1') })
        const face = await head.locator('img').boundingBox()
        const words = await head.locator('p').last().boundingBox()
        if (face === null || words === null) throw new Error('not on the page')
        expect(words.width).toBeCloseTo(PHONE.width - 32, 0)
        expect(words.y).toBeGreaterThanOrEqual(face.y + face.height)
      }))

    test('no word of an author’s name is cut in two, at 320 and 375 px', () =>
      asReader(paper.browser, { viewport: PHONE }, async (page) => {
        await openJournalist(page)
        const name = page.locator('main h1')
        // As long as names of one word are here.
        await name.evaluate((heading) => (heading.textContent = 'Davide Montarsiccioni'))
        for (const width of [320, 375]) {
          await page.setViewportSize({ width, height: 760 })
          const lines = await name.evaluate((heading) => {
            const [text] = heading.childNodes
            const range = document.createRange()
            return (heading.textContent ?? '').split(' ').map((word) => {
              const from = (heading.textContent ?? '').indexOf(word)
              range.setStart(text ?? heading, from)
              range.setEnd(text ?? heading, from + word.length)
              return range.getClientRects().length
            })
          })
          expect(lines).toEqual([1, 1])
        }
      }))

    for (const viewport of [PHONE, LARGE_PHONE, TABLET, DESK]) {
      test(`the word over the masthead’s advertisement stands over its box, at ${viewport.width} px`, () =>
        asReader(paper.browser, { viewport }, async (page) => {
          for (const path of ['/', paper.content.pages.text]) {
            await page.goto(at(path))
            const word = await page
              .getByText('Pubblicità', { exact: true })
              .first()
              .evaluate((element) => {
                const range = document.createRange()
                range.selectNodeContents(element)
                return range.getBoundingClientRect().left
              })
            const box = await page.locator('aside[data-ad] > :nth-child(2)').first().boundingBox()
            // A box that reaches the window's edge leaves its word the margin of all that is read.
            const margin = (box?.x ?? 0) < 16 ? 16 : (box?.x ?? 0)
            expect(Math.abs(word - margin)).toBeLessThanOrEqual(1)
          }
        }))
    }

    for (const viewport of [PHONE, DESK]) {
      test(`the dark plane of a photograph or a film stands clear of the masthead’s advertisement, at ${viewport.width} px`, () =>
        asReader(paper.browser, { viewport }, async (page) => {
          for (const path of [paper.content.pages.galleryViewer, paper.content.pages.clip]) {
            await page.goto(at(path))
            const box = page.locator('[data-ad="masthead"] > :nth-child(2)')
            expect(await gapBetween(box, page.getByRole('main').locator('article').first())).toBeGreaterThanOrEqual(32)
          }
        }))
    }

    test('a list or a box under a heading stands as near to it as a paragraph does', () =>
      asReader(paper.browser, { viewport: DESK }, async (page) => {
        for (const path of ['/rss', '/policy']) {
          await page.goto(at(path))
          const gaps = await page
            .getByRole('main')
            .locator('h2:not(aside *, nav *)')
            .evaluateAll((headings) =>
              headings.flatMap((heading) => {
                const next = heading.nextElementSibling
                const gap = next && next.getBoundingClientRect().top - heading.getBoundingClientRect().bottom
                return gap === null ? [] : [Math.round(gap)]
              }),
            )
          expect(gaps.length).toBeGreaterThan(3)
          expect([...new Set(gaps)]).toEqual([12])
        }
      }))

    for (const viewport of [TABLET, DESK]) {
      test(`what a form says of its mistakes leaves no word alone in a line, at ${viewport.width} px`, () =>
        asReader(paper.browser, { viewport, javaScriptEnabled: false }, async (page) => {
          await warmPage(paper.site, '/contact-us/lettera-al-direttore')
          await page.goto(at('/contact-us/lettera-al-direttore'))
          await page.getByRole('main').getByRole('button', { name: 'Invia' }).click()
          const lines = await page
            .getByRole('alert')
            .getByRole('heading')
            .evaluate((heading) => {
              const range = document.createRange()
              range.selectNodeContents(heading)
              return [...range.getClientRects()].map(({ width }) => width)
            })
          expect(Math.min(...lines)).toBeGreaterThanOrEqual(Math.max(...lines) / 2)
        }))
    }

    test('how many were found stands on one line with the order they have', () =>
      asReader(paper.browser, { viewport: DESK }, async (page) => {
        await page.goto(at(paper.content.pages.search))
        const count = await baselineOf(page.getByText(/^[\d.]+ risultati/).first())
        const order = await baselineOf(page.getByRole('link', { name: 'Più pertinenti' }))
        expect(Math.abs(count - order)).toBeLessThanOrEqual(1)
      }))

    test('the mark of what is for subscribers stands on one line with the time beside it', () =>
      asReader(paper.browser, { viewport: DESK }, async (page) => {
        await page.goto(at('/'))
        await layOutWholePage(page)
        const mark = page.locator('main article p > b').filter({ hasText: 'Per abbonati' }).first()
        const time = mark.locator('xpath=following-sibling::time')
        expect(Math.abs((await baselineOf(mark)) - (await baselineOf(time)))).toBeLessThanOrEqual(1)
      }))

    test('the box that stops a page from loading itself anew stands clear of the switch over it', () =>
      asReader(paper.browser, { viewport: PHONE }, async (page) => {
        await page.goto(at('/'))
        const box = page.getByRole('checkbox', { name: 'Aggiorna questa pagina da sola' })
        const footer = page.getByRole('contentinfo')
        expect(await gapBetween(footer.getByRole('group', { name: 'Tema' }), box)).toBeGreaterThanOrEqual(8)
        expect(await gapBetween(box, footer.getByRole('link', { name: 'Versione leggera' }))).toBeGreaterThanOrEqual(8)
      }))

    test('the votes of a survey stand on one line with the way to one’s own', () =>
      asReader(paper.browser, { viewport: DESK }, async (page) => {
        await page.goto(at('/surveyDetail?risultati=1'))
        const votes = await baselineOf(page.getByText(/^[\d.]+ voti/).first())
        const door = await baselineOf(page.getByRole('main').getByRole('link', { name: 'Vota', exact: true }))
        expect(Math.abs(votes - door)).toBeLessThanOrEqual(1)
      }))

    test('the ring of a link in a row that scrolls stands beside its letters, not over them', () =>
      asReader(paper.browser, { viewport: PHONE }, async (page) => {
        await page.goto(at('/'))
        for (const name of ['Cronaca', paper.content.configuration.trendings[0]?.name ?? 'none']) {
          const link = page.getByRole('banner').getByRole('link', { name }).or(page.getByRole('link', { name })).first()
          const inside = await link.evaluate((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            return range.getBoundingClientRect().left - element.getBoundingClientRect().left
          })
          expect(inside).toBeGreaterThanOrEqual(5)
        }
      }))

    // As wide as phones are: a word is cut, so that one sees that there is more.
    for (const width of [320, 360, 375, 390, 393, 402, 412, 414, 428, 430, 440]) {
      test(`the sections of the header go on beyond the window, and one sees it, at ${width} px`, () =>
        asReader(paper.browser, { viewport: { width, height: 800 }, deviceScaleFactor: 3 }, async (page) => {
          await page.goto(at(paper.content.pages.text))
          const places = await page
            .getByRole('navigation', { name: 'Sezioni' })
            .getByRole('link')
            .evaluateAll((links) =>
              links.map((link) => {
                const { left, right } = link.getBoundingClientRect()
                return { left, right }
              }),
            )
          expect(places.some(({ left, right }) => left < width - 4 && right > width)).toBe(true)
        }))
    }
  })
}
