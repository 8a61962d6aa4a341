import { describe, expect, it } from '@jest/globals'
import { describeClipLength, writeNumber, writePrice } from './write-number.ts'

describe('a number that readers see', () => {
  it.each([
    [0, '0'],
    [912, '912'],
    [1184, '1.184'],
    [25_000, '25.000'],
  ])('%d is written %s', (number, written) => expect(writeNumber(number)).toBe(written))
})

it('writes the length of a clip with points', () => {
  expect([252, 2465, 3729, 9].map(describeClipLength)).toEqual(['4.12', '41.05', '1.02.09', '0.09'])
})

it.each([
  [6.9, '6,90\u00a0€'],
  [59, '59\u00a0€'],
  [1179.5, '1179,50\u00a0€'],
])('writes %d euros as «%s»', (euros, words) => expect(writePrice(euros)).toBe(words))
