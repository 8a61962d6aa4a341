import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { findChromium } from '../../../infra/local/src/services/find-chromium.ts'

// Nothing of the browser's own may go out to the network: the tests are about this site alone.
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

/** A real Chromium without a window. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium((line) => void process.stderr.write(`${line}\n`)),
    args: FLAGS,
  })
}
