import type { Locator, Page } from '@playwright/test'

export interface Heading {
  level: number
  text: string
}

/** Has what stands far below laid out at once, as the page does by and by (browser/enhancers/late-bands.ts): it has its true height. */
export async function layOutWholePage(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelectorAll('[data-late]').forEach((band) => band.removeAttribute('data-late')),
  )
}

/** The headings that a reader by ear meets, in their order; those of a menu that is closed are none. */
export function readHeadings(page: Page): Promise<Heading[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: heading.textContent.trim() })),
  )
}

/** How far the rows of a list stand from one another, in CSS pixels: between the words, pictures, buttons and planes of each and the next. */
export function measureRowGaps(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const range = document.createRange()
    const paintedBoxes = (row: Element): DOMRect[] =>
      [row, ...row.querySelectorAll('*')].flatMap((each) => {
        const { backgroundColor } = getComputedStyle(each)
        const isSeen = each.matches('img, button') || !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)
        range.selectNodeContents(each)
        const words = each.children.length === 0 ? [...range.getClientRects()] : []
        return isSeen ? [each.getBoundingClientRect(), ...words] : words
      })
    const rows = [...element.children].map((row) => paintedBoxes(row).filter(({ width }) => width > 1))
    return rows.slice(1).map((row, index) => {
      const above = Math.max(...(rows[index] ?? []).map(({ bottom }) => bottom))
      return Math.round(Math.min(...row.map(({ top }) => top)) - above)
    })
  })
}

/** What makes the page wider than its window; nothing where the page is as wide as its window. */
export async function findSidewaysScroll(page: Page): Promise<string[]> {
  await layOutWholePage(page)
  return page.evaluate(() => {
    const root = document.documentElement
    const width = root.clientWidth
    if (root.scrollWidth <= width) return []
    const scrolls = (element: Element | null): boolean =>
      element !== null && element !== root && element !== document.body
        ? ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
          scrolls(element.parentElement)
        : false
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement),
    )
    const names = wide
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} «${element.textContent.trim().slice(0, 40)}»`)
    return [`${root.scrollWidth} px in a window of ${width} px`, ...names]
  })
}

/** Movements that last longer than a blink: animations, and transitions of anything but a colour or an opacity. */
export function findLongMovements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Computed times are always written in seconds.
    const blink = 0.02
    const still = /^(?:none|(?:.*-)?color|opacity|fill|stroke|visibility|overlay|text-decoration.*|outline.*)$/
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        const name = `${element.tagName} ${element.className}${pseudo ?? ''}`
        const lasts = Math.max(...style.animationDuration.split(',').map(Number.parseFloat)) > blink
        if (style.animationName !== 'none' && lasts) found.add(`${name}: animation ${style.animationName}`)
        const durations = style.transitionDuration.split(',').map(Number.parseFloat)
        style.transitionProperty.split(',').forEach((property, index) => {
          const lasting = (durations[index % durations.length] ?? 0) > blink
          if (lasting && !still.test(property.trim())) found.add(`${name}: transition of ${property.trim()}`)
        })
      }
    }
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') found.add('smooth scrolling')
    return [...found]
  })
}
