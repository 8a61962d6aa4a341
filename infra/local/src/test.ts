/** `npm test`: every check there is, on real services and in a real browser. `npm test -- unit lint` runs only those named. */
import { buildWhenChanged, COMPILER_FLAGS } from './build/build-when-changed.ts'
import { runAudit } from './checks/run-audit.ts'
import { closeRun, runCheck, toolPath } from './checks/run-check.ts'
import type { CheckResult } from './checks/run-check.ts'
import { runJest } from './checks/run-jest.ts'
import { runPlaywright } from './checks/run-playwright.ts'
import { StartError } from './project.ts'
import { checkRequirements } from './requirements/check-requirements.ts'
import { findChromium } from './services/find-chromium.ts'
import { findRedis } from './services/find-redis.ts'

/** Twice the processors of a small machine: half of the time these tests wait for services. */
const INTEGRATION_WORKERS = 4

const say = (line: string) => console.log(line)
const tsc = toolPath('typescript/bin/tsc')
const oxlint = toolPath('oxlint/bin/oxlint')
const oxfmt = toolPath('oxfmt/bin/oxfmt')

const results: CheckResult[] = []

/** In this order; those of a stage beside each other: integration tests wait for services for a third of their time. */
const STAGES: readonly Readonly<Record<string, () => Promise<CheckResult>>>[] = [
  {
    types: () =>
      runCheck(
        'types',
        [[tsc, '-b', ...COMPILER_FLAGS]],
        [
          [tsc, '-p', 'tsconfig.tests.json', ...COMPILER_FLAGS],
          [tsc, '-p', 'k6', ...COMPILER_FLAGS],
        ],
      ),
  },
  { lint: () => runCheck('lint', [[oxlint, '--type-aware', '--deny-warnings']]) },
  { format: () => runCheck('format', [[oxfmt, '--check']]) },
  { audit: runAudit },
  {
    unit: () => runJest('unit'),
    integration: async () => {
      findRedis(say)
      return runJest('integration', INTEGRATION_WORKERS)
    },
  },
  {
    e2e: async () => {
      findRedis(say)
      findChromium(say)
      await buildWhenChanged(say)
      return runPlaywright('e2e', say)
    },
  },
  {
    // The last one: it looks at what ran before it.
    requirements: async () => {
      const ran = results.filter(({ tests }) => tests !== undefined)
      return checkRequirements(
        { projects: ran.map(({ name }) => name), tests: ran.flatMap(({ tests = [] }) => tests) },
        say,
      )
    },
  },
]

const wanted = process.argv.slice(2)
const names = STAGES.flatMap((stage) => Object.keys(stage))
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exit(2)
}

async function check(name: string, run: () => Promise<CheckResult>): Promise<void> {
  const began = Date.now()
  say(`\n— ${name} …`)
  const result = await run().catch((error: unknown): CheckResult => {
    console.error(error instanceof StartError ? error.message : error)
    return { name, passed: 0, failed: 1 }
  })
  results.push(result)
  say(`  ${name}: ${result.passed} passed, ${result.failed} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

for (const stage of STAGES) {
  const checks = Object.entries(stage).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  await Promise.all(checks.map(([name, run]) => check(name, run)))
}

const { line, notes, exitCode } = closeRun(results)
if (wanted.length > 0 && !wanted.includes('requirements')) say('\nThe requirements were not looked at.')
for (const note of notes) say(note)
say(`\n${line}`)
process.exitCode = exitCode
