import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from '../checks/run-check.ts'
import { ROOT } from '../project.ts'
import { judgeCount, judgeRequirements } from './judge-requirements.ts'
import { readContents, readRequirements } from './read-requirements.ts'
import type { RequirementPage } from './read-requirements.ts'
import type { TestRun } from './requirement.types.ts'

const CONTENTS = 'docs/requirements.md'
const PLACES = '{packages,api,worker,frontend,infra,e2e}/**/*.test.{ts,tsx}'

interface NamedPage extends RequirementPage {
  path: string
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

function listTestFiles(): string[] {
  return globSync(PLACES, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
}

/** The pages that the contents name, and what of their counts is not so. */
function readPages(): { pages: NamedPage[]; faults: string[] } {
  const { pages: promised, total } = readContents(read(CONTENTS))
  const pages = promised.map(({ path }, index) => ({
    path: `docs/${path}`,
    ...readRequirements(index + 1, read(`docs/${path}`)),
  }))
  const counts = promised.map((page, index) => [page.path, judgeCount(page, pages[index]?.requirements ?? [])] as const)
  const all =
    total === null
      ? 'has no count of all'
      : judgeCount(
          total,
          pages.flatMap((page) => page.requirements),
        )
  const faults = [...counts, ['all', all] as const].flatMap(([what, fault]) =>
    fault === null ? [] : [`${CONTENTS}, ${what}: ${fault}`],
  )
  return { pages, faults }
}

/**
 * The check `requirements`: every row of docs/requirements names tests that ran and passed, or says that it is open, and the contents count
 * them rightly. Rows whose tests are of a project that was not run are told of, and are no fault.
 */
export function checkRequirements(run: TestRun, say: (line: string) => void): CheckResult {
  const { pages, faults } = readPages()
  const files = listTestFiles()
  const judged = pages.map((page) => ({ path: page.path, ...judgeRequirements(page, files, run) }))
  const sum = (key: 'good' | 'open' | 'unseen') => judged.reduce((total, page) => total + page[key], 0)
  const all = [...faults, ...judged.flatMap(({ path, faults: found }) => found.map((fault) => `${path}, ${fault}`))]
  for (const fault of all) say(`  ${fault}`)
  say(`  ${sum('good')} rows are shown by tests that passed, ${sum('open')} are open`)
  if (sum('unseen') > 0) say(`  ${sum('unseen')} rows were not looked at: their tests were not part of this run`)
  return { name: 'requirements', passed: sum('good'), failed: all.length }
}
