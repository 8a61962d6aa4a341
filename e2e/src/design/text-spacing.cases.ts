import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { layOutWholePage } from '../site/inspect-page.ts'
import { asReader } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** What readers may set by themselves (WCAG 1.4.12). */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/** Words that are cut off by a box or the window, and those of an advertisement that are written over others of it. */
function findLostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    const words = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('svg, dialog, [popover], [aria-hidden="true"]') === null &&
          // The town gives way to the words of its weather; the menu has both.
          element.closest('[data-island=weather] svg ~ *, [data-island=weather] :has(> svg)') === null &&
          getComputedStyle(element).clipPath === 'none',
      )
      .flatMap((element) =>
        [...element.childNodes].flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return []
          range.selectNodeContents(node)
          return [...range.getClientRects()].map((box) => ({ element, box, text: node.textContent ?? '' }))
        }),
      )
    const isCut = ({ element, box }: (typeof words)[number]) => {
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const edge = around.getBoundingClientRect()
        const { overflowX } = getComputedStyle(around)
        if (/auto|scroll/.test(overflowX)) return false
        if (around === document.documentElement) return box.right > innerWidth + 1
        if (around === document.body || overflowX === 'visible') continue
        if (box.right > edge.right + 2 || box.bottom > edge.bottom + 3 || box.top < edge.top - 3) return true
      }
      return false
    }
    const sold = words.filter(({ element }) =>
      element.closest('aside')?.matches('[data-ad], [aria-label^="Pubblicità"]'),
    )
    const isOver = (one: (typeof words)[number]) =>
      sold.some(
        (other) =>
          other.element !== one.element &&
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
          // Lines of a headline reach into one another by their own measure.
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > one.box.height / 3,
      )
    return [...words.filter(isCut), ...sold.filter(isOver)].map(({ text }) => text)
  })
}

/** Letters, words and lines farther apart, on a narrow phone: nothing is lost. */
export function describeTextSpacing(paper: Paper): void {
  test('no words are cut off or written over one another where a reader sets them farther apart, at 320 px', () =>
    asReader(paper.browser, { viewport: { width: 320, height: 700 } }, async (page) => {
      const lost: string[] = []
      for (const kind of ['home', 'story', 'section', 'podcasts', 'events', 'text'] as const) {
        await page.goto(paper.site.urls.site + paper.content.pages[kind], { waitUntil: 'load' })
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(rules)
          document.adoptedStyleSheets.push(sheet)
        }, SPACING)
        await layOutWholePage(page)
        lost.push(...(await findLostWords(page)).map((words) => `${kind}: ${words}`))
      }
      expect(lost).toEqual([])
    }))
}
