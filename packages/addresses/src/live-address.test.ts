import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createSpecifiedGrammar } from './address-grammar.ts'
import { anchorOfLiveEntry, buildLiveEntryAddress, buildLivePageAddress } from './site-address.ts'

const grammar = createSpecifiedGrammar()
const STORY = { id: 7242, slug: 'piena-del-po', section: { id: 1, slug: 'cronaca', name: 'Cronaca', path: 'cronaca' } }

const entries = fc.record({
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  at: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((instant) => instant.toISOString()),
})

describe('the address of an entry of a live story', () => {
  it('says its hour in Rome and its id: two of one minute differ', () => {
    const at = '2026-11-21T09:42:10Z'
    const addressOf = (id: number) => buildLiveEntryAddress(grammar, STORY, { id, at })
    expect(addressOf(17)).toBe('/news/cronaca/piena-del-po/7242/ora-10-42-17')
    expect(addressOf(18)).toBe('/news/cronaca/piena-del-po/7242/ora-10-42-18')
  })

  it('ends in the word that the entry is called by on its page', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        expect(buildLiveEntryAddress(grammar, STORY, entry).endsWith(`/${anchorOfLiveEntry(entry)}`)).toBe(true)
      }),
    )
  })

  it('is read as what it was written of', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const parsed = grammar.parse(buildLiveEntryAddress(grammar, STORY, entry))
        expect(parsed).toMatchObject({ type: 'liveEntry', id: 7242, entry: entry.id, slug: 'piena-del-po' })
      }),
    )
  })

  it.each([
    ['/news/cronaca/piena-del-po/7242/ora-10-42', 'without an id'],
    ['/news/cronaca/piena-del-po/7242/ora-10-42-0', 'with an id of nothing'],
    ['/news/cronaca/piena-del-po/7242/ora-10-42-99999999999', 'with an id greater than any'],
    ['/news/cronaca/piena-del-po/7242/aggiornamenti-0', 'of no page'],
    ['/news/cronaca/piena-del-po/7242/aggiornamenti', 'of a page without a number'],
    ['/cronaca/piena-del-po/7242/ora-10-42-17', 'without the family’s prefix'],
  ])('is not %s (%s)', (path) => {
    expect(grammar.resolve(path).type).toBe('refused')
  })
})

it('the address of a page of entries says its number, also that of the first', () => {
  const path = buildLivePageAddress(grammar, STORY, 1)
  expect(path).toBe('/news/cronaca/piena-del-po/7242/aggiornamenti-1')
  expect(grammar.resolve(path)).toMatchObject({
    type: 'page',
    canonical: path,
    address: { type: 'livePage', number: 1 },
  })
})
