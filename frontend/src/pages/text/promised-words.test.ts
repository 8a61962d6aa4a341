import { describe, expect, it } from '@jest/globals'
import { EDITORIAL_PAGES } from '../../../../infra/upstreams/src/content/catalogue/editorial-pages.ts'
import { LETTER_FORM, LONGEST_LETTER } from '../../page-definition/forms/forms.table.ts'
import { renderSample } from '../../testing/render-sample.ts'
import { addressOfYear } from './ArchiveYears.tsx'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

describe('what pages of text promise', () => {
  it('the length of a letter is one number: in the form, beside it, and in the editors’ words', () => {
    const field = LETTER_FORM.fields.find(({ name }) => name === 'body')
    expect(field).toMatchObject({ longest: LONGEST_LETTER, hint: expect.stringContaining('1.500 battute') })
    const words = JSON.stringify(EDITORIAL_PAGES.find(({ slug }) => slug === 'lettera-al-direttore'))
    expect(words.match(/\d\.\d{3} battute/g)).toEqual(['1.500 battute'])
    expect(LONGEST_LETTER).toBe(1500)
  })

  it('/archivio-storico lets one search every year that is there, without a script', async () => {
    const { body } = await renderSample('/archivio-storico')
    const years = body.match(/href="\/news\/ricerca\/dateFrom_[^"]+"/g) ?? []
    expect(years).toHaveLength(2026 - 2012 + 1)
    expect(body).toContain('action="/ricerca"')
    const resolved = grammar.resolve(addressOfYear(grammar, 2014))
    expect(resolved).toMatchObject({
      type: 'page',
      address: {
        search: { dateFrom: Date.parse('2014-01-01T00:00+01:00'), dateTo: Date.parse('2014-12-31T23:59:59.999+01:00') },
      },
    })
  })

  it.each(['/archivio-storico', '/ricerca', '/necrologie/list', '/multimedia/folder/teleliberta'])(
    '%s has each field of a search in a landmark, whose form says that it runs',
    async (path) => {
      const { body } = await renderSample(path)
      expect(body).toContain('type="search"')
      expect(body.replaceAll(/<search.*?<\/search>/gs, '')).not.toMatch(/type="search"/)
    },
  )
})
