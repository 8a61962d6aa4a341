import { describe, expect, it } from '@jest/globals'
import { writeNumber } from './write-number.ts'

describe('a number that readers see', () => {
  it.each([
    [0, '0'],
    [912, '912'],
    [1184, '1.184'],
    [25_000, '25.000'],
  ])('%d is written %s', (number, written) => expect(writeNumber(number)).toBe(written))
})
