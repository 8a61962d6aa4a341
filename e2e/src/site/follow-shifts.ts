import type { Page } from '@playwright/test'

export interface Shifts {
  /** Sum of the layout shifts that no input of the reader caused. */
  total: number
  /** What moved, with how much, how far down the page was, and from where to where in the window; CSS pixels. */
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shifts
    /** By the page's own clock, milliseconds: what moved before does not count. */
    shiftsFrom: number
    /** Whether the weather that this page asks for once it is idle has come, or will not. */
    isWeatherThere: boolean
  }
}

/** Counts from the next document on; to be called before it is opened. */
export async function followShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = { total: 0, moved: [] }
    window.shiftsFrom = 0
    interface LayoutShiftSource {
      node: Node | null
      previousRect: DOMRect
      currentRect: DOMRect
    }
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: LayoutShiftSource[] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput || entry.startTime < window.shiftsFrom) continue
        window.shifts.total += entry.value
        const nodes = entry.sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? `${node.tagName} ${node.className}` : '?'
          return `${what} ${previousRect.y} → ${currentRect.y}`
        })
        window.shifts.moved.push(`${entry.value.toFixed(4)} at ${Math.round(scrollY)}: ${nodes.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    window.isWeatherThere = false
    new PerformanceObserver((list) => {
      window.isWeatherThere ||= list.getEntries().some(({ name }) => name.endsWith('/api/weather'))
    }).observe({ type: 'resource', buffered: true })
  })
}

/**
 * Counts anew from when a page is at rest: it has loaded, its faces stand, and its weather is the one of now, whose words may be longer
 * or shorter than those of the page. On a busy machine they come after the first paint, and whether a page that is open moves is
 * another question than whether one that is being loaded does.
 */
export async function followShiftsAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => window.isWeatherThere)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    window.shiftsFrom = performance.now()
    window.shifts = { total: 0, moved: [] }
  })
}

/**
 * Scrolls by half a window at a time to the end, or from there to the top, with the frames of each in which bands are laid out before they are
 * seen: no wheel and no finger goes further in a frame. From where it is: bands that are laid out meanwhile are taller or shorter than they stood
 * for, and a place counted from the top would lie further away.
 */
export function scrollSlowly(page: Page, to: 'end' | 'top'): Promise<void> {
  const windows = { end: 0.5, top: -0.5 }[to]
  return page.evaluate(async (step) => {
    let before: number
    do {
      before = scrollY
      scrollBy(0, step * innerHeight)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    } while (scrollY !== before)
  }, windows)
}

/** Scrolls to the end, so that what is loaded late comes, waits for the faces and for two frames, and tells the shifts. */
export async function readShifts(page: Page): Promise<Shifts> {
  await scrollSlowly(page, 'end')
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return window.shifts
  })
}
