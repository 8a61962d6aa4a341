import { describe, expect, it } from '@jest/globals'
import { mayBeSignedIn, readHint } from './reader-hint.ts'

describe('the hint cookie', () => {
  it.each([
    ['', false],
    ['scroll=1', false],
    ['liberta_lettore=1', true],
    ['scroll=1; liberta_lettore=1', true],
    ['x=liberta_lettore=1', false],
    ['liberta_lettore2=1', false],
  ])('%j: %j', (cookies, hinted) => expect(mayBeSignedIn(cookies)).toBe(hinted))

  it('is another one after another sign-in, and the same beside other cookies', () => {
    const [first, same, other] = ['liberta_lettore=aB', 'scroll=1; liberta_lettore=aB', 'liberta_lettore=-9']
    expect(readHint(same)).toBe(readHint(first))
    expect(readHint(other)).not.toBe(readHint(first))
  })
})
