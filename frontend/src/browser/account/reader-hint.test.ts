import { describe, expect, it } from '@jest/globals'
import { mayBeSignedIn } from './reader-hint.ts'

describe('the hint cookie', () => {
  it.each([
    ['', false],
    ['scroll=1', false],
    ['liberta_lettore=1', true],
    ['scroll=1; liberta_lettore=1', true],
    ['x=liberta_lettore=1', false],
    ['liberta_lettore2=1', false],
  ])('%j: %j', (cookies, hinted) => expect(mayBeSignedIn(cookies)).toBe(hinted))
})
