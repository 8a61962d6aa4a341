import type { Browser, Locator, Page } from 'playwright-core'
import { PHONE } from '../browser/open-browser.ts'
import { readSlowestPress } from './read-timings.ts'
import type { EventEntry, FrameEntry, TaskEntry } from './read-timings.ts'

/** As Lighthouse slows a processor down to that of a phone of the middle. */
const SLOWDOWN = 4
/** From when a button is there to the earliest touch of who has seen it; milliseconds. */
const SEEN_MS = 300
/** What a browser says of a press comes after its painting, on a processor so slow; milliseconds. */
const TOLD_WITHIN_MS = 400

/** What a browser has said of a page so far. */
export interface Timings {
  events: EventEntry[]
  tasks: TaskEntry[]
  /** Frames of more than 50 ms, with what ran in them: for the report, to say what a long task was made of. */
  frames: FrameEntry[]
  /** From a dialog's `showPopover` until it was painted; milliseconds. */
  openings: number[]
}

declare global {
  interface Window {
    timings: Timings
  }
}

/**
 * Runs `visit` on a phone's page with a slow processor, in a profile of its own: of a reader who has never chosen about cookies.
 * The browser notes how long all takes.
 */
export async function onSlowPhone<Result>(browser: Browser, visit: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(noteTimings)
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await visit(page)
  } finally {
    await context.close()
  }
}

/** What the browser has said of this page so far. */
export function readTimings(page: Page): Promise<Timings> {
  return page.evaluate(() => window.timings)
}

/** Touches a button and waits until `answer` is so; resolves to how long the touch waited for its painting, in milliseconds. */
export async function measurePress(page: Page, button: Locator, answer: () => Promise<unknown>): Promise<number> {
  // At a place, as a finger does it: `tap` looks in the page, within the touch, whether it hits.
  const box = await button.boundingBox()
  if (box === null) throw new Error(`${String(button)} has no box`)
  await page.waitForTimeout(SEEN_MS)
  const from = await page.evaluate(() => performance.now())
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await answer()
  await page.waitForTimeout(TOLD_WITHIN_MS)
  return readSlowestPress((await readTimings(page)).events, from)
}

/** Runs in the page, before anything of its own. */
function noteTimings(): void {
  const timings: Timings = { events: [], tasks: [], frames: [], openings: [] }
  window.timings = timings
  const notes: Readonly<Record<string, (entry: never) => void>> = {
    event: ({ name, interactionId, startTime, duration }: EventEntry) =>
      timings.events.push({ name, interactionId, startTime, duration }),
    longtask: ({ startTime, duration }: TaskEntry) => timings.tasks.push({ startTime, duration }),
    'long-animation-frame': (frame: PerformanceEntry) => timings.frames.push(frame.toJSON() as FrameEntry),
  }
  for (const [type, note] of Object.entries(notes)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never)))
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  }
  const open = Reflect.get(HTMLElement.prototype, 'showPopover')
  HTMLDialogElement.prototype.showPopover = function showPopover(this: HTMLDialogElement) {
    const began = performance.now()
    open.call(this)
    // A message comes after the painting of the frame that shows the dialog.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => timings.openings.push(performance.now() - began))
      port1.start()
      port2.postMessage(null)
    })
  }
}
