import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { Redis } from 'ioredis'
import { ReadCounts } from './read-counts.ts'

const HOUR_MS = 3_600_000

let server: TestRedis
let redis: Redis
let now: number

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})
beforeEach(async () => {
  await redis.flushall()
  now = 500_000 * HOUR_MS + 1
})

const start = () => new ReadCounts(redis, () => now)

const STORIES = 20_000
const READERS_AN_HOUR = 6_000
/** The most read story of an hour, those before it and so many behind it: the next hour begins with others. */
const NEW_STORIES_AN_HOUR = 4

/** Zipf's law over all stories, as sums that grow to 1. */
const shares = (() => {
  const weights = Array.from({ length: STORIES }, (_, at) => 1 / (at + 1))
  const all = weights.reduce((sum, weight) => sum + weight)
  let sum = 0
  return weights.map((weight) => (sum += weight / all))
})()

/** What a reader of an hour reads: a sequence that fills the range evenly, the same at every run; each hour begins with newer stories. */
function chooseStory(hour: number, reader: number): number {
  const chance = ((hour * READERS_AN_HOUR + reader) * 0.618_033_988_75) % 1
  const rank = shares.findIndex((share) => share > chance)
  return 1 + ((rank - hour * NEW_STORIES_AN_HOUR + STORIES) % STORIES)
}

/** Every other reader has an address of their own; the others come through a hundred that they share, as those of one mobile network. */
const addressOf = (reader: number) =>
  reader % 2 === 0 ? `10.0.${reader >> 8}.${reader & 255}` : `10.9.0.${((reader * 7919) >> 4) % 100}`

describe('the reads of stories', () => {
  it('are one a client, a story and an hour, in whichever process', async () => {
    const [one, other] = [start(), start()]
    expect(await one.count(7, '127.0.0.1')).toBe(true)
    expect(await one.count(7, '127.0.0.1')).toBe(false)
    expect(await other.count(7, '127.0.0.1')).toBe(false)
    expect(await other.count(8, '127.0.0.1')).toBe(true)
    expect(await other.count(7, '127.0.0.2')).toBe(true)
    now += HOUR_MS
    expect(await one.count(7, '127.0.0.1')).toBe(true)
    expect(await one.top(10)).toEqual([
      { story: 7, reads: 3 },
      { story: 8, reads: 1 },
    ])
  })

  it('are those of 24 hours', async () => {
    const counts = start()
    await counts.count(7, '127.0.0.1')
    now += 23 * HOUR_MS
    expect(await counts.top(1)).toEqual([{ story: 7, reads: 1 }])
    now += HOUR_MS
    expect(await counts.top(1)).toEqual([])
  })

  it('tell 9 of the true top 10 of readers who choose by a Zipf law, share addresses and read more stories than an hour keeps', async () => {
    const counts = start()
    const truth = new Map<number, number>()
    for (let hour = 0; hour < 3; hour += 1) {
      const read = Array.from({ length: READERS_AN_HOUR }, (_, reader) => chooseStory(hour, reader))
      expect(new Set(read).size).toBeGreaterThan(2_000)
      for (const story of read) truth.set(story, (truth.get(story) ?? 0) + 1)
      await Promise.all(read.map((story, reader) => counts.count(story, addressOf(reader))))
      now += HOUR_MS
    }
    const best = [...truth].toSorted((one, other) => other[1] - one[1]).slice(0, 10)
    const told = (await counts.top(10)).map(({ story }) => story)
    expect(best.filter(([story]) => told.includes(story)).length).toBeGreaterThanOrEqual(9)
  })

  it('keep no client: nothing that is stored has its name, and what its name is mixed with goes with the hour', async () => {
    await start().count(7, '203.0.113.77')
    const keys = (await redis.keys('*')).toSorted()
    expect(keys).toEqual(['reads:{reads}:counts:500000', 'reads:{reads}:secret:500000', 'reads:{reads}:seen:500000'])
    expect(await redis.zrevrange(keys[0] ?? '', 0, -1, 'WITHSCORES')).toEqual(['7', '1'])
    expect((await redis.getBuffer(keys[2] ?? ''))?.includes('203.0.113.77')).toBe(false)
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(0)
    expect(await redis.ttl(keys[1] ?? '')).toBeLessThanOrEqual(7200)
  })

  it('of stories that somebody makes up fill no memory, and push out none that is read', async () => {
    const counts = start()
    for (const reader of ['127.0.0.1', '127.0.0.2', '127.0.0.3']) await counts.count(7, reader)
    const made = Array.from({ length: 2_500 }, (_, at) => counts.count(100_000 + at, '127.0.0.4'))
    await Promise.all(made)
    expect(await redis.zcard('reads:{reads}:counts:500000')).toBeLessThanOrEqual(2_000)
    expect((await counts.top(1))[0]).toEqual({ story: 7, reads: 3 })
  })

  it('of a new story are counted though as many others as an hour keeps were read before it, each by two', async () => {
    const counts = start()
    const others = Array.from({ length: 2_000 }, (_, at) => 100_000 + at)
    await Promise.all(
      others.flatMap((story) => ['127.0.0.1', '127.0.0.2'].map((reader) => counts.count(story, reader))),
    )
    for (let reader = 0; reader < 10; reader += 1) await counts.count(107_300, `10.0.0.${reader}`)
    expect((await counts.top(1))[0]).toEqual({ story: 107_300, reads: 10 })
  })
})
