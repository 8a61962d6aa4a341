import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATA_DIR } from '../project.ts'
import type { RanTest } from '../requirements/requirement.types.ts'
import { judgeRun, playwrightReportSchema, tellLongestFiles } from './read-playwright-report.ts'
import type { PlaywrightRun } from './read-playwright-report.ts'
import { runTool, toolPath } from './run-check.ts'
import type { CheckResult } from './run-check.ts'

/** The two runs of e2e/src: files that bear others beside them, then those that need the machine to themselves. */
const CONFIGS = ['e2e/playwright.config.ts', 'e2e/playwright.alone.config.ts']
const MOST_TOLD = 8
/** Programs of the workspaces are read from their sources. */
const NODE_FLAGS = '--conditions=@liberta/source --disable-warning=ExperimentalWarning'

/**
 * Runs all tests of e2e/src in a browser and counts them. One that did not run counts as a failure, and so does a run without a test or
 * with a fault outside of all tests. Where a test failed it tells where the traces of its second try lie.
 */
export async function runPlaywright(name: string, say: (line: string) => void): Promise<CheckResult> {
  const tests: RanTest[] = []
  let broken = 0
  for (const config of CONFIGS) {
    const run = await runOnce(config, say)
    tests.push(...run.tests)
    if (run.isBroken) broken += 1
  }
  const passed = tests.filter((test) => test.passed).length
  if (passed < tests.length)
    say(
      `  Traces of what failed, of its second try, a folder each, lie in ${join(DATA_DIR, 'browser-tests')}: npx playwright show-trace …/trace.zip`,
    )
  return { name, passed, failed: tests.length - passed + broken, tests }
}

async function runOnce(config: string, say: (line: string) => void): Promise<PlaywrightRun> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-report-'))
  const outputFile = join(folder, 'report.json')
  const code = await runTool(
    [toolPath('@playwright/test/cli.js'), 'test', `--config=${config}`, '--reporter=dot,json'],
    {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${NODE_FLAGS}`.trim(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile,
    },
  )
  const report = existsSync(outputFile)
    ? playwrightReportSchema.parse(JSON.parse(readFileSync(outputFile, 'utf8')))
    : null
  rmSync(folder, { recursive: true, force: true })
  if (report !== null) say(`\n  The longest files: ${tellLongestFiles(report, MOST_TOLD)}`)
  return judgeRun(report, code)
}
