import { describe, expect, it } from '@jest/globals'
import { sampleEvent } from '../../samples/sample-events.ts'
import { canBeVisited, composeCalendar } from './compose-calendar.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const NOW = new Date('2026-11-21T09:42:00Z')
const EVENT = { ...sampleEvent(0), startsAt: '2026-11-21T19:30:00Z', endsAt: '2026-11-21T21:40:00Z' }
const write = (changes: object = {}, now = NOW) =>
  composeCalendar(grammar, { ...EVENT, ...changes }, { origin: 'https://www.example.it', now })
/** Long lines put together again (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar file of an event (RFC 5545)', () => {
  it('tells what, when, and where with the address, and reminds one hour before', () => {
    expect(linesOf(write())).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        `UID:event-${EVENT.id}@www.example.it`,
        'DTSTAMP:20261121T094200Z',
        'DTSTART:20261121T193000Z',
        'DTEND:20261121T214000Z',
        'SUMMARY:La locandiera\\, compagnia dei Filodrammatici',
        'LOCATION:Teatro dei Filodrammatici\\, Piacenza\\, Via Roma 12',
        'BEGIN:VALARM',
        'TRIGGER:-PT1H',
        'END:VCALENDAR',
      ]),
    )
  })

  it('has lines of at most 75 bytes, each ended by CR LF', () => {
    const file = write({ description: 'Perché sì, è così: '.repeat(40) })
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it.each(['2026-11-22T22:59:00Z', '2026-11-22T23:00:00Z', '2026-11-25T23:00:00Z'])(
    'names days alone where no hour was given, until %s',
    (endsAt) => {
      const lines = linesOf(write({ startsAt: '2026-11-21T23:00:00Z', endsAt }))
      expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261122', 'DTEND;VALUE=DATE:20261123']))
      expect(lines).not.toContain('BEGIN:VALARM')
    },
  )

  it('has no end where no hour of it was given, as its page', () => {
    const lines = linesOf(write({ endsAt: '2026-11-21T22:59:59.999Z' }))
    expect(lines).toContain('DTSTART:20261121T193000Z')
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([])
  })

  it.each([
    ['its first day', '2026-11-10T09:00:00Z', 'DTSTART:20261118T090000Z', 'DTEND:20261118T180000Z'],
    ['today, while it is open', '2026-11-21T15:00:00Z', 'DTSTART:20261121T090000Z', 'DTEND:20261121T180000Z'],
    ['tomorrow, once it is closed', '2026-11-21T19:00:00Z', 'DTSTART:20261122T090000Z', 'DTEND:20261122T180000Z'],
  ])('of several days is for the next date: %s', (_date, now, start, end) => {
    const days = { startsAt: '2026-11-18T09:00:00Z', endsAt: '2026-12-12T18:00:00Z' }
    expect(linesOf(write(days, new Date(now)))).toEqual(expect.arrayContaining([start, end]))
  })

  it.each([
    ['its first night', '2026-11-18T12:00:00Z', 'DTSTART:20261119T210000Z', 'DTEND:20261120T010000Z'],
    ['the night that goes on', '2026-11-21T00:30:00Z', 'DTSTART:20261120T210000Z', 'DTEND:20261121T010000Z'],
    ['the night to come', '2026-11-21T01:30:00Z', 'DTSTART:20261121T210000Z', 'DTEND:20261122T010000Z'],
  ])('of several nights ends after it begins: %s', (_date, now, start, end) => {
    const nights = { startsAt: '2026-11-19T21:00:00Z', endsAt: '2026-11-22T01:00:00Z' }
    expect(linesOf(write(nights, new Date(now)))).toEqual(expect.arrayContaining([start, end]))
  })

  it('of several days is at the same hour on the day on which the clocks are put back', () => {
    const days = { startsAt: '2026-10-24T08:00:00Z', endsAt: '2026-10-26T18:00:00Z' }
    const lines = linesOf(write(days, new Date('2026-10-24T20:00:00Z')))
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261025T090000Z', 'DTEND:20261025T180000Z']))
  })

  it('is not made of what is over or was cancelled', () => {
    expect(canBeVisited(EVENT, NOW)).toBe(true)
    expect(canBeVisited(EVENT, new Date('2026-11-22T09:00:00Z'))).toBe(false)
    expect(canBeVisited({ ...EVENT, status: 'cancelled' }, NOW)).toBe(false)
  })
})
