import { describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { ROOT } from '../project.ts'
import { judgeRun, listTests, playwrightReportSchema, tellLongestFiles } from './read-playwright-report.ts'

const results = [{ duration: 1500 }]
const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status, results })),
})

const report = playwrightReportSchema.parse({
  config: { rootDir: join(ROOT, 'e2e/src') },
  suites: [
    {
      title: 'layout.test.ts',
      specs: [spec('a footer', 'expected')],
      suites: [
        {
          title: 'a phone',
          specs: [spec('fails', 'unexpected'), spec('is skipped', 'skipped'), spec('is tried twice', 'flaky')],
          suites: [{ title: 'the menu', specs: [spec('is closed', 'expected')] }],
        },
      ],
    },
  ],
  errors: [],
})

describe('the tests of a report of Playwright', () => {
  it('have the file that was run, wherever the case is written, and the titles around them', () => {
    const found = listTests(report).filter(({ passed }) => passed)
    const file = 'e2e/src/layout.test.ts'
    expect(found).toEqual([
      { file, titles: ['a footer'], passed: true },
      { file, titles: ['a phone', 'the menu', 'is closed'], passed: true },
    ])
  })

  it('have passed only where they ran, once, and did not fail', () => {
    const others = listTests(report).filter(({ passed }) => !passed)
    expect(others.map(({ titles }) => titles.at(-1))).toEqual(['fails', 'is skipped', 'is tried twice'])
  })
})

it('the files whose tests took longest are told, with the time of all that is in them', () => {
  const short = { title: 'ads.test.ts', specs: [spec('gives way', 'expected')] }
  const two = { ...report, suites: [short, ...report.suites] }
  expect(tellLongestFiles(two, 2)).toBe('layout.test.ts 8 s, ads.test.ts 2 s')
  expect(tellLongestFiles(two, 1)).toBe('layout.test.ts 8 s')
})

describe('a run of Playwright is broken', () => {
  const good = { ...report, suites: [{ title: 'layout.test.ts', specs: [spec('a footer', 'expected')] }] }

  it('where no test ran, or no report was written', () => {
    expect(judgeRun({ ...good, suites: [] }, 0).isBroken).toBe(true)
    expect(judgeRun(null, 0).isBroken).toBe(true)
  })

  it('where something failed outside of all tests', () => {
    expect(judgeRun({ ...good, errors: [{ message: 'the site did not start' }] }, 1).isBroken).toBe(true)
  })

  it('where it ended badly though every test passed; a test that failed is reason enough', () => {
    expect(judgeRun(good, 1).isBroken).toBe(true)
    expect(judgeRun(report, 1).isBroken).toBe(false)
    expect(judgeRun(good, 0)).toEqual({ tests: listTests(good), isBroken: false })
  })
})
