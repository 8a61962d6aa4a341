import { StartError } from '../project.ts'
import { findOnPath, installDebianPackages, mayInstallDebianPackages } from './find-redis.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** How a Chromium is started without a window. Nothing of its own may go out to the network or take time of its own. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const WAYS_TO_GET_IT = `No Chromium was found on PATH, and the product cannot be tried without a browser. Ways to get it:
  Debian           sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask chromium`

/** The path of a Chromium, installed first where that is possible. @throws StartError with the ways to get one. */
export function findChromium(say: (line: string) => void): string {
  const found = findOnPath(NAMES)
  if (found) return found
  if (mayInstallDebianPackages() && installDebianPackages(['chromium'], say)) {
    const installed = findOnPath(NAMES)
    if (installed) return installed
  }
  throw new StartError(WAYS_TO_GET_IT)
}
