import { describe, expect, it } from '@jest/globals'
import { Cookies } from './cookies.ts'

describe('cookies of the sign-in (requirements 9.4)', () => {
  it('on https: __Host-, Secure, HttpOnly, SameSite=Lax, 3600 s or 30 days', () => {
    const cookies = new Cookies('https://www.liberta.example')
    expect(cookies.set('state', 'abc')).toBe(
      '__Host-liberta_stato=abc; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect(cookies.set('session', 'abc')).toMatch(/^__Host-liberta_sessione=abc; Max-Age=2592000; Path=\/; HttpOnly/)
    expect(cookies.set('hint', '1')).toBe('liberta_lettore=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax')
  })

  it('are read by their whole name, and not where they cannot be ours', () => {
    const cookies = new Cookies('http://localhost:3000')
    expect(cookies.read('xliberta_stato=1; liberta_stato=2', 'state')).toBe('2')
    expect(cookies.read(cookies.set('next', '/a?b=c;d').split(';')[0], 'next')).toBe('/a?b=c;d')
    for (const header of [undefined, '', 'liberta_stato=', 'liberta_stato=%zz', `liberta_stato=${'x'.repeat(4000)}`]) {
      expect(cookies.read(header, 'state')).toBeUndefined()
    }
  })

  it('are read whatever else comes along, the first of two of a name, and no more of an object than was sent', () => {
    const cookies = new Cookies('http://localhost:3000')
    expect(cookies.read('ads=%zz; ;=; plain;a=b=c;liberta_stato= 2 ; liberta_stato=3; "', 'state')).toBe('2')
    expect(cookies.read('__proto__=1; constructor=2', 'state')).toBeUndefined()
  })
})
