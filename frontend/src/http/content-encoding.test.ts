import { describe, expect, it } from '@jest/globals'
import { negotiateEncoding } from './content-encoding.ts'

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
