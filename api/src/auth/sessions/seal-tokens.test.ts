import { describe, expect, it } from '@jest/globals'
import { deriveTokenKey, openTokens, sealTokens } from './seal-tokens.ts'

const key = deriveTokenKey('a secret that is long enough for it')
const tokens = { accessToken: 'access', refreshToken: 'refresh' }

describe('the provider’s tokens, sealed', () => {
  it('are opened with their key, for their session', () => {
    const sealed = sealTokens(tokens, 'one', key)
    expect(sealed).not.toContain('access')
    expect(openTokens(sealed, 'one', key)).toEqual(tokens)
    expect(sealTokens(tokens, 'one', key)).not.toBe(sealed)
  })

  it('are not opened with another key, for another session, changed, cut or absent', () => {
    const sealed = sealTokens(tokens, 'one', key)
    expect(openTokens(sealed, 'one', deriveTokenKey('another secret, long enough as well'))).toBeNull()
    expect(openTokens(sealed, 'two', key)).toBeNull()
    expect(openTokens(`A${sealed.slice(1)}B`, 'one', key)).toBeNull()
    expect(openTokens(sealed.slice(0, 10), 'one', key)).toBeNull()
    expect(openTokens(null, 'one', key)).toBeNull()
  })
})
