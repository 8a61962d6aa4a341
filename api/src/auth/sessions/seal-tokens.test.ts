import { describe, expect, it } from '@jest/globals'
import { deriveTokenKeys, openTokens, sealTokens } from './seal-tokens.ts'

const OLD = 'a secret that is long enough for it'
const NEW = 'another secret, long enough as well'
const keys = deriveTokenKeys(OLD)
const tokens = { accessToken: 'access', refreshToken: 'refresh' }

describe('the provider’s tokens, sealed', () => {
  it('are opened with their key, for their session', () => {
    const sealed = sealTokens(tokens, 'one', keys)
    expect(sealed).not.toContain('access')
    expect(openTokens(sealed, 'one', keys)).toEqual(tokens)
    expect(sealTokens(tokens, 'one', keys)).not.toBe(sealed)
  })

  it('are not opened with another key, for another session, changed, cut or absent', () => {
    const sealed = sealTokens(tokens, 'one', keys)
    expect(openTokens(sealed, 'one', deriveTokenKeys(NEW))).toBeNull()
    expect(openTokens(sealed, 'two', keys)).toBeNull()
    expect(openTokens(`A${sealed.slice(1)}B`, 'one', keys)).toBeNull()
    expect(openTokens(sealed.slice(0, 10), 'one', keys)).toBeNull()
    expect(openTokens(null, 'one', keys)).toBeNull()
  })

  it('are sealed with the current key, and opened with the one before as well', () => {
    const rotated = deriveTokenKeys(NEW, OLD)
    expect(openTokens(sealTokens(tokens, 'one', keys), 'one', rotated)).toEqual(tokens)
    const sealed = sealTokens(tokens, 'one', rotated)
    expect([deriveTokenKeys(NEW), keys].map((of) => openTokens(sealed, 'one', of))).toEqual([tokens, null])
  })
})
