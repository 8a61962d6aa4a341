import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ROOT } from '../project.ts'
import { runTool, toolPath } from './run-check.ts'
import type { CheckResult } from './run-check.ts'

/** Jest, as jest.config.js wants to be run: in Node itself. */
export const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--conditions=@liberta/source',
  `--import=${pathToFileURL(join(ROOT, 'infra/testing/read-sources.mjs')).href}`,
  toolPath('jest/bin/jest.js'),
]

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
})

type JestReport = z.infer<typeof reportSchema>

/**
 * What one run of Jest came to. A suite that cannot be loaded counts as a failure, and so does a run without a test, or one that ended
 * badly for no reason given.
 *
 * @param report null where none was written
 */
export function judgeJestRun(report: JestReport | null, exitCode: number): Omit<CheckResult, 'name'> {
  const tests = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(ROOT, name),
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  )
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0)
  const isGood = exitCode === 0 && tests.length > 0
  return { passed: report?.numPassedTests ?? 0, failed: isGood ? failed : Math.max(1, failed), tests }
}

/**
 * Runs one project of jest.config.js and counts its tests.
 * @param workers how many files beside each other; as many as there are processors where it is not said
 */
export async function runJest(project: string, workers?: number): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-report-'))
  const outputFile = join(folder, 'report.json')
  const flags = ['--selectProjects', project, '--json', `--outputFile=${outputFile}`, '--verbose=false']
  if (workers !== undefined) flags.push(`--maxWorkers=${workers}`)
  const code = await runTool([...JEST, ...flags])
  const report = existsSync(outputFile) ? reportSchema.parse(JSON.parse(readFileSync(outputFile, 'utf8'))) : null
  rmSync(folder, { recursive: true, force: true })
  return { name: project, ...judgeJestRun(report, code) }
}
