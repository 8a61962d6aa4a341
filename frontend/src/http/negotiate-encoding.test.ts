import { describe, expect, it } from '@jest/globals'
import { matchesEntityTag } from './entity-tag.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

describe('negotiateEncoding (RFC 9110 §12.5.3)', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['br;q=0, *;q=0', 'identity'],
    [undefined, 'identity'],
    [';;q=,,', 'identity'],
  ])('%s → %s', (header, encoding) => expect(negotiateEncoding(header)).toBe(encoding))
})

describe('matchesEntityTag (RFC 9110 §13.1.2)', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('%s', (header, matches) => expect(matchesEntityTag(header, 'W/"a"')).toBe(matches))
})
