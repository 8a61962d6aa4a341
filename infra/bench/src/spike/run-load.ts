import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ROOT } from '../../../local/src/project.ts'
import { readSummary } from '../../../local/src/load/add-to-summary.ts'
import { MISSED } from '../../../local/src/load/run-k6.ts'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import type { Summary } from '../../../../k6/summary/summarise.ts'

const cpuSchema = z.object({ k6Cpu: z.object({ mean: z.number(), busiest: z.number() }).nullable() })

/** What a run of k6 told. */
export interface LoadRun {
  summary: Summary
  /** Of one core, that k6 took in its busiest five seconds; null where that is not known. */
  k6Cpu: number | null
}

/** Runs `npm run load -- …` against a site of this bench. @throws with its last words where it did not run to its end */
export async function runLoad({ env }: Pick<TestSite, 'env'>, words: readonly string[]): Promise<LoadRun> {
  const args = [join(ROOT, 'infra/local/launch.mjs'), 'load', ...words]
  const { code, output } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code: failed, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code: failed,
      output: stdout + stderr,
    }),
  )
  // Of a bar that was missed the bench says itself what is held here.
  const hasRun = code === 0 || code === MISSED
  const summary = hasRun ? readSummary(join(env['DATA_DIR'] ?? '', 'load', words[0] ?? '')) : null
  if (summary === null) throw new Error(`the load told nothing:\n${output.slice(-2000)}`)
  return { summary, k6Cpu: cpuSchema.parse(summary).k6Cpu?.busiest ?? null }
}
