import { describe, expect, it } from '@jest/globals'
import { describeReadingTime, readingSeconds } from './reading-time.ts'

const paragraph = (words: number) => ({
  type: 'paragraph' as const,
  text: Array.from({ length: words }, () => 'parola').join(' '),
})

describe('reading time: 250 words per minute, children included, rounded up to the second (requirements 9)', () => {
  it.each([
    [0, 0],
    [1, 1],
    [250, 60],
    [251, 61],
    [500, 120],
  ])('%i words take %i s', (words, seconds) => {
    expect(readingSeconds(words ? [paragraph(words)] : [], [])).toBe(seconds)
  })

  it("counts the group children's text", () => {
    expect(readingSeconds([paragraph(125)], [{ blocks: [paragraph(100)] }, { blocks: [paragraph(25)] }])).toBe(60)
  })

  it.each([
    [372, '6 min 12 s'],
    [45, '45 s'],
    [180, '3 min'],
    [0, '0 s'],
  ])('%i s is written %s', (seconds, words) => {
    expect(describeReadingTime(seconds)).toBe(words)
  })
})
