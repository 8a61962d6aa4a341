import { describe, expect, it } from '@jest/globals'
import { sayRoom } from './character-counters.ts'

describe('the counter under a long field', () => {
  it.each([
    [1500, '1.500 battute ancora'],
    [1, '1 battuta ancora'],
    [0, '0 battute ancora'],
    [-1, '1 battuta di troppo'],
    [-1500, '1.500 battute di troppo'],
  ])('with room for %d: %s', (left, words) => expect(sayRoom(left)).toBe(words))
})
