import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../project.ts'
import { runTool, toolPath } from './run-check.ts'
import type { CheckResult } from './run-check.ts'

const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
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

/** Runs one project of jest.config.js and counts its tests; a suite that cannot be loaded counts as a failure, and a run without a test. */
export async function runJest(project: string, options: readonly string[]): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-report-'))
  const outputFile = join(folder, 'report.json')
  const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', toolPath('jest/bin/jest.js')]
  const flags = ['--selectProjects', project, '--json', `--outputFile=${outputFile}`, '--verbose=false', ...options]
  const code = await runTool([...args, ...flags])
  const report = existsSync(outputFile) ? reportSchema.parse(JSON.parse(readFileSync(outputFile, 'utf8'))) : null
  rmSync(folder, { recursive: true, force: true })
  const tests = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(ROOT, name),
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  )
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 1
  return {
    name: project,
    passed: report?.numPassedTests ?? 0,
    failed: code === 0 && tests.length > 0 ? failed : Math.max(1, failed),
    tests,
  }
}
