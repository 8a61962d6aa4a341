import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** A browser without a window names itself as such and is taken for a bot: pages for people are asked for under this name. */
export const READER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Widths of a phone, a tablet and a desk, with a height that such a window has. */
export const PHONE = { width: 375, height: 812 }
export const DESK = { width: 1440, height: 900 }

/** Whether the reader has yet to choose about cookies; most tests are of one who has, and has seen the full-page advertisement. */
interface ReaderOptions extends BrowserContextOptions {
  isAsked?: boolean
  /** Not where a page's main script is blocked: else it is waited for. */
  starts?: boolean
}

/** A fresh profile of a reader who has refused all cookies and is not interrupted, with patience for a busy machine. */
export async function openContext(
  browser: Browser,
  { isAsked = false, starts = true, ...options }: ReaderOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: READER_AGENT, viewport: DESK, locale: 'it-IT', ...options })
  if (!isAsked) await context.addInitScript(refuseAll, ['advertising:', 'advertising:Google'])
  if (starts && options.javaScriptEnabled !== false) context.on('page', waitForMainScript)
  context.setDefaultTimeout(60_000)
  return context
}

/** Runs in the page before its scripts; the choice is left alone that a page of the same profile has stored. */
function refuseAll(requested: string[]): void {
  try {
    sessionStorage.setItem('interstiziale', '1')
    // The lite version, which is offered where a page took 8 s to load.
    localStorage.setItem('leggera', 'no')
    if (localStorage.getItem('scelte-cookie') !== null) return
    localStorage.setItem('scelte-cookie', JSON.stringify({ version: 1, at: Date.now() - 1000, requested, granted: [] }))
  } catch {
    // A document without an origin has no storage.
  }
}

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** Every picture is one pixel, in a box that keeps its place: drawing all of them takes minutes, and they have cases of their own. */
export async function leavePicturesOut(context: BrowserContext): Promise<void> {
  await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
}

/**
 * Has `goto` take a page for loaded once its main script runs as well, which it asks for after its first paint: most tests are of a page in
 * use. Where a page has none it is as loaded as any; who does not wait for it to load is not kept here either.
 */
function waitForMainScript(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (['load', 'networkidle'].includes(options?.waitUntil ?? 'load')) {
      // No frames are waited for, which a tab behind others hardly draws.
      await page.locator(':root:not(:has(script[data-main])), :root[data-saves]').waitFor({ state: 'attached' })
    }
    return answer
  }
}

/** Runs `personal-request` in a fresh profile of a reader, and closes it whatever comes. */
export async function asReader<Result>(
  browser: Browser,
  options: ReaderOptions,
  visit: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await openContext(browser, options)
  try {
    return await visit(await context.newPage(), context)
  } finally {
    await context.close()
  }
}
