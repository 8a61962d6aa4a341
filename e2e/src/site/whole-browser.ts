import { chromium, expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { findFreePort } from '@liberta/http/find-free-port'
import { CHROMIUM_FLAGS, findWholeChromium } from '../../../infra/local/src/services/find-chromium.ts'
import { holdFromFirstTest } from './hold-from-first-test.ts'

/** A Chromium that keeps pages that were left, and makes pages ahead, which those that tests are run in do not. */
export interface WholeBrowser {
  readonly browser: Browser
  /** Of its DevTools protocol, on this machine. */
  readonly port: number
}

/** Starts one before the first test of a group, and ends it after the last. */
export function useWholeBrowser(): WholeBrowser {
  let held: WholeBrowser | undefined
  test.beforeAll(async () => {
    const port = await findFreePort()
    const browser = await chromium.launch({
      executablePath: findWholeChromium((line) => void process.stderr.write(`${line}\n`)),
      args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    held = { browser, port }
  })
  test.afterAll(() => held?.browser.close())
  return holdFromFirstTest('the browser', ['browser', 'port'], () => held)
}

/** Runs in the page (`addInitScript`): whether it came from the back-forward cache, each time that it is shown. */
export function noteReturns(): void {
  const returns: boolean[] = []
  Object.assign(window, { returns })
  addEventListener('pageshow', ({ persisted }) => returns.push(persisted))
}

/** Waits until a page that was left came back from the back-forward cache; fails with the browser's reasons where it was made anew. */
export async function waitForReturn(page: Page): Promise<void> {
  const read = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const { returns } = window as unknown as { returns: boolean[] }
      return { returns, reasons: (navigation as unknown as { notRestoredReasons: unknown }).notRestoredReasons }
    })
  await expect.poll(read).toEqual({ returns: [false, true], reasons: null })
}
