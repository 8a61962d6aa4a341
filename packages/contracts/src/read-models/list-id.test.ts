import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { encodeSlug } from '../text/slug.ts'
import { OBITUARY_PERIODS } from '../obituaries/obituary-filters.schema.ts'
import { buildObituaryListId, encodeWord, parseObituaryListId } from './list-id.ts'
import { parseReadModelName } from './read-model-key.ts'

const key = fc.record({
  query: fc.option(
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((text) => text.normalize('NFC').toLowerCase().normalize('NFC'))
      .filter((text) => text.isWellFormed() && text.toLowerCase() === text && encodeWord(text).length <= 600),
  ),
  town: fc.option(fc.stringMatching(/^[a-zA-Z][a-zA-Z. -]{0,30}$/).map((text) => encodeSlug(text))),
  period: fc.option(fc.constantFrom(...OBITUARY_PERIODS)),
  page: fc.integer({ min: 1, max: 999_999 }),
})

describe('the id of a list of obituaries', () => {
  it('is read back as the key that it was made of, and names a read model', () => {
    fc.assert(
      fc.property(key, (asked) => {
        const id = buildObituaryListId(asked)
        expect(parseObituaryListId(id)).toEqual(asked)
        expect(parseReadModelName(`obituaryList:${id}`)).toEqual({ model: 'obituaryList', id })
      }),
    )
  })

  it.each([
    'recent',
    'recent.0',
    'recent.1.1',
    'query.1',
    'query..1',
    'query.Rossi.1',
    'query.%E0.1',
    'town.Bobbio.1',
    'town.bobbio.query.rossi.1',
    'period.secolo.1',
    'period.mese.town.bobbio.1',
    'town.bobbio.town.ottone.1',
    'recent.town.bobbio.1',
    'altro.x.1',
    `query.${'a'.repeat(601)}.1`,
  ])('%s is none', (id) => {
    expect(parseObituaryListId(id)).toBeNull()
  })
})
