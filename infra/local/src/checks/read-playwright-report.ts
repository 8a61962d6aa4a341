import { join, relative } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../project.ts'
import type { RanTest } from '../requirements/requirement.types.ts'

const testSchema = z.object({
  status: z.string(),
  /** Of each try; milliseconds, without what runs before and after all tests of a file. */
  results: z.array(z.object({ duration: z.number() })),
})

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

/** What the reporter `json` of Playwright writes, as far as it is read here. */
export const playwrightReportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  /** One a file; its title is the file's path below `rootDir`. */
  suites: z.array(suiteSchema),
  /** What went wrong outside tests: a file that cannot be loaded, a site that does not start. */
  errors: z.array(z.unknown()),
})

export type PlaywrightReport = z.infer<typeof playwrightReportSchema>
type Suite = z.infer<typeof suiteSchema>

/** The tests of a report. One that was not run, or only at a second try, has not passed. */
export function listTests({ config, suites }: PlaywrightReport): RanTest[] {
  const listIn = ({ specs, suites: inner = [] }: Suite, file: string, around: readonly string[]): RanTest[] => [
    ...specs.map(({ title, tests }) => ({
      file,
      titles: [...around, title],
      passed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
    })),
    ...inner.flatMap((suite) => listIn(suite, file, [...around, suite.title])),
  ]
  return suites.flatMap((suite) => listIn(suite, relative(ROOT, join(config.rootDir, suite.title)), []))
}

/** The files whose tests took longest, as a line to read: what is begun last of them is waited for at the end of a run. */
export function tellLongestFiles({ suites }: PlaywrightReport, most: number): string {
  const secondsOf = ({ specs, suites: inner = [] }: Suite): number => {
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
    const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
    return inner.reduce((sum, suite) => sum + secondsOf(suite), own)
  }
  return suites
    .map((suite) => ({ file: suite.title, seconds: secondsOf(suite) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${file} ${Math.round(seconds)} s`)
    .join(', ')
}

/** What one run of Playwright came to. Broken: no test ran, something failed outside of all tests, or it ended badly for no reason given. */
export interface PlaywrightRun {
  tests: readonly RanTest[]
  isBroken: boolean
}

/** @param report null where none was written */
export function judgeRun(report: PlaywrightReport | null, exitCode: number): PlaywrightRun {
  const tests = report === null ? [] : listTests(report)
  const isExplained = exitCode === 0 || tests.some(({ passed }) => !passed)
  return { tests, isBroken: tests.length === 0 || report?.errors.length !== 0 || !isExplained }
}
