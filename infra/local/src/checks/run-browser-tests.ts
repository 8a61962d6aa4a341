import { runJest } from './run-jest.ts'
import type { CheckResult } from './run-check.ts'

/** Files of e2e/src that take the time of what they look at, or end the services under it: nothing else runs beside them. */
export const ALONE = ['commands', 'design', 'faults', 'load', 'mess', 'read-the-paper', 'start-and-stop'] as const

/** The patterns of Jest for the other files, and for these; together every file, each once. */
export const BROWSER_TEST_PATTERNS = (() => {
  const alone = `e2e/src/(?:${ALONE.join('|')})\\.test\\.ts$`
  return { together: `^(?!.*${alone})`, alone }
})()

/**
 * Runs the tests in a browser: two files at once, each with a site and a browser of its own, then one by one those that need
 * the machine for themselves. More at once gain nothing, as a site and a browser have work for two processors at times.
 */
export async function runBrowserTests(): Promise<CheckResult> {
  const { together, alone } = BROWSER_TEST_PATTERNS
  const runs = [
    await runJest('e2e', ['--maxWorkers=2', `--testPathPatterns=${together}`]),
    await runJest('e2e', ['--runInBand', `--testPathPatterns=${alone}`]),
  ]
  return {
    name: 'e2e',
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
    tests: runs.flatMap(({ tests = [] }) => tests),
  }
}
