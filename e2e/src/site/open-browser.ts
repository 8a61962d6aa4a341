import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../../infra/local/src/services/find-chromium.ts'

/** A real Chromium without a window. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium((line) => void process.stderr.write(`${line}\n`)),
    args: CHROMIUM_FLAGS,
  })
}
