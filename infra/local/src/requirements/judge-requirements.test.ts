import { describe, expect, it } from '@jest/globals'
import { judgeCount, judgeRequirements } from './judge-requirements.ts'
import type { RanTest, Requirement, TestRun } from './requirement.types.ts'

const MENU = 'frontend/src/components/layout/menu.test.tsx'
const FILES = [MENU, 'e2e/src/layout.test.ts', 'api/src/menu/menu.test.ts', 'api/src/sign-in.integration.test.ts']
const ran = (file: string, titles: string[], passed = true): RanTest => ({ file, titles, passed })
const RUN: TestRun = {
  projects: ['unit', 'e2e'],
  tests: [
    ran(MENU, ['the menu', 'shows 7 links (of 20)']),
    ran(MENU, ['the menu', 'shows 5 links']),
    ran(MENU, ['the menu', 'is closed']),
    ran(MENU, ['another', 'is closed'], false),
    ran('e2e/src/layout.test.ts', ['a phone', 'the menu', 'is closed']),
  ],
}
const row = (...tests: string[]): Requirement => ({ id: '2.1', tests, isOpen: false })
const judge = (requirement: Requirement, run = RUN) =>
  judgeRequirements({ requirements: [requirement], faults: [] }, FILES, run)

describe('a row', () => {
  it.each([
    ['a test by its title', 'layout.test › is closed'],
    ['a test by the title around it, and its own', 'layout/menu.test › the menu › is closed'],
    ['all that stands in a describe', 'layout/menu.test › the menu'],
    ['a template as the source has it', 'layout/menu.test › shows %i links'],
    ['a template with a name', 'layout/menu.test › shows $count.shown links (of 20)'],
    ['a title with signs that an expression would take for its own', 'layout/menu.test › shows 7 links (of 20)'],
  ])('is shown by %s', (_how, name) => {
    expect(judge(row(name))).toEqual({ good: 1, open: 0, unseen: 0, faults: [] })
  })

  it.each([
    ['a file that there is not', 'header.test › is closed', 'there is no test file header.test'],
    [
      'a file that may be two',
      'menu.test › is closed',
      'menu.test may be frontend/src/components/layout/menu.test.tsx or api',
    ],
    ['a title that there is not', 'layout.test › is open', '«layout.test › is open» did not run'],
    ['the beginning of a title', 'layout.test › is clo', 'did not run'],
    ['titles that do not follow one another', 'layout.test › a phone › is closed', 'did not run'],
    ['a test that was skipped or failed', 'layout/menu.test › another › is closed', 'did not run, or failed'],
    ['a describe with such a test', 'layout/menu.test › another', 'did not run, or failed'],
    ['a title that two have, one of which failed', 'layout/menu.test › is closed', 'did not run, or failed'],
    ['a name that is that of any test', 'layout/menu.test › %s: %j', 'is the name of any test'],
  ])('is at fault where it names %s', (_what, name, fault) => {
    expect(judge(row(name)).faults).toEqual([expect.stringContaining(`2.1: `)])
    expect(judge(row(name)).faults[0]).toContain(fault)
  })

  it('needs all of its tests', () => {
    expect(judge(row('layout.test › is closed', 'layout.test › is open'))).toMatchObject({
      good: 0,
      faults: [expect.any(String)],
    })
  })

  it('is unseen where a test of it is of a project that did not run, and no other of its tests is at fault', () => {
    const name = 'sign-in.integration.test › ends'
    expect(judge(row(name))).toEqual({ good: 0, open: 0, unseen: 1, faults: [] })
    expect(judge(row(name, 'layout.test › is closed'))).toMatchObject({ unseen: 1, faults: [] })
    expect(judge(row(name, 'layout.test › is open'))).toMatchObject({ unseen: 0, faults: [expect.any(String)] })
    expect(judge(row(name), { ...RUN, projects: ['integration'] }).faults).toHaveLength(1)
  })

  it('that is open is no fault, and a page’s own faults stay', () => {
    const page = { requirements: [{ id: '2.1', tests: [], isOpen: true }], faults: ['2.2 names no test'] }
    expect(judgeRequirements(page, FILES, RUN)).toEqual({ good: 0, open: 1, unseen: 0, faults: ['2.2 names no test'] })
  })
})

describe('the counts of the contents', () => {
  const rows = [row('a.test › b'), { ...row(), isOpen: true }]

  it('are those of the rows', () => {
    expect(judgeCount({ rows: 2, open: 1 }, rows)).toBeNull()
  })

  it.each([
    { rows: 3, open: 1 },
    { rows: 2, open: 0 },
    { rows: Number.NaN, open: 1 },
  ])('are at fault as %j', (promised) => {
    expect(judgeCount(promised, rows)).toContain('there are 2, 1 open')
  })
})
