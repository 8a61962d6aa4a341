import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { findChromium } from '../../../local/src/services/find-chromium.ts'

// Nothing of the browser's own may go out to the network or take time of its own: the site alone is measured.
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The phone that Lighthouse's mobile preset plays. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** A Chromium without a window; with a port it can be driven by others over the DevTools protocol as well. */
export function openBrowser(debuggingPort?: number): Promise<Browser> {
  const args = debuggingPort === undefined ? FLAGS : [...FLAGS, `--remote-debugging-port=${debuggingPort}`]
  return chromium.launch({ executablePath: findChromium((line) => void process.stderr.write(`${line}\n`)), args })
}
