import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.git', 'docs', 'e2e', 'k6'])

/** One word for the state of all files below `folder` that a build reads: names, sizes and times of change. */
export function fingerprintSources(folder: string): string {
  const hash = createHash('sha256')
  const walk = (place: string) => {
    for (const entry of readdirSync(place, { withFileTypes: true }).toSorted((a, b) => a.name.localeCompare(b.name))) {
      if (SKIPPED.has(entry.name)) continue
      const path = join(place, entry.name)
      if (entry.isDirectory()) {
        walk(path)
        continue
      }
      const { size, mtimeMs } = statSync(path)
      hash.update(`${path} ${size} ${mtimeMs}\n`)
    }
  }
  walk(folder)
  return hash.digest('hex')
}
