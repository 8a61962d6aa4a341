import { describe, expect, it } from '@jest/globals'
import { cutHeadline, HEADLINE_LIMIT, writeStructuredData } from './structured-data.ts'

describe('cutHeadline (requirements 1: truncated to 110 characters)', () => {
  it('leaves a headline of 110 characters as it is', () => {
    expect(cutHeadline('a'.repeat(HEADLINE_LIMIT))).toHaveLength(110)
  })

  it('cuts a longer one at a word', () => {
    const cut = cutHeadline('parola '.repeat(30).trim())
    expect(cut.length).toBeLessThanOrEqual(110)
    expect(cut).toMatch(/parola…$/)
  })

  it('cuts one without spaces, too', () => {
    expect(cutHeadline('a'.repeat(200))).toHaveLength(110)
  })

  it('cuts none within a character', () => {
    expect(cutHeadline('x'.repeat(108) + '😀'.repeat(10))).toBe(`${'x'.repeat(108)}…`)
  })
})

describe('writeStructuredData', () => {
  it('has no `<` in it, so that nothing ends the script element', () => {
    const data = { '@context': 'https://schema.org', '@type': 'Article', headline: '</script><b>' } as const
    const text = writeStructuredData(data)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(data)
  })
})
