import { test } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { holdFromFirstTest } from './hold-from-first-test.ts'
import { leavePicturesOut, openContext } from './reader.ts'
import type { Paper } from './use-paper.ts'

/** Opens one page before the first case of a `describe`, and closes it after the last; the cases must leave it as it was. */
export function usePage(
  paper: Paper,
  path: () => string,
  options: BrowserContextOptions & { pictures?: boolean; isAsked?: boolean } = {},
): { readonly page: Page } {
  let context: BrowserContext | undefined
  let held: { page: Page } | undefined
  test.beforeAll(async () => {
    const { pictures = true, ...ofContext } = options
    context = await openContext(paper.browser, ofContext)
    if (!pictures) await leavePicturesOut(context)
    // A page that is held open through several cases would load itself anew under them.
    await context.addInitScript(() => localStorage.setItem('reload', 'off'))
    const page = await context.newPage()
    await page.goto(paper.site.urls.site + path(), { waitUntil: 'load' })
    held = { page }
  })
  test.afterAll(() => context?.close())
  return holdFromFirstTest('the page', ['page'], () => held)
}
