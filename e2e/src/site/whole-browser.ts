import { chromium, test } from '@playwright/test'
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

/** Runs in the page (`addInitScript`): how it was shown, each time. */
export function noteReturns(): void {
  const returns: boolean[] = []
  Object.assign(window, { returns })
  addEventListener('pageshow', ({ persisted }) => returns.push(persisted))
}

/** Each time that a page was shown, whether it came from the back-forward cache. */
export const returnsOf = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => (window as unknown as { returns: boolean[] }).returns)
