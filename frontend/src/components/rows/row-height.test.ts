import { describe, expect, it } from '@jest/globals'
import { composeRows } from './compose-rows.ts'
import { contentOf, roomForText, whiteIn } from './row-height.ts'
import { patternNamed } from './row-pattern.table.ts'

const picture = { id: 'a', width: 1, height: 1, alt: '', caption: null, credit: null, colour: null }
const patternOf = (name: string) => {
  const pattern = patternNamed(name)
  if (pattern === undefined) throw new Error(`There is no row ${name}`)
  return pattern
}

describe('whiteIn', () => {
  it('finds the hole beside a tall photograph, and none where the cells are filled', () => {
    const pattern = patternOf('6|3|3')
    expect(whiteIn(contentOf(pattern, [1, 1, 1], new Map()), true)).toBeGreaterThan(0)
    expect(whiteIn(contentOf(pattern, [1, 3, 3], new Map()), true)).toBe(0)
  })

  it('counts an advertisement as the height that it keeps', () => {
    const pattern = patternOf('5|4|3')
    expect(whiteIn(contentOf(pattern, [1, 2, 0], new Map([[2, { height: 250 }]])), true)).toBeGreaterThan(0)
    expect(whiteIn(contentOf(pattern, [1, 2, 0], new Map([[2, { height: 620 }]])), true)).toBe(0)
  })
})

describe('roomForText', () => {
  it('gives a short card its standfirst beside a tall one', () => {
    expect(roomForText(contentOf(patternOf('7|5'), [1, 1], new Map()), true)).toEqual([false, true])
  })
})

describe('a front of any number of stories (docs/design.md, grid)', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24])('%i stories leave no hole', (count) => {
    const rows = composeRows(Array.from({ length: count }, () => ({ picture })))
    const white = rows.map(({ pattern, cells }) => {
      const counts = cells.map(({ cards }) => cards.length)
      return whiteIn(contentOf(pattern, counts, new Map()), true)
    })
    expect(Math.max(...white)).toBeLessThan(200)
  })

  it('is words alone where no story has a picture', () => {
    expect(composeRows([{ picture: null }, { picture: null }]).map(({ bare }) => bare)).toEqual([true])
    expect(composeRows([{ picture }, { picture: null }]).map(({ bare }) => bare)).toEqual([false])
  })
})
