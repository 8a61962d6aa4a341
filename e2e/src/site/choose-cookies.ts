import type { BrowserContext, Page } from '@playwright/test'
import { layOutWholePage } from './inspect-page.ts'

type Purpose = 'advertising' | 'statistics' | 'services'

/** A choice of cookies that a profile has made. */
export interface Choosing {
  granted: readonly Purpose[]
  /** Who was asked for beside advertising, `purpose:company` each: the sites that load scripts of others. */
  companies: readonly string[]
}

/** Runs in the page: stores a choice, made a second ago. */
export function storeChoice({ granted, companies }: Choosing): void {
  const requested = ['advertising:', 'advertising:Google', ...companies]
  const choice = { version: 1, at: Date.now() - 1000, requested, granted }
  localStorage.setItem('scelte-cookie', JSON.stringify(choice))
}

/** Has a profile's pages open with a choice of cookies made before. */
export async function chooseCookies(
  context: BrowserContext,
  granted: readonly Purpose[],
  companies: readonly string[] = [],
): Promise<void> {
  await context.addInitScript(storeChoice, { granted, companies })
}

/**
 * Presses «Le tue scelte sui cookie» in the footer, once script listens to it: until then it is a link to the page about cookies. What is laid
 * out above it between a finger's coming and going would take the press.
 */
export async function pressChoices(page: Page): Promise<void> {
  // What the idle page starts right after it.
  await page.locator('[data-theme-switch=on]').waitFor({ state: 'attached' })
  await layOutWholePage(page)
  await page.getByRole('link', { name: 'Le tue scelte sui cookie' }).last().click()
}
