import { describe, expect, it } from '@jest/globals'
import { matchesEntityTag } from './entity-tag.ts'

describe('If-None-Match by weak comparison (RFC 9110 §13.1.2)', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['*', true],
    ['"b", W/"a"', true],
    ['"b","a"', true],
    ['W/"b"', false],
    ['a', false],
    ['', false],
    [undefined, false],
  ])('%s of W/"a" matches: %s', (header, matches) => {
    expect(matchesEntityTag(header, 'W/"a"')).toBe(matches)
  })
})
