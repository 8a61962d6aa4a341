import { describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { ROOT } from '../project.ts'
import { closeRun, runTool } from './run-check.ts'
import { judgeJestRun } from './run-jest.ts'

const assertion = (title: string, status: string) => ({ ancestorTitles: ['a door'], title, status })
const report = {
  numPassedTests: 1,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      name: join(ROOT, 'api/src/door.test.ts'),
      assertionResults: [assertion('opens', 'passed'), assertion('shuts', 'failed')],
    },
  ],
}
const good = { ...report, numFailedTests: 0 }
const empty = { ...good, numPassedTests: 0, testResults: [] }

describe('a run of Jest', () => {
  it('counts its tests, each by its file and the titles around it', () => {
    const file = 'api/src/door.test.ts'
    expect(judgeJestRun(report, 1)).toEqual({
      passed: 1,
      failed: 1,
      tests: [
        { file, titles: ['a door', 'opens'], passed: true },
        { file, titles: ['a door', 'shuts'], passed: false },
      ],
    })
    expect(judgeJestRun(good, 0)).toMatchObject({ passed: 1, failed: 0 })
  })

  it('fails where no test ran, no report was written, a file cannot be loaded, or it ended badly though every test passed', () => {
    expect(judgeJestRun(empty, 0).failed).toBe(1)
    expect(judgeJestRun(null, 0).failed).toBe(1)
    expect(judgeJestRun({ ...good, numRuntimeErrorTestSuites: 1 }, 1).failed).toBe(1)
    expect(judgeJestRun(good, 1).failed).toBe(1)
  })
})

describe('the closing line of npm test', () => {
  const unit = { name: 'unit', passed: 4, failed: 0 }

  it('counts what passed and failed over all checks, and exits with 0 where nothing failed', () => {
    expect(closeRun([unit, { name: 'e2e', passed: 3, failed: 0 }])).toMatchObject({
      line: '7 passed, 0 failed',
      exitCode: 0,
    })
  })

  it('says what a check notes: one that was not looked at is no pass', () => {
    const audit = { name: 'audit', passed: 0, failed: 0, note: 'audit: not looked' }
    expect(closeRun([unit, audit])).toEqual({ line: '4 passed, 0 failed', notes: ['audit: not looked'], exitCode: 0 })
    expect(closeRun([audit]).exitCode).toBe(1)
  })

  it('exits with 1 where one of them failed, or nothing was looked at', () => {
    expect(closeRun([unit, { name: 'e2e', passed: 2, failed: 1 }])).toMatchObject({
      line: '6 passed, 1 failed',
      exitCode: 1,
    })
    expect(closeRun([]).exitCode).toBe(1)
    expect(closeRun([{ name: 'e2e', passed: 0, failed: 0 }]).exitCode).toBe(1)
  })
})

it('ends a tool that does not end, which has failed', async () => {
  expect(await runTool(['--eval', 'setInterval(() => undefined, 1000)'], {}, 300)).toBe(1)
})
