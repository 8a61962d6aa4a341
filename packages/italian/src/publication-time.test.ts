import { describe, expect, it } from '@jest/globals'
import { dayInRome } from './italian-date.ts'
import fc from 'fast-check'
import { describeUpdate } from './describe-update.ts'
import { describeClipLength } from './write-number.ts'
import { describeEventDay, describePublication, keepTogether } from './publication-time.ts'

const now = new Date('2026-11-21T09:42:00Z')
const dayBefore = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

describe('describePublication', () => {
  it.each([
    ['2026-11-21T08:05:00Z', '9.05'],
    ['2026-11-20T23:30:00Z', '0.30'],
    ['2026-11-20T22:30:00Z', 'Ieri'],
    ['2026-11-19T12:00:00Z', '19 novembre'],
    ['2025-11-19T12:00:00Z', '19 novembre 2025'],
  ])('%s, seen on 21 November 2026, is %s', (instant, words) => {
    expect(describePublication(new Date(instant), now)).toBe(words)
  })

  it('knows today, yesterday and the year by the days of Rome, whatever its clocks do', () => {
    const instants = fc.date({ min: new Date('2024-12-30'), max: new Date('2026-01-03'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.integer({ min: -72, max: 72 }), (instant, hours) => {
        const seen = new Date(instant.getTime() + hours * 3_600_000)
        const words = describePublication(instant, seen)
        const [day, today] = [dayInRome(instant), dayInRome(seen)]
        expect(/^\d+\.\d\d$/.test(words)).toBe(day === today)
        expect(words === 'Ieri').toBe(day === dayBefore(today))
        expect(/ \d{4}$/.test(words)).toBe(day.slice(0, 4) !== today.slice(0, 4) && words !== 'Ieri')
      }),
    )
  })
})

describe('describeUpdate', () => {
  const publishedAt = '2026-11-20T10:00:00Z'
  it.each([
    ['2026-11-20T10:00:30Z', null],
    ['2026-11-21T09:30:00Z', 'alle 10.30'],
    ['2026-11-20T15:00:00Z', 'ieri'],
  ])('updated at %s: %s', (updatedAt, words) => expect(describeUpdate({ publishedAt, updatedAt }, now)).toBe(words))
})

describe('the day of a change has its article', () => {
  it.each([
    ['2026-11-01T11:00:00Z', 'il 1° novembre'],
    ['2026-11-08T11:00:00Z', 'l’8 novembre'],
    ['2026-11-11T11:00:00Z', 'l’11 novembre'],
    ['2025-11-18T11:00:00Z', 'il 18 novembre 2025'],
  ])('%s: Aggiornato %s', (updatedAt, words) => {
    expect(describeUpdate({ publishedAt: '2025-01-01T10:00:00Z', updatedAt }, now)).toBe(words)
  })

  it('the hour, too: «all’1.05»', () => {
    const night = new Date('2026-11-21T01:00:00Z')
    const story = { publishedAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-21T00:05:00Z' }
    expect(describeUpdate(story, night)).toBe('all’1.05')
  })
})

describe('lengths, days, quotations', () => {
  it('writes the length of a clip with points', () => {
    expect([252, 2465, 3729, 9].map(describeClipLength)).toEqual(['4.12', '41.05', '1.02.09', '0.09'])
  })

  it('leaves out the minutes of a full hour', () => {
    expect(describeEventDay(new Date('2026-11-22T14:00:00Z'))).toEqual({
      day: '22',
      weekday: 'domenica',
      hour: 'ore 15',
    })
  })

  it.each([
    ['Detto: «Una notte»', 'Detto: «Una\u00a0notte»'],
    ['«Avevamo tutti paura», e poi «Nessun ferito»', '«Avevamo\u00a0tutti paura», e\u00a0poi «Nessun\u00a0ferito»'],
    ['«L’acqua sale ancora»', '«L’acqua\u00a0sale ancora»'],
    ['“Basta, si chiude”', '“Basta,\u00a0si chiude”'],
    ['«Precipitevolissimevolmente giù»', '«Precipitevolissimevolmente giù»'],
    ['«Amministratori assenti»', '«Amministratori assenti»'],
    ['«Vergogna» dicono', '«Vergogna» dicono'],
  ])(
    'the first word of a quotation stands with the next (docs/design.md, type), where both fit a line: %s',
    (title, kept) => expect(keepTogether(title)).toBe(kept),
  )

  it.each([
    ['Furto aggravato, la giudice decide', 'Furto aggravato, la\u00a0giudice decide'],
    ['Trova il biglietto: i pendolari', 'Trova il\u00a0biglietto: i\u00a0pendolari'],
    ['Il Po e la piena', 'Il\u00a0Po e\u00a0la\u00a0piena'],
    ['Il no di un’amministrazione', 'Il\u00a0no di un’amministrazione'],
    ['E di un incidente', 'E di\u00a0un\u00a0incidente'],
    ['La', 'La'],
    ['', ''],
  ])('no line ends in an article or a preposition, where the next word fits beside it: %s', (title, kept) =>
    expect(keepTogether(title)).toBe(kept),
  )

  it('keeps no more letters together than the narrowest card holds, and changes nothing but spaces', () => {
    const word = fc.constantFrom('il', 'la', 'di', 'e', 'un', 'Po', '«La', 'piena»', 'amministrazione', 'fiume', '2-0')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const title = words.join(' ')
        const kept = keepTogether(title)
        expect(kept.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(title)
        for (const part of kept.split(' ')) if (part.includes('\u00a0')) expect(part.length).toBeLessThanOrEqual(16)
      }),
    )
  })

  it.each([
    ['Il Piacenza vince 2-0', 'Il\u00a0Piacenza vince 2\u2060-\u20600'],
    ['Bilancio 2025–2027, sì', 'Bilancio 2025\u2060–\u20602027, sì'],
    ['Serie 3-1 1-3', 'Serie 3\u2060-\u20601 1\u2060-\u20603'],
    ['Il porta-bandiera del 3 - 1', 'Il porta-bandiera del\u00a03 - 1'],
  ])('parts no pair of numbers at its hyphen: %s', (title, kept) => expect(keepTogether(title)).toBe(kept))
})
