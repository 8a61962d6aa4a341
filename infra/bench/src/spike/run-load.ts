import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ROOT } from '../../../local/src/project.ts'
import { readSummary } from '../../../local/src/load/add-to-summary.ts'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import type { Summary } from '../../../../k6/summary/summarise.ts'

const cpuSchema = z.object({ k6Cpu: z.object({ mean: z.number(), busiest: z.number() }).nullable() })

/** What a run of k6 told. */
export interface LoadRun {
  summary: Summary
  /** Of one core, that k6 took in its busiest five seconds; null where that is not known. */
  k6Cpu: number | null
}

/** Runs `npm run load -- …` against a site of this bench. @throws with its last words where it tells nothing */
export async function runLoad({ env }: TestSite, words: readonly string[]): Promise<LoadRun> {
  const args = [join(ROOT, 'infra/local/launch.mjs'), 'load', ...words]
  const output = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout, stderr }) => stdout + stderr,
    // It ends with another code than 0 where a bar was missed: what is held here is said by the bench.
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
  const summary = readSummary(join(env['DATA_DIR'] ?? '', 'load', words[0] ?? ''))
  if (summary === null) throw new Error(`the load told nothing:\n${output.slice(-2000)}`)
  return { summary, k6Cpu: cpuSchema.parse(summary).k6Cpu?.busiest ?? null }
}
