import { describe, expect, it } from '@jest/globals'
import { findLineEnd, sayLiveState, sayWhen } from './say-live-state.ts'
import type { LiveMoment } from './say-live-state.ts'

const NOW = new Date('2026-11-21T10:44:00+01:00')
const at = (clock: string, day = 21) => `2026-11-${day}T${clock}:00+01:00`
const msOf = (clock: string) => Date.parse(at(clock))

function line(changes: Partial<LiveMoment>): string {
  const live = {
    state: 'live',
    resumesAt: null,
    endedAt: null,
    updatedAt: at('10:42'),
    contactMs: msOf('10:43'),
    total: 41,
  } as const
  const { state, title, words } = sayLiveState({ ...live, ...changes }, NOW)
  return `${state}: ${title}, ${words}`
}

describe('the line of state of a live blog', () => {
  it.each<[string, Partial<LiveMoment>]>([
    ['live: In diretta, aggiornata alle 10.42, 41 aggiornamenti', {}],
    ['live: In diretta, aggiornata ieri alle 23.10, un aggiornamento', { updatedAt: at('23:10', 20), total: 1 }],
    ['live: In diretta, ', { updatedAt: null, total: 0 }],
    ['live: In diretta, aggiornata alle 10.42, 41 aggiornamenti', { contactMs: null }],
    ['silent: Ultimo contatto 10.41, proviamo ancora', { contactMs: msOf('10:41') }],
    ['paused: In pausa, riprende domani alle 6, 41 aggiornamenti', { state: 'paused', resumesAt: at('06:00', 22) }],
    ['paused: In pausa, riprende lunedì alle 9.30, 41 aggiornamenti', { state: 'paused', resumesAt: at('09:30', 23) }],
    ['paused: In pausa, aggiornata alle 10.42, 41 aggiornamenti', { state: 'paused', resumesAt: at('09:00') }],
    ['paused: In pausa, aggiornata alle 10.42, 41 aggiornamenti', { state: 'paused', contactMs: msOf('08:00') }],
    ['ended: Conclusa, ieri alle 23.10, 41 aggiornamenti', { state: 'ended', endedAt: at('23:10', 20) }],
    [
      'ended: Conclusa, il 9 novembre alle 18, 41 aggiornamenti',
      { state: 'ended', endedAt: at('18:00', 9).replace('-9T', '-09T') },
    ],
    ['ended: Conclusa, 41 aggiornamenti', { state: 'ended' }],
  ])('%s', (expected, changes) => {
    expect(line(changes)).toBe(expected)
  })

  it('is never «In diretta» once the last contact is three minutes old', () => {
    expect(line({ contactMs: NOW.getTime() - 179_999 })).toMatch(/^live/)
    expect(line({ contactMs: NOW.getTime() - 180_000 })).toMatch(/^silent/)
  })
})

describe('how long the line is true', () => {
  const live = { state: 'live', resumesAt: null, endedAt: null, updatedAt: null, total: 0 } as const

  it('live: until the contact is three minutes old', () => {
    expect(findLineEnd({ ...live, contactMs: msOf('10:43') }, NOW)).toEqual(new Date(at('10:46')))
  })

  it('silent: for a moment, so that the first word that comes ends it', () => {
    expect(findLineEnd({ ...live, contactMs: msOf('09:00') }, NOW)).toEqual(new Date(NOW.getTime() + 5000))
  })

  it('paused: until it goes on; ended: for good', () => {
    const paused = { ...live, state: 'paused', resumesAt: at('12:00'), contactMs: msOf('09:00') } as const
    expect(findLineEnd(paused, NOW)).toEqual(new Date(at('12:00')))
    expect(findLineEnd({ ...paused, resumesAt: at('09:00') }, NOW)).toBeNull()
    expect(findLineEnd({ ...live, state: 'ended', contactMs: msOf('09:00') }, NOW)).toBeNull()
  })
})

it.each([
  ['alle 10.42', at('10:42')],
  ['all’1.05', at('01:05')],
  ['alle 6', at('06:00')],
  ['ieri alle 23.10', at('23:10', 20)],
  ['domani alle 0.30', at('00:30', 22)],
  ['domani', at('00:00', 22)],
  ['il 30 novembre', at('00:00', 30)],
  ['alle 0', at('00:00')],
])('%s', (expected, instant) => {
  expect(sayWhen(new Date(instant), NOW)).toBe(expected)
})
