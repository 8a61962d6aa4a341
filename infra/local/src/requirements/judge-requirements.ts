import { findFiles, isNamed, namesAnyTest, projectOf, readTestName } from './match-test.ts'
import type { PromisedPage, RequirementPage } from './read-requirements.ts'
import type { Judgement, Requirement, TestRun } from './requirement.types.ts'

/** What a run says of one test that a row names; null where its project did not run, so that nothing is known. */
function judgeTest(name: string, files: readonly string[], run: TestRun): { fault: string | null } | null {
  if (namesAnyTest(name)) return { fault: `«${name}» is the name of any test: say what stands around it` }
  const named = readTestName(name)
  const [file, ...others] = findFiles(named, files)
  if (file === undefined) return { fault: `there is no test file ${named.file}` }
  if (others.length > 0) return { fault: `${named.file} may be ${[file, ...others].join(' or ')}` }
  if (!run.projects.includes(projectOf(file))) return null
  const tests = run.tests.filter((test) => test.file === file && isNamed(named, test))
  if (tests.length === 0) return { fault: `«${name}» did not run: there is no such test` }
  return { fault: tests.every(({ passed }) => passed) ? null : `«${name}» did not run, or failed` }
}

/** The faults of a row; null where nothing of it was looked at. */
function judgeRow({ id, tests }: Requirement, files: readonly string[], run: TestRun): string[] | null {
  const judged = tests.map((name) => judgeTest(name, files, run))
  const known = judged.filter((test) => test !== null)
  const faults = known.flatMap(({ fault }) => (fault === null ? [] : [`${id}: ${fault}`]))
  return faults.length === 0 && known.length < tests.length ? null : faults
}

/**
 * Holds the rows against what ran: each is openly open, or names tests that all ran and passed. Rows with a test of a project that did not
 * run are unseen, unless another test of theirs is at fault already.
 *
 * @param files every test file there is, by its path from the root
 */
export function judgeRequirements(page: RequirementPage, files: readonly string[], run: TestRun): Judgement {
  const closed = page.requirements.filter(({ isOpen }) => !isOpen)
  const judged = closed.map((row) => judgeRow(row, files, run))
  return {
    good: judged.filter((faults) => faults?.length === 0).length,
    open: page.requirements.length - closed.length,
    unseen: judged.filter((faults) => faults === null).length,
    faults: [...page.faults, ...judged.flatMap((faults) => faults ?? [])],
  }
}

/** Holds what the contents say of a page against what stands on it; null where it is so. */
export function judgeCount(promised: Omit<PromisedPage, 'path'>, requirements: readonly Requirement[]): string | null {
  const [rows, open] = [requirements.length, requirements.filter(({ isOpen }) => isOpen).length]
  if (promised.rows === rows && promised.open === open) return null
  return `the contents say ${promised.rows} rows, ${promised.open} of them open; there are ${rows}, ${open} open`
}
