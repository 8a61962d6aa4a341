import type { Page } from '@playwright/test'

/** Where the focus stood after one press of the key. */
export interface FocusStop {
  name: string
  /** A part of it lies in the window, above everything else. */
  seen: boolean
  /** It, or what it stands in, looks different with the focus than without it. */
  marked: boolean
}

/** Presses a key so many times and looks at each stop; ends early where the focus leaves the page. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<FocusStop[]> {
  const stops: FocusStop[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtFocus)
    if (stop === null) break
    stops.push(stop)
  }
  return stops
}

/** The stops at which a reader could not tell where the focus is (WCAG 2.4.7, 2.4.11). */
export function findHiddenFocus(stops: readonly FocusStop[]): FocusStop[] {
  return stops.filter(({ seen, marked }) => !seen || !marked)
}

/** Runs in the page. */
function lookAtFocus(): FocusStop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return null
  const looks = () => {
    const signs: string[] = []
    for (let each: Element | null = element, depth = 0; each && depth < 4; each = each.parentElement, depth += 1) {
      for (const pseudo of [null, '::before', '::after']) {
        const { outline, outlineOffset, boxShadow, backgroundColor, border, textDecoration } = getComputedStyle(
          each,
          pseudo,
        )
        signs.push(outline, outlineOffset, boxShadow, backgroundColor, border, textDecoration)
      }
    }
    return signs.join('|')
  }
  const points = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((x) =>
      [0.15, 0.5, 0.85].map((y): [number, number] => [left + width * x, top + height * y]),
    ),
  )
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element)) && hit !== document.body
  })
  const focused = looks()
  element.blur()
  const blurred = looks()
  element.focus({ preventScroll: true })
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 50)}`
  return { name, seen, marked: focused !== blurred }
}
