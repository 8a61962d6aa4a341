import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CONSENT_VERSION, forgetLapsed, parseChoice } from './consent-state.ts'

const DAY_MS = 24 * 3600 * 1000
const NOW = Date.parse('2026-11-22T10:00:00Z')
const REQUESTED = ['advertising:', 'statistics:stats.example.it']
const kept = { version: CONSENT_VERSION, at: NOW - DAY_MS, requested: REQUESTED, granted: ['statistics'] }
const parse = (choice: unknown, requested = REQUESTED) => parseChoice(JSON.stringify(choice), requested, NOW)

describe('a stored choice about cookies', () => {
  it('holds, with what was granted', () => {
    expect(parse(kept)).toEqual(kept)
  })

  it('holds for six months and no day less, whichever months they are', () => {
    expect(parse({ ...kept, at: Date.parse('2026-05-23T10:00:00Z') })).not.toBeNull()
    expect(parse({ ...kept, at: NOW - 183 * DAY_MS })).not.toBeNull()
    expect(parse({ ...kept, at: NOW - 184 * DAY_MS })).toBeNull()
  })

  it('is asked for again where the clock was put right since', () => {
    expect(parse({ ...kept, at: NOW + 1 })).toBeNull()
    expect(parse({ ...kept, at: NOW })).not.toBeNull()
  })

  it('is asked for again with other words', () => {
    expect(parse({ ...kept, version: CONSENT_VERSION - 1 })).toBeNull()
  })

  it('is asked for again where a purpose or a company has joined, not where one has gone', () => {
    expect(parse(kept, [...REQUESTED, 'services:extra.example.it'])).toBeNull()
    expect(parse(kept, ['advertising:Google'])).toBeNull()
    expect(parse(kept, ['advertising:'])).not.toBeNull()
  })

  it.each([
    null,
    '',
    'yes',
    '{}',
    '[]',
    'null',
    '{"version":1,"at":"then","requested":[],"granted":[]}',
    JSON.stringify({ ...kept, granted: 'statistics' }),
    JSON.stringify({ ...kept, requested: REQUESTED.join(' ') }),
    JSON.stringify({ ...kept, at: null }),
  ])('that is %j is none', (text) => {
    expect(parseChoice(text, REQUESTED, NOW)).toBeNull()
  })

  it('of a consent platform’s page is none, whatever was chosen here before', () => {
    expect(parse(kept, ['platform'])).toBeNull()
  })
})

describe('what a device keeps', () => {
  const device = new Map<string, string>()
  let requested = ''
  const localStorage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  }
  const document = { querySelector: () => ({ getAttribute: () => requested }) }
  const choose = (ageMs: number, granted: string[]) => {
    const choice = { version: CONSENT_VERSION, at: Date.now() - ageMs, requested: ['advertising:'], granted }
    device.set('scelte-cookie', JSON.stringify(choice))
  }
  const keptAfter = () => {
    forgetLapsed()
    return [...device.keys()].toSorted()
  }

  beforeEach(() => {
    Object.assign(globalThis, { localStorage, document })
    device.clear()
    device.set('interstiziale', String(Date.now()))
    requested = 'advertising:'
  })
  afterAll(() => {
    for (const name of ['localStorage', 'document']) Reflect.deleteProperty(globalThis, name)
  })

  it('with consent stays while that holds', () => {
    choose(183 * DAY_MS, ['advertising'])
    expect(keptAfter()).toEqual(['interstiziale', 'scelte-cookie'])
  })

  it('with consent goes when its six months are over, and the choice with it', () => {
    choose(184 * DAY_MS, ['advertising'])
    expect(keptAfter()).toEqual([])
  })

  it('with consent goes where none was given, or where more is asked for than was answered', () => {
    expect(keptAfter()).toEqual([])
    device.set('interstiziale', String(Date.now()))
    choose(DAY_MS, ['advertising'])
    requested = 'advertising: statistics:stats.example.it'
    expect(keptAfter()).toEqual(['scelte-cookie'])
  })

  it('of a choice of a time to come stays, as that may hold again, and junk goes', () => {
    choose(-DAY_MS, [])
    expect(keptAfter()).toEqual(['scelte-cookie'])
    device.set('scelte-cookie', 'yes')
    expect(keptAfter()).toEqual([])
  })

  it('for advertisements is the affair of a consent platform where that asks', () => {
    requested = 'platform'
    expect(keptAfter()).toEqual(['interstiziale'])
  })
})
