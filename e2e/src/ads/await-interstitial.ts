import type { BrowserContext, Locator, Page } from '@playwright/test'
import { waitUntil } from '@liberta/test-kit/wait-until'

const AN_HOUR_MS = 3_600_000
const STEP_MS = 50

/** The full-page advertisement. */
export const interstitialOf = (page: Page): Locator => page.locator('dialog[data-interstitial]')

declare global {
  interface Window {
    entriesOf: Performance['getEntriesByType']
  }
}

/** Gives the pages that a profile opens from now on a clock of the test's own. */
export async function installClock(context: BrowserContext): Promise<void> {
  // What Playwright puts in the place of `performance` knows no navigation, by which a page tells that it is new.
  await context.addInitScript(() => (window.entriesOf = performance.getEntriesByType.bind(performance)))
  await context.clock.install()
  await context.addInitScript(() => (performance.getEntriesByType = window.entriesOf))
}

/**
 * Has time stand on the pages that a tab opens from now on: the advertisement closes by itself after five seconds, which a busy machine
 * takes to look at it. What was chosen before was chosen an hour before.
 */
export async function holdTime(page: Page): Promise<void> {
  await installClock(page.context())
  await page.clock.pauseAt(Date.now() + AN_HOUR_MS)
}

/** Lets the time go on that is held, by little, until something is so. */
export function letPassUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  return waitUntil(async () => {
    if (await isSo()) return true
    await page.clock.runFor(STEP_MS)
    return false
  })
}

/** Waits for the advertisement where time is held: it has all of its five seconds before it, but for less than two steps. */
export function awaitInterstitial(page: Page): Promise<void> {
  return letPassUntil(page, () => interstitialOf(page).isVisible())
}
