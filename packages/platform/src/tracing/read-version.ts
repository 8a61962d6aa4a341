import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Of a release the one, of a working copy the other; the outermost package.json is that of the whole. */
const FILES = ['release.json', 'package.json']

/** The version of the release that a program is part of, as its outermost folder says; null where none does. */
export function readVersion(program: string): string | null {
  let found: string | null = null
  for (let folder = dirname(program); folder !== dirname(folder); folder = dirname(folder)) {
    const file = FILES.map((name) => join(folder, name)).find((path) => existsSync(path))
    const { version } = (file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'))) as { version?: unknown }
    if (typeof version === 'string') found = version
    if (file?.endsWith('release.json') === true) break
  }
  return found
}
