import { describe, expect, it } from '@jest/globals'
import { createPagePolicy, NO_SOURCES, SECURITY_HEADERS } from './security-headers.ts'

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

describe('the policy of a page with a reader’s photograph', () => {
  const { allowPictures } = createPagePolicy({ ...NO_SOURCES, img: ['https://i.example'] })

  it('lets pictures come from its origin too, and nothing else from anywhere', () => {
    const { 'content-security-policy': policy } = allowPictures('https://foto.example.it/anna.jpg?size=2')
    expect(policy).toContain("img-src 'self' https://foto.example.it https://i.example data:;")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain(REPORTS)
  })

  it.each([
    null,
    '',
    'anna.jpg',
    'javascript:alert(1)',
    'data:image/png,x',
    'https://a.example;sandbox/x',
    'https://$&/',
  ])('%j: the policy of every page', (address) => expect(allowPictures(address)).toEqual({}))
})
