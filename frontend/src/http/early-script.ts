import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the build leaves the script that stands in each page; not among the files that browsers ask for. */
export const EARLY_FILE = '.vite/early.js'

/** The one script that stands in the pages themselves. */
export interface EarlyScript {
  code: string
  /** How the pages' policy names it (CSP level 3, hash-source): of exactly these bytes, so that no other inline script runs. */
  source: string
}

/** The built early script; throws where there is no build. */
export function readEarlyScript(clientFolder: string): EarlyScript {
  return describeEarlyScript(readFileSync(join(clientFolder, EARLY_FILE), 'utf8').trim())
}

/** This code as an early script. */
export function describeEarlyScript(code: string): EarlyScript {
  return { code, source: `'sha256-${createHash('sha256').update(code).digest('base64')}'` }
}
