import { describe, expect, it } from '@jest/globals'
import { dayInRome } from '@liberta/italian/italian-date'
import fc from 'fast-check'
import { describePublication } from '@liberta/italian/publication-time'
import { writeRelativeTimes } from './relative-times.ts'
import type { RelativeTime } from './relative-times.ts'

const NOW = new Date('2026-11-21T09:42:00Z')

function time(dateTime: string, months?: string, textContent = '10.37'): RelativeTime {
  return { dateTime, textContent, title: '', getAttribute: (name) => (name === 'data-ago' ? (months ?? null) : null) }
}

describe('relative times (requirements 9)', () => {
  it.each([
    ['2026-11-21T09:37:00Z', '1', '5 minuti fa'],
    ['2026-11-21T07:42:00Z', '1', '2 ore fa'],
    ['2026-08-01T09:42:00Z', '1', 'circa 3 mesi fa'],
    ['2026-08-01T09:42:00Z', '', '1° agosto'],
    ['2026-11-20T09:42:01Z', '1', '23 ore fa'],
    ['2026-11-20T09:42:00Z', '1', 'Ieri'],
    ['2026-11-19T22:59:59Z', '1', '19 novembre'],
    ['2026-11-01T12:00:00Z', '1', '1° novembre'],
    ['2026-09-23T09:42:00Z', '1', '23 settembre'],
  ])('%s with a threshold of «%s» months is %s', (instant, months, words) => {
    const shown = time(instant, months)
    writeRelativeTimes([shown], NOW)
    expect(shown).toMatchObject({ textContent: words, title: '10.37' })
  })

  it('at three minutes to one on Sunday, Friday’s news programme is of its day and not of yesterday', () => {
    const shown = ['2026-11-20T18:30:00Z', '2026-11-19T18:30:00Z', '2026-11-21T18:30:00Z'].map((at) => time(at, '1'))
    writeRelativeTimes(shown, new Date('2026-11-21T23:57:00Z'))
    expect(shown.map(({ textContent }) => textContent)).toEqual(['20 novembre', '19 novembre', '5 ore fa'])
  })

  it('names a day as the server names it, whenever and however the clocks change', () => {
    const instants = fc.date({ min: new Date('2012-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.integer({ min: 24 * 3600, max: 59 * 86_400 }), (instant, seconds) => {
        const now = new Date(instant.getTime() + seconds * 1000)
        fc.pre(dayInRome(instant) !== dayInRome(now))
        const shown = time(instant.toISOString(), '1')
        writeRelativeTimes([shown], now)
        expect(shown.textContent).toBe(describePublication(instant, now))
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the words of the server as title when it writes again', () => {
    const shown = time('2026-11-21T09:37:00Z', '1')
    writeRelativeTimes([shown], NOW)
    writeRelativeTimes([shown], new Date(NOW.getTime() + 60_000))
    expect(shown).toMatchObject({ textContent: '6 minuti fa', title: '10.37' })
  })

  it('leaves a day to come as the server names it, but for clocks that are a little apart', () => {
    const shown = ['2027-01-21T09:42:00Z', '2026-11-21T09:47:00.001Z', '2026-11-21T09:47:00Z'].map((at) =>
      time(at, '1'),
    )
    writeRelativeTimes(shown, NOW)
    expect(shown.map(({ textContent }) => textContent)).toEqual(['10.37', '10.37', 'adesso'])
  })

  it('leaves a time that is none as it was', () => {
    const shown = time('ieri', '1')
    writeRelativeTimes([shown], NOW)
    expect(shown).toMatchObject({ textContent: '10.37', title: '' })
  })
})
