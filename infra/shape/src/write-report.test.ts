import { expect, it } from '@jest/globals'
import { FIGURES } from './figures.table.ts'
import { isMissed, writePlaces, writeTable } from './write-report.ts'

const figure = { key: 'short', title: 'short files', first: 1228, target: 60, value: 61, places: ['a.ts 3', 'b.ts 4'] }

it('writeTable: what misses its target is marked, and one that meets it is not', () => {
  const [, missed, met] = writeTable([figure, { ...figure, value: 60 }]).split('\n')
  expect(missed).toMatch(/^! short files +61 +1,228 +60 +short$/)
  expect(met).toMatch(/^ {2}short files +60 +1,228 +60 +short$/)
})

it('writePlaces: the places under the figure that they make up', () => {
  expect(writePlaces(figure)).toBe('short files: 61\n  a.ts 3\n  b.ts 4')
})

it('isMissed: above the target, not at it', () => {
  expect([59, 60, 61].map((value) => isMissed({ value, target: 60 }))).toEqual([false, false, true])
})

it('every figure has a key of its own, by which it can be asked for', () => {
  expect(new Set(FIGURES.map(({ key }) => key)).size).toBe(FIGURES.length)
})
