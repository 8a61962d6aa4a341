import { describe, expect, it } from '@jest/globals'
import { findOldLogLines, findOldNames, splitName } from './find-words.ts'
import { parseSource } from './parse-source.ts'

const parse = (text: string, path = 'frontend/src/a.tsx') => parseSource({ path, role: 'production', text })
const names = (text: string, path?: string) =>
  findOldNames(parse(text, path)).map(({ word, times }) => `${word.old} ${times}`)

describe('splitName', () => {
  it.each([
    ['planCourses', ['plan', 'course']],
    ['COURSE_HEIGHT', ['course', 'height']],
    ['CourseRow', ['course', 'row']],
    ['address', ['address']],
  ])('%s: %j', (name, parts) => expect(splitName(name)).toEqual(parts))
})

describe('findOldNames', () => {
  it.each([
    ['const planCourses = 1; use(planCourses)', ['course 2']],
    ['const row = <CourseRow />', ['course 1']],
    ['class A { #inForce = 1 }', ['inForce 1']],
    ['const recourse = "course" // course', []],
    ['const keepGood = 1', ['keepGood 1']],
    ['const keepAGood = 1', []],
    ['const facts = { copyrightNotice: 1, legalNotice: 1 }', ['notice 1']],
  ])('%s: %j', (text, found) => expect(names(text)).toEqual(found))

  it('knows where a word means another thing', () => {
    expect(names('const order = 1', 'api/src/a.ts')).toEqual([])
    expect(names('const order = 1', 'frontend/src/pages/reserved-area/a.ts')).toEqual(['order 1'])
  })
})

describe('findOldLogLines', () => {
  it.each([
    ["logger.info('hearing of changes again')", 1],
    ["this.#log.warn({ err }, 'A change stays awaited')", 1],
    ["logger.info('change stream reconnected')", 0],
    ["say('hearing of changes again')", 0],
  ])('%s: %i', (text, times) => expect(findOldLogLines(parse(text))).toHaveLength(times))
})
