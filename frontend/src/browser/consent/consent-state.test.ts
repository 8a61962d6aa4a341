import { describe, expect, it } from '@jest/globals'
import { CONSENT_VERSION, parseChoice } from './consent-state.ts'

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
