import { describe, expect, it } from '@jest/globals'
import { findCauses, writeSentence } from './find-causes.ts'
import type { HomeFacts } from './gather-facts.ts'
import { tellSpan, writeSpan } from './write-terms.ts'

const FACTS: HomeFacts = {
  at: new Date(0),
  health: [],
  freshness: { tiers: [], cmsAnsweredMs: null, weatherAnsweredMs: null },
  queues: [],
  cache: null,
  held: [],
  workers: null,
  frontends: null,
  requests: null,
  stories: null,
  release: null,
  actions: null,
  mail: null,
  backup: null,
  history: [],
}
const failed = (name: string, severity: 1 | 2 | 3) => ({
  name,
  severity,
  ok: false,
  impact: 'Readers notice.',
  action: 'Look.',
  tookMs: 1,
})
const late = (tier: 'hot' | 'weather', name: string, oldestMs: number) => ({
  tier,
  promiseMs: 300_000,
  oldestMs,
  oldestName: name,
  models: 1,
  missing: 0,
  late: 1,
})
const rowsOf = (facts: Partial<HomeFacts>) => findCauses({ ...FACTS, ...facts }).map(({ row }) => row)
const withTiers = (...tiers: ReturnType<typeof late>[]) => ({
  freshness: { tiers, cmsAnsweredMs: null, weatherAnsweredMs: null },
})

const say = (facts: Partial<HomeFacts>) => writeSentence(findCauses({ ...FACTS, ...facts }))

describe('what is wrong', () => {
  it('is nothing where all is well, and nothing is what could not be learnt', () => {
    expect(rowsOf({})).toEqual([])
    expect(rowsOf({ freshness: null, queues: [{ name: 'refresh', facts: null }] })).toEqual([])
  })

  it('begins with the worst', () => {
    const facts = {
      health: [failed('postgres', 2), failed('cache-redis', 1)],
      ...withTiers(late('weather', 'weather:piacenza', 1)),
    }
    expect(rowsOf(facts)).toEqual(['check cache-redis', 'check postgres', 'tier weather'])
  })

  it.each([
    [['cache-redis', 'home-freshness'], ['check cache-redis']],
    [['postgres', 'outbox'], ['check postgres']],
    [['queue-redis', 'outbox', 'home-freshness'], ['check queue-redis']],
  ])('of %j is the cause, not what follows from it', (names, rows) => {
    expect(rowsOf({ health: names.map((name) => failed(name, 2)) })).toEqual(rows)
  })

  it('is the CMS whose calls are held back, named with what failed, and not what is late by it', () => {
    const circuits = ['front/home', 'story', 'story/list', 'search'].map((call) => ({ call, cause: 'slow' }))
    const facts = {
      held: [{ upstream: 'naxos' as const, circuits }],
      health: [failed('home-freshness', 2)],
      ...withTiers(late('hot', 'front:home', 90_000)),
    }
    expect(rowsOf(facts)).toEqual(['upstream naxos'])
    expect(say(facts)).toBe('One thing: the CMS is not well (front/home slow, story slow, story/list slow and 1 more).')
  })

  it('is no CMS that is not asked for cold pages and searches alone, as it may be well for all else', () => {
    const circuits = ['search cold', 'story/list cold'].map((call) => ({ call, cause: 'failed' }))
    const facts = { held: [{ upstream: 'naxos' as const, circuits }], health: [failed('home-freshness', 2)] }
    expect(rowsOf(facts)).toEqual(['check home-freshness'])
    const more = [...circuits, { call: 'story', cause: 'failed' }]
    expect(rowsOf({ held: [{ upstream: 'naxos' as const, circuits: more }] })).toEqual(['upstream naxos'])
  })

  it('is a sign-in provider or a weather service whose calls are held back, which nothing else tells of', () => {
    const circuits = [{ call: 'a refresh', cause: 'down' }]
    const held = (['open_meteo', 'sso'] as const).map((upstream) => ({ upstream, circuits }))
    expect(rowsOf({ held, ...withTiers(late('weather', 'weather:piacenza', 1)) })).toEqual([
      'upstream sso',
      'upstream open_meteo',
    ])
  })

  it('is mail that waits for long, but not where nothing is handed on at all', () => {
    const mail = { waiting: 2, atDeskAlone: 0, failed: 0, lostReceipts: 0, waitsMs: 900_000, deliveredAt: null }
    expect(say({ mail })).toBe('One thing: 2 mails have waited for 15 minutes.')
    expect(rowsOf({ mail: { ...mail, waitsMs: 60_000 } })).toEqual([])
    expect(rowsOf({ mail, health: [failed('outbox', 2)] })).toEqual(['check outbox'])
  })

  it('is mail that was given up', () => {
    const mail = { waiting: 0, atDeskAlone: 0, failed: 1, lostReceipts: 0, waitsMs: 0, deliveredAt: new Date(0) }
    expect(say({ mail })).toBe('One thing: a mail was given up.')
    expect(say({ mail: { ...mail, failed: 2 } })).toBe('One thing: 2 mails were given up.')
    expect(rowsOf({ mail: { ...mail, failed: 0 } })).toEqual([])
  })

  it('is a receipt of a withdrawal that was given up, before mails', () => {
    const mail = { waiting: 0, atDeskAlone: 0, failed: 0, lostReceipts: 1, waitsMs: 0, deliveredAt: new Date(0) }
    expect(say({ mail })).toBe('One thing: a receipt of a withdrawal was given up.')
    expect(say({ mail: { ...mail, lostReceipts: 2, failed: 1 } })).toBe(
      'Two things: 2 receipts of withdrawals were given up; a mail was given up.',
    )
  })

  it('is a backup that stopped, not one that was never set up', () => {
    expect(say({ backup: { isFollowed: false } })).toBe('One thing: nobody takes PostgreSQL’s log.')
    expect(rowsOf({ backup: { isFollowed: null } })).toEqual([])
    expect(rowsOf({ backup: { isFollowed: true } })).toEqual([])
  })

  it('is said in a sentence', () => {
    const weather = withTiers(late('weather', 'weather:piacenza', 842_000))
    expect(say({})).toBe('All is well.')
    expect(say(weather)).toBe('One thing: the weather has not come for 14 minutes.')
    expect(say({ ...weather, health: [failed('postgres', 2)] })).toBe(
      'Two things: PostgreSQL does not answer; the weather has not come for 14 minutes.',
    )
  })
})

describe('a span', () => {
  it.each([
    [400, '0 s', '0.4 s'],
    [41_000, '41 s', '41 s'],
    [842_000, '14 minutes', '842 s'],
    [3_600_000, '60 minutes', '1 h'],
    [13_200_000, '4 hours', '3 h 40 min'],
  ])('of %d ms is %s in the sentence, %s in a row', (ms, told, written) => {
    expect([tellSpan(ms), writeSpan(ms)]).toEqual([told, written])
  })
})
