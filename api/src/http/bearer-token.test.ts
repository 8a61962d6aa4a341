import { describe, expect, it } from '@jest/globals'
import { readBearer } from './bearer-token.ts'

describe('the token of an Authorization header (RFC 6750 §2.1)', () => {
  it.each([
    ['Bearer a.b-c_d~e+f/g==', 'a.b-c_d~e+f/g=='],
    ['bearer  x', 'x'],
    ['Basic YTpi', undefined],
    ['Bearer', undefined],
    ['Bearer a b', undefined],
    ['Bearer à', undefined],
    [`Bearer ${'x'.repeat(8001)}`, undefined],
    [undefined, undefined],
  ])('%j: %j', (header, token) => expect(readBearer(header)).toBe(token))
})
