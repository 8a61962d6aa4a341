import { describe, expect, it } from '@jest/globals'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../project.ts'
import { ALONE, BROWSER_TEST_PATTERNS } from './run-browser-tests.ts'

const files = globSync('e2e/src/**/*.test.ts', { cwd: ROOT })

/** Jest takes a file of which either the path from the root or the whole path fits. */
const choose = (pattern: string) =>
  files.filter((path) => [path, join(ROOT, path)].some((each) => new RegExp(pattern, 'i').test(each)))

const [together, alone] = [choose(BROWSER_TEST_PATTERNS.together), choose(BROWSER_TEST_PATTERNS.alone)]

describe('the files of tests in a browser', () => {
  it('run once each, whichever there are', () => {
    expect(files.length).toBeGreaterThan(ALONE.length)
    expect([...together, ...alone].toSorted()).toEqual(files.toSorted())
  })

  it('run alone where the table names them, and the table names no other', () => {
    expect(alone.toSorted()).toEqual(ALONE.map((name) => `e2e/src/${name}.test.ts`))
  })
})
