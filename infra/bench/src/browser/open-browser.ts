import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../../local/src/services/find-chromium.ts'

/** The phone that Lighthouse's mobile preset plays. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** A Chromium without a window; with a port it can be driven by others over the DevTools protocol as well. */
export function openBrowser(debuggingPort?: number): Promise<Browser> {
  // The front of the bench has a certificate of its own making.
  const debugging = [`--remote-debugging-port=${debuggingPort}`, '--ignore-certificate-errors']
  const args = debuggingPort === undefined ? CHROMIUM_FLAGS : [...CHROMIUM_FLAGS, ...debugging]
  return chromium.launch({ executablePath: findChromium((line) => void process.stderr.write(`${line}\n`)), args })
}
