import { describe, expect, it } from '@jest/globals'
import { LETTER_SIZES, nextLetterSize, readLetterSize } from './letter-size.ts'

describe('the size of a story’s text', () => {
  it.each([
    ['large', 'large'],
    ['larger', 'larger'],
    ['enormous', 'normal'],
    ['', 'normal'],
    [null, 'normal'],
  ])('remembered as %s is %s', (kept, size) => expect(readLetterSize(kept)).toBe(size))

  it('grows, and after the largest begins again', () => {
    expect(LETTER_SIZES.map(nextLetterSize)).toEqual(['large', 'larger', 'normal'])
  })
})
