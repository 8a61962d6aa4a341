import { describe, expect, it } from '@jest/globals'
import { TEXT_SIZES, nextTextSize, readTextSize } from './text-size.ts'

describe('the size of a story’s text', () => {
  it.each([
    ['large', 'large'],
    ['larger', 'larger'],
    ['enormous', 'normal'],
    ['', 'normal'],
    [null, 'normal'],
  ])('remembered as %s is %s', (kept, size) => expect(readTextSize(kept)).toBe(size))

  it('grows, and after the largest begins again', () => {
    expect(TEXT_SIZES.map(nextTextSize)).toEqual(['large', 'larger', 'normal'])
  })
})
