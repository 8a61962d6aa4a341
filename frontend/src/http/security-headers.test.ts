import { describe, expect, it } from '@jest/globals'
import { createPagePolicy, FILE_HEADERS, NO_SOURCES, SECURITY_HEADERS, securityHeadersOf } from './security-headers.ts'

const REPORTS = '; report-uri /_reports; report-to reports'

describe('the policy of pages', () => {
  it('that load nothing from others is the tight one, byte for byte, with where to report', () => {
    const tight =
      "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    expect(SECURITY_HEADERS['content-security-policy']).toBe(tight)
    expect(createPagePolicy(NO_SOURCES).headers).toEqual({
      'content-security-policy': tight + REPORTS,
      'reporting-endpoints': 'reports="/_reports"',
    })
  })

  it('names each origin of others in its own directive and in no other', () => {
    const { headers } = createPagePolicy({
      script: ['https://s.example'],
      frame: ['https://*.f.example'],
      img: ['https://i.example'],
      connect: ['https://c.example'],
    })
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self' https://s.example; style-src 'self'; style-src-attr 'unsafe-inline'; " +
        "img-src 'self' https://i.example data:; font-src 'self'; connect-src 'self' https://c.example; " +
        "frame-src 'self' https://*.f.example; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        `frame-ancestors 'none'${REPORTS}`,
    )
  })
})

describe('what is no page', () => {
  it.each([
    'font/woff2',
    'text/css; charset=utf-8',
    'text/javascript; charset=utf-8',
    'application/speculationrules+json',
    'image/avif',
    'image/webp',
    'image/jpeg',
    'image/png',
    'image/x-icon',
  ])('%s has no headers that only pages read, and may load nothing', (type) => {
    expect(securityHeadersOf(type)).toBe(FILE_HEADERS)
    expect(FILE_HEADERS).toEqual({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    'text/html; charset=utf-8',
    'image/svg+xml',
    'application/xml',
    'application/xhtml+xml',
    'text/plain',
    'text/cssx',
    'application/json',
    'video/mp4',
    'image/avif-sequence+xml',
    'Image/Svg+xml',
    undefined,
    7,
  ])('%s could be one, or is none that we know: it has those of a page', (type) =>
    expect(securityHeadersOf(type)).toBe(SECURITY_HEADERS),
  )
})
