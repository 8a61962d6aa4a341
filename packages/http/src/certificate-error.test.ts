import { describe, expect, it } from '@jest/globals'
import { isCertificateError } from './certificate-error.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

describe('a certificate that is not accepted', () => {
  it.each([
    'SELF_SIGNED_CERT_IN_CHAIN',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('is known by Node’s code: %s', (code) => {
    expect(isCertificateError(withCode(code))).toBe(true)
    expect(isCertificateError(new Error('outer', { cause: withCode(code) }))).toBe(true)
  })

  it('is known by its words, where a library keeps the code to itself', () => {
    expect(isCertificateError(new Error('All sentinels failed. Last error: self-signed certificate in chain'))).toBe(
      true,
    )
    expect(isCertificateError(Object.assign(new Error('x'), { lastNodeError: withCode('CERT_HAS_EXPIRED') }))).toBe(
      true,
    )
  })

  it('is no connection that was refused, cut or late', () => {
    for (const code of ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])
      expect(isCertificateError(withCode(code))).toBe(false)
    expect(isCertificateError('certificate has expired')).toBe(false)
  })
})
