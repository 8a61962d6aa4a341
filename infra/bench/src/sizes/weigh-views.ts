import { setTimeout as pause } from 'node:timers/promises'
import { addLite } from '@liberta/addresses/lite-version'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, PHONE } from '../browser/open-browser.ts'
import type { AuditedPage } from '../lighthouse/choose-pages.ts'

const QUIET_MS = 600
const QUIET_WITHIN_MS = 15_000

/** All bytes that one view of a page loads, in full and lite. */
export interface ViewWeight {
  name: string
  full: number
  lite: number
}

/** Weighs a first view of each of these pages of a site on a phone, read to its end: bodies as they travel, pictures and fonts among them. */
export async function weighViews(siteUrl: string, pages: readonly AuditedPage[]): Promise<ViewWeight[]> {
  const browser = await openBrowser()
  try {
    const weights: ViewWeight[] = []
    for (const { name, path } of pages) {
      // One after the other: pictures are cut when they are first asked for, which takes the processor.
      const full = await weighView(browser, siteUrl + path)
      weights.push({ name, full, lite: await weighView(browser, siteUrl + addLite(path)) })
    }
    return weights
  } finally {
    await browser.close()
  }
}

async function weighView(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http')) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(url, { waitUntil: 'load' })
  const isThere = () => untilQuiet(() => sizes.length)
  await isThere()
  await readToEnd(page, isThere)
  await isThere()
  const bytes = await Promise.all(sizes)
  await context.close()
  return bytes.reduce((sum, size) => sum + size, 0)
}

async function untilQuiet(count: () => number): Promise<void> {
  const until = performance.now() + QUIET_WITHIN_MS
  let [last, since] = [count(), performance.now()]
  while (performance.now() - since < QUIET_MS && performance.now() < until) {
    await pause(50)
    if (count() !== last) [last, since] = [count(), performance.now()]
  }
}

/** Window by window, so that what loads when it comes near is loaded. */
async function readToEnd(page: Page, isThere: () => Promise<void>): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => {
      window.scrollBy(0, innerHeight)
      return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
    })
  while (!(await isAtEnd())) await isThere()
}
