import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readReturnTarget } from './return-target.ts'

const SITE = 'https://www.liberta.example'

describe('where a reader goes after the sign-in: same origin only', () => {
  it.each([
    ['/news/cronaca?page=2#fine', '/news/cronaca?page=2#fine'],
    ['/a/../b', '/b'],
    [undefined, '/'],
    ['', '/'],
    ['news', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?reason=state', '/'],
    ['/authorize-sso?code=1', '/'],
    ['/api/auth/login', '/'],
    [`/${'x'.repeat(2000)}`, '/'],
  ])('%j: %s', (asked, target) => {
    expect(readReturnTarget(asked, SITE)).toBe(target)
  })

  it('whatever is asked, a browser stays on this site', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      'evil.example',
      'https:',
    )
    const asked = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 8 }).map((each) => `/${each.join('')}`),
    )
    fc.assert(
      fc.property(asked, (text) => {
        expect(new URL(readReturnTarget(text, SITE), SITE).origin).toBe(SITE)
      }),
      { numRuns: 2000 },
    )
  })
})
