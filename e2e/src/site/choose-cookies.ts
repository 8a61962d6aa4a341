import type { BrowserContext } from '@playwright/test'

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
