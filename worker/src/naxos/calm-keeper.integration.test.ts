import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { Redis } from 'ioredis'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos, FakeReply } from '../testing/fake-naxos.ts'
import { CalmKeeper, kindOfCall, readCalm } from './calm-keeper.ts'
import { NaxosClient } from './naxos-client.ts'

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let workers: NaxosClient[]

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})

beforeEach(async () => {
  await redis.flushall()
  naxos = await startFakeNaxos()
  workers = [1, 2].map(() => new NaxosClient({ url: naxos.url, timeoutMs: 400, calm: new CalmKeeper(redis) }))
})

afterEach(() => naxos.close())

afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

/** Each worker asks each path ten times, as in a minute of polling. */
async function poll(paths: readonly string[]): Promise<number> {
  const before = naxos.calls.length
  for (let round = 0; round < 10; round += 1) {
    for (const worker of workers) for (const path of paths) await worker.get(path).catch(() => undefined)
  }
  return naxos.calls.length - before
}

const PATHS = ['/story/7242', '/front/home', '/story/list', '/section/list']

describe('a CMS that asks for calm', () => {
  it.each<[string, FakeReply]>([
    ['429 with Retry-After', { status: 429, raw: '{}', retryAfter: '60' }],
    ['503 with Retry-After', { status: 503, raw: '{}', retryAfter: '120' }],
    ['429 without', { status: 429, raw: '{}' }],
  ])('by %s gets one call of each kind, where in health it gets twenty', async (_how, reply) => {
    expect(await poll(PATHS)).toBe(80)
    naxos.reply('*', reply)
    expect(await poll(PATHS)).toBe(4)
  })

  it('is asked for other kinds of things all the same, and says of what it is not asked that it is unavailable', async () => {
    naxos.reply('/story/7242', { status: 429, raw: '{}', retryAfter: '60' })
    expect(await poll(PATHS)).toBe(61)
    await expect(workers[1]?.get('/story/8')).rejects.toMatchObject({ kind: 'unavailable' })
    expect(naxos.calls).not.toContain('/story/8 404')
  })

  it('is asked again when the time is over', async () => {
    naxos.reply('/story/7242', { status: 503, raw: '{}', retryAfter: '60' })
    await poll(['/story/7242'])
    let now = 0
    const later = new CalmKeeper(redis, () => now)
    expect(await later.remaining('story')).toBeGreaterThan(59_000)
    await redis.del('naxos:calm:story')
    now = 60_001
    expect(await later.remaining('story')).toBe(0)
  })

  it('keeps the longer of two waits, and none for longer than a quarter of an hour', async () => {
    const keeper = new CalmKeeper(redis)
    await keeper.keep('story', 86_400_000)
    expect(await redis.pttl('naxos:calm:story')).toBeLessThanOrEqual(900_000)
    await keeper.keep('story', 2000)
    expect(await redis.pttl('naxos:calm:story')).toBeGreaterThan(899_000)
  })

  it('gets calm from the worker that heard it, also while Redis is away', async () => {
    const away = { eval: () => Promise.reject(new Error('away')), pttl: () => Promise.reject(new Error('away')) }
    const keeper = new CalmKeeper(away)
    expect(await keeper.remaining('story')).toBe(0)
    await keeper.keep('story', 5000)
    expect(await keeper.remaining('story')).toBeGreaterThan(4000)
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T10:30:00Z')

  it.each([
    [429, '60', 60_000],
    [503, ' 120 ', 120_000],
    [503, 'Sat, 21 Nov 2026 10:31:00 GMT', 60_000],
    [503, 'Sat, 21 Nov 2026 10:29:00 GMT', 0],
    [429, null, 5000],
    [429, 'presto', 5000],
    [503, null, null],
    [500, '60', null],
  ])('of a %d, %j, asks for %j ms', (status, header, expected) => {
    expect(readCalm(status, header, now)).toBe(expected)
  })

  it.each([
    ['/story/7242', 'story'],
    ['/story/list?page=1', 'story/list'],
    ['/front/home', 'front/home'],
    ['/search?type=story', 'search'],
    ['/tag/piena.del.po', 'tag'],
  ])('of %s holds for %s', (path, kind) => {
    expect(kindOfCall(path)).toBe(kind)
  })
})
