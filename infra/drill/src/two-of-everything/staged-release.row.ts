import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { PACKAGES_LIMIT_BYTES, RELEASE_FILE } from '../../../release/src/stage-release.ts'
import type { RowContext } from '../drill.types.ts'
import { most, none } from '../report/make-figure.ts'
import { stagePlanted } from '../stage-planted.ts'

const MIB = 1024 * 1024
const releaseSchema = z.object({ version: z.string(), packages: z.number(), packageBytes: z.number() })

/** A release is staged while files with secrets lie about in the working copy: none of them is in it, and it is small. */
export async function measureStagedRelease({ folder, say }: RowContext): Promise<Figure[]> {
  const { folder: stage, planted, leaked } = stagePlanted(join(folder, 'planted'))
  const release = releaseSchema.parse(JSON.parse(readFileSync(join(stage, RELEASE_FILE), 'utf8')))
  say(`  ${planted} files with secrets lay about, ${leaked.length} are in the stage`)
  const mebibytes = Number((release.packageBytes / MIB).toFixed(1))
  return [
    most('staged release: run-time packages', mebibytes, PACKAGES_LIMIT_BYTES / MIB, 'MiB', release),
    none(`staged release: planted .env in it, of ${planted}`, leaked.length, leaked),
  ]
}
