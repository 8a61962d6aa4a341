import { StartError } from '../project.ts'
import { findOnPath, installDebianPackages, mayInstallDebianPackages } from './find-redis.ts'

/** Chromium without the program around its pages: the same pages for two thirds of the processor's time. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The variable of what could not be installed, for the programs that this one starts. */
const NOT_TO_BE_HAD = 'NOT_TO_BE_INSTALLED'

/**
 * How a Chromium is started without a window. Nothing of its own may go out to the network or take time of its own; letters are as wide
 * as on phones, which do not fit them to whole pixels.
 */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const WAYS_TO_GET_IT = `No Chromium was found on PATH, and the product cannot be tried without a browser. Ways to get it:
  Debian           sudo apt-get install chromium-headless-shell chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask chromium`

/** The path of a Chromium, installed first where that is possible. @throws StartError with the ways to get one. */
export function findChromium(say: (line: string) => void): string {
  return findOnPath([SHELL]) ?? install(SHELL, say) ?? findWholeChromium(say)
}

/** As `findChromium`, of one that keeps pages for the way back, which the shell does not. */
export function findWholeChromium(say: (line: string) => void): string {
  const found = findOnPath(WHOLE) ?? install('chromium', say)
  if (found === null) throw new StartError(WAYS_TO_GET_IT)
  return found
}

/** Installs the Debian package of a program; null where that cannot be done. What failed once is not tried again in this run. */
function install(program: string, say: (line: string) => void): string | null {
  const failed = process.env[NOT_TO_BE_HAD]?.split(' ') ?? []
  if (failed.includes(program) || !mayInstallDebianPackages()) return null
  if (installDebianPackages([program], say)) return findOnPath([program])
  process.env[NOT_TO_BE_HAD] = [...failed, program].join(' ')
  return null
}
