import { describe, expect, it } from '@jest/globals'
import { Cookies } from './cookies.ts'

describe('cookies of the sign-in (requirements 9.4)', () => {
  it('on https: __Host-, Secure, HttpOnly, SameSite=Lax, 3600 s or 30 days', () => {
    const cookies = new Cookies('https://www.liberta.example')
    expect(cookies.set('state', 'abc')).toBe(
      '__Host-liberta_stato=abc; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure',
    )
    expect(cookies.set('session', 'abc')).toMatch(/^__Host-liberta_sessione=abc; Path=\/; Max-Age=2592000; .*HttpOnly/)
    expect(cookies.set('hint', '1')).toBe('liberta_lettore=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
  })

  it('are read by their whole name, and not where they cannot be ours', () => {
    const cookies = new Cookies('http://localhost:3000')
    expect(cookies.read('xliberta_stato=1; liberta_stato=2', 'state')).toBe('2')
    expect(cookies.read(cookies.set('next', '/a?b=c;d').split(';')[0], 'next')).toBe('/a?b=c;d')
    for (const header of [undefined, '', 'liberta_stato=', 'liberta_stato=%zz', `liberta_stato=${'x'.repeat(4000)}`]) {
      expect(cookies.read(header, 'state')).toBeUndefined()
    }
  })
})
