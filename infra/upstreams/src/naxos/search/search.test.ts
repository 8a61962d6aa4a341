import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ArchiveIndex } from './archive-index.ts'
import { isWithinOneEdit } from './expand-word.ts'
import { loadIndex, saveIndex } from './index-file.ts'
import { PackedPostings } from './packed-postings.ts'
import { readDateRange } from './read-date-range.ts'
import { SmallSearch } from './small-search.ts'

const titles = ['Nuovo ospedale a Piacenza', 'Incendio a Bobbio', 'Ospedale di Bobbio, più letti', 'Volley, la finale']
const search = new SmallSearch(titles, (title) => ({ title, summary: '', body: '' }))

describe('search (requirements 9: best_fields with fuzziness 1 plus phrase_prefix, operator or)', () => {
  it('finds what holds a word, accents and case aside', () => {
    expect(search.find('OSPEDALE', { operator: 'or' })).toEqual(expect.arrayContaining([titles[0], titles[2]]))
    expect(search.find('piu', { operator: 'or' })).toEqual([])
    expect(search.find('letti', { operator: 'or' })).toEqual([titles[2]])
  })

  it.each(['ospedal', 'osedale', 'ospeadle', 'ospedalle'])('finds the hospital by «%s»', (typo) => {
    expect(search.find(typo, { operator: 'or' })).toHaveLength(2)
  })

  it('finds by the beginning of the last word', () => {
    expect(search.find('vol', { operator: 'or' })).toEqual([titles[3]])
  })

  it('with or takes any word and puts first what holds more of them; with and takes all', () => {
    expect(search.find('ospedale bobbio', { operator: 'or' })).toHaveLength(3)
    expect(search.find('ospedale bobbio', { operator: 'or' })[0]).toBe(titles[2])
    expect(search.find('ospedale bobbio', { operator: 'and' })).toEqual([titles[2]])
  })

  const texts = [
    { title: 'Pontenurese, Pontenurese e ancora Pontenurese', body: '' },
    { title: 'Senso unico in centro', body: 'Si passa da un ponte' },
    { title: 'Il ponte riapre', body: '' },
    { title: 'Polenta in piazza', body: '' },
    { title: 'La piena', body: 'Il Po sale. Poi scende' },
    { title: 'Zampognari', body: 'Le zie portano i ponti di zucchero' },
  ]
  const small = new SmallSearch(texts, ({ title, body }) => ({ title, summary: '', body }))
  const find = (text: string, fullest = false) =>
    small.find(text, { operator: 'or', fullest }).map((found) => texts.indexOf(found))

  it('a word as it is written ranks above a longer one that begins with it, and above a similar one', () => {
    expect(find('ponte')).toEqual([2, 1, 0, 5])
  })

  it('a typo finds what was meant', () => {
    expect(find('pomte')).toEqual([2, 1])
    expect(new Set(find('pontw'))).toEqual(new Set([1, 2, 5]))
  })

  it('an unfinished word that stands nowhere finds those that it begins', () => {
    expect(find('ponten')[0]).toBe(0)
    expect(find('zampogn')).toEqual([5])
  })

  it('one letter finds the titles in which a word begins with it, though it is no word to search by', () => {
    expect(find('z')).toEqual([5])
    expect(find('i')).toEqual([])
    expect(find('il p')).toEqual(expect.arrayContaining([0, 2, 3, 4]))
  })

  it('two letters find the whole word first, then the beginnings of titles’ words, and not everything', () => {
    const found = find('po')
    expect(found[0]).toBe(4)
    expect(new Set(found)).toEqual(new Set([0, 2, 3, 4]))
  })

  it('by date only what holds most of the words as they are written counts, where something does', () => {
    expect(find('ponte', true)).toEqual([2, 1])
    expect(new Set(find('ponte piena', true))).toEqual(new Set([1, 2, 4]))
    expect(find('ponte centro', true)).toEqual([1])
    expect(find('pomte', true)).toEqual([2, 1])
  })

  it('counts the words of what is wanted alone', () => {
    expect(
      small.find('ponte centro', { operator: 'or', fullest: true, isWanted: (text) => text !== texts[1] }),
    ).toEqual([texts[2]])
    expect(
      small.find('ponte', { operator: 'or', fullest: true, isWanted: ({ body }) => body.includes('ponti') }),
    ).toEqual([texts[5]])
  })
})

describe('one typing slip', () => {
  it('is what a change, an addition, an omission or a swap is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,9}$/), fc.nat(), fc.constantFrom('x', 'e'), (word, place, letter) => {
        const at = place % word.length
        expect(isWithinOneEdit(word, word.slice(0, at) + word.slice(at + 1))).toBe(true)
        expect(isWithinOneEdit(word, word.slice(0, at) + letter + word.slice(at))).toBe(true)
        expect(isWithinOneEdit(word, word.slice(0, at) + letter + word.slice(at + 1))).toBe(true)
        const swapped =
          word.slice(0, at) +
          word
            .slice(at, at + 2)
            .split('')
            .toReversed()
            .join('') +
          word.slice(at + 2)
        expect(isWithinOneEdit(word, swapped)).toBe(true)
        expect(isWithinOneEdit(word, `${word}qq`)).toBe(false)
      }),
    )
  })
})

describe('the index of the archive', () => {
  it('gives back every posting that was put in', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 60 }),
        (numbers) => {
          const descending = numbers.toSorted((a, b) => b - a)
          const list = new PackedPostings()
          for (const number of descending) list.push(number, number % 256)
          const read: [number, number][] = []
          new PackedPostings(list.store()).each((document, counts) => read.push([document, counts]))
          expect(read).toEqual(descending.map((number) => [number, number % 256]))
        },
      ),
    )
  })

  it('comes back from disk for the same content only, and not when the file is damaged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'index-'))
    const path = join(folder, 'index')
    const index = new ArchiveIndex()
    index.add(9, { title: 'Piena del Po', summary: '', body: 'Il fiume sale' })
    index.add(4, { title: 'Il fiume scende', summary: '', body: '' })
    await saveIndex(path, 'one', index, { top: 9, next: 3 })
    const stored = await loadIndex(path, 'one')
    expect(stored?.progress).toEqual({ top: 9, next: 3 })
    expect(stored?.index.frequency('fiume')).toBe(2)
    stored?.index.add(2, { title: 'Fiume', summary: '', body: '' })
    expect(stored?.index.frequency('fiume')).toBe(3)
    expect(await loadIndex(path, 'two')).toBeNull()
    await writeFile(path, '{"format":1}')
    expect(await loadIndex(path, 'one')).toBeNull()
    await rm(folder, { recursive: true })
  })
})

describe('dates of a search', () => {
  const none = { date: undefined, dateFrom: undefined, dateTo: undefined, forceWholeDay: false }

  it('a date alone is its whole day in Rome (requirements 9)', () => {
    const range = readDateRange({ ...none, date: '2026-11-21T15:00:00+01:00' })
    expect(range).toEqual({
      from: Date.parse('2026-11-21T00:00:00+01:00'),
      to: Date.parse('2026-11-21T23:59:59.999+01:00'),
    })
  })

  it('two ends are widened to whole days only where that is asked for', () => {
    const ends = { dateFrom: '2026-11-20T10:00:00+01:00', dateTo: '2026-11-21T12:00:00+01:00' }
    expect(readDateRange({ ...none, ...ends })).toEqual({
      from: Date.parse(ends.dateFrom),
      to: Date.parse(ends.dateTo),
    })
    expect(readDateRange({ ...none, ...ends, forceWholeDay: true })?.from).toBe(Date.parse('2026-11-20T00:00:00+01:00'))
  })
})
