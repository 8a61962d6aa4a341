import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { CHANGES_CHANNEL, envelopeSchema } from '@liberta/contracts/read-models/envelope.schema'
import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import fc from 'fast-check'
import type { Redis } from 'ioredis'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import { isCluster } from '../redis/redis-kinds.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { WEATHER, weatherOf, weatherWrite } from '@liberta/test-kit/sample-models'
import { REDIS_KINDS } from '@liberta/test-kit/start-redis-cluster'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { parseAnnouncement } from './change-subscription.ts'
import { isFresh } from './is-fresh.ts'
import { ReadModelStore, STALE_CHANNEL } from './read-model-store.ts'
import { buildRevision } from './revision.ts'

const logger = createLogger('test', 'silent')
const story = (id: number): ReadModelReference => ({ model: 'story', id: String(id) })

describe.each(REDIS_KINDS)('on $kind', ({ start }) => {
  let server: TestRedis
  let redis: RedisConnection
  let listener: Redis
  let store: ReadModelStore
  let now = 1_700_000_000_000
  const heard: ChangeAnnouncement[] = []
  const staleNames: string[] = []
  /** What was announced, as it was written. */
  const published: string[] = []

  beforeAll(async () => {
    server = await start()
    redis = connectRedis(server.url, 'worker', logger)
    listener = connectRedis(server.url, 'subscriber', logger)
    await once(redis, 'ready')
    await listener.subscribe(CHANGES_CHANNEL, STALE_CHANNEL)
    listener.on('message', (channel, message) => {
      if (channel === STALE_CHANNEL) return staleNames.push(message)
      published.push(message)
      const announcement = parseAnnouncement(message)
      if (announcement) heard.push(announcement)
    })
    store = new ReadModelStore(redis, { logger, now: () => now })
  })
  afterAll(async () => {
    redis.disconnect()
    listener.disconnect()
    await server.stop()
  })
  beforeEach(async () => {
    await server.empty()
    heard.length = 0
    staleNames.length = 0
  })

  /** What was announced until now: messages of one server arrive in order, so a last one of each marks the end. */
  async function announcements(): Promise<ChangeAnnouncement[]> {
    const servers = isCluster(redis) ? redis.nodes('master') : [redis]
    let left = servers.length
    const arrived = new Promise<void>((resolve) => {
      const hear = (_channel: string, message: string) => {
        if (message === 'end') left -= 1
        if (left > 0) return
        listener.off('message', hear)
        resolve()
      }
      listener.on('message', hear)
    })
    await Promise.all(servers.map((each) => each.publish(CHANGES_CHANNEL, 'end')))
    await arrived
    return heard.splice(0)
  }

  describe('what is written', () => {
    it('is read back as an envelope, its body as the bytes that were written', async () => {
      await store.write(WEATHER, weatherWrite('1700-1', 4, { etag: '"a/b"', tags: ['weather:piacenza', 'x'] }))
      const read = await store.read(WEATHER)
      expect(envelopeSchema.parse(read)).toEqual({
        schema: 1,
        revision: '1700-1',
        fetchedAt: now,
        freshUntil: now + 3_600_000,
        etag: '"a/b"',
        tags: ['weather:piacenza', 'x'],
        state: 'present',
        body: weatherOf(4),
      })
      const raw = await store.readRaw(WEATHER)
      expect(raw?.body.toString()).toBe(JSON.stringify(weatherOf(4)))
      expect(await store.read(story(1))).toBeNull()
    })

    it('has a revision that can be asked for alone, as long as it is present', async () => {
      expect(await store.readRevision(WEATHER)).toBeNull()
      await store.write(WEATHER, weatherWrite('1700-1', 4))
      expect(await store.readRevision(WEATHER)).toBe('1700-1')
      await store.write(WEATHER, weatherWrite('1701-2', 4, { state: 'withdrawn', body: null }))
      expect(await store.readRevision(WEATHER)).toBeNull()
    })

    it('is announced so that an API of the version before, which asks for tags and a time, takes it too', async () => {
      await store.write(WEATHER, weatherWrite('1700-1', 4, { tags: ['weather'] }))
      await announcements()
      expect(JSON.parse(published.findLast((message) => message.startsWith('{')) ?? '')).toEqual({
        name: 'weather:piacenza',
        revision: '1700-1',
        state: 'present',
        tags: [],
        at: 0,
      })
    })

    it('is announced when it can be seen, and quiet when only the freshness moved on', async () => {
      await store.write(WEATHER, weatherWrite('1700-1', 4, { tags: ['a "quoted" tag'] }))
      expect(await announcements()).toEqual([{ name: 'weather:piacenza', revision: '1700-1', state: 'present' }])
      now += 1000
      await store.write(WEATHER, weatherWrite('1700-2', 4))
      expect(await announcements()).toEqual([])
      expect(await store.describe([WEATHER])).toEqual([
        { revision: '1700-2', fetchedAt: now, freshUntil: now + 3_600_000, freshFor: 3_600_000, state: 'present' },
      ])
      await store.write(WEATHER, weatherWrite('1701-3', 4))
      await store.write(WEATHER, weatherWrite('1701-4', 5))
      await store.write(WEATHER, weatherWrite('1701-5', 5, { state: 'withdrawn', body: null }))
      expect((await announcements()).map(({ revision, state }) => [revision, state])).toEqual([
        ['1701-3', 'present'],
        ['1701-4', 'present'],
        ['1701-5', 'withdrawn'],
      ])
    })

    it('says when what was there may be shown to nobody once more, and leaves nothing of a version before', async () => {
      const front: ReadModelReference = { model: 'front', id: 'home' }
      await redis.hset('rm:{front:home}:v2', 'body', 'of the version before')
      const write = { etag: null, tags: [], state: 'missing' as const, body: null, freshFor: 1000 }
      await store.write(front, { ...write, revision: '1700-1' })
      expect(await redis.exists('rm:{front:home}:v2')).toBe(1)
      await store.write(front, { ...write, revision: '1701-2', hard: true })
      expect(await redis.exists('rm:{front:home}:v2')).toBe(0)
      expect((await announcements()).map(({ revision, hard }) => [revision, hard])).toEqual([
        ['1700-1', undefined],
        ['1701-2', true],
      ])
    })

    it('does not replace something newer, by time first and by count then', async () => {
      await store.write(WEATHER, weatherWrite('1700-9', 4))
      await announcements()
      expect(await store.write(WEATHER, weatherWrite('1700-8', 1))).toBe('superseded')
      expect(await store.write(WEATHER, weatherWrite('1699-10', 2))).toBe('superseded')
      expect((await store.read(WEATHER))?.body).toEqual(weatherOf(4))
      expect(await announcements()).toEqual([])
      expect(await store.write(WEATHER, weatherWrite('1700-10', 3))).toBe('written')
      expect(await store.write(WEATHER, weatherWrite('1701-2', 5))).toBe('written')
    })

    it('without a time, as a 404 comes, follows the count and keeps the time that stands', async () => {
      await store.write(WEATHER, weatherWrite('1700-5', 4))
      const gone = { state: 'missing', body: null } as const
      expect(await store.write(WEATHER, weatherWrite('0-4', 0, gone))).toBe('superseded')
      expect(await store.write(WEATHER, weatherWrite('0-6', 0, gone))).toBe('written')
      expect(await store.readRaw(WEATHER)).toMatchObject({ revision: '1700-6', state: 'missing' })
      expect(await store.write(WEATHER, weatherWrite('1700-5', 4))).toBe('superseded')
      expect(await store.write(WEATHER, weatherWrite('1700-7', 4))).toBe('written')
    })

    it('never takes the stored revision back, whatever comes in whatever order', async () => {
      const write = fc.record({ updatedAt: fc.nat(3), count: fc.nat(12), degrees: fc.nat(2) })
      await fc.assert(
        fc.asyncProperty(fc.array(write, { maxLength: 15, size: 'max' }), async (writes) => {
          await server.empty()
          let before: [number, number] = [0, 0]
          for (const { updatedAt, count, degrees } of writes) {
            const outcome = await store.write(WEATHER, weatherWrite(buildRevision(updatedAt, count), degrees))
            const stored = await store.read(WEATHER)
            const after = (stored?.revision ?? '0-0').split('-').map(Number) as [number, number]
            expect(after[0] > before[0] || (after[0] === before[0] && after[1] >= before[1])).toBe(true)
            if (outcome === 'written') expect(stored?.body).toEqual(weatherOf(degrees))
            else expect(after).toEqual(before)
            before = after
          }
        }),
        { numRuns: 100 },
      )
    })
  })

  describe('the count of fetches', () => {
    it('goes up, and after a flush is ahead of all that was given out before', async () => {
      const first = await store.takeSequence()
      const second = await store.takeSequence()
      expect(second).toBeGreaterThan(first)
      await new Promise((resolve) => setTimeout(resolve, 5))
      await server.empty()
      expect(await store.takeSequence()).toBeGreaterThan(second)
    })
  })

  describe('freshness', () => {
    it('moves on when the upstream says «not modified», quietly, and never back', async () => {
      expect(await store.touch(WEATHER, 5000, 1)).toBe('absent')
      await store.write(WEATHER, weatherWrite('1700-1', 4, { freshFor: 1000 }))
      await announcements()
      expect(await store.touch(WEATHER, 5000, 1)).toBe('touched')
      expect((await store.readRaw(WEATHER))?.freshUntil).toBe(now + 5000)
      await store.touch(WEATHER, 10, 1)
      expect((await store.readRaw(WEATHER))?.freshUntil).toBe(now + 5000)
      expect(await announcements()).toEqual([])
    })

    it('moves back where a clock that was two hours ahead wrote it and was put right', async () => {
      const ahead = new ReadModelStore(redis, { now: () => now + 7_200_000 })
      await ahead.write(WEATHER, weatherWrite('1700-1', 4, { freshFor: 1000 }))
      const held = await store.readRaw(WEATHER)
      expect(held && isFresh(held, now)).toBe(false)
      expect(held && isFresh(held, now + 7_200_000)).toBe(true)
      await store.touch(WEATHER, 1000, 1)
      expect(await store.readRaw(WEATHER)).toMatchObject({ freshUntil: now + 1000, fetchedAt: now })
    })

    it('ends when marked, of any number of models, and readers are told', async () => {
      const many = Array.from({ length: 1200 }, (_, index) => story(index + 1))
      await store.write(WEATHER, weatherWrite('1700-1', 4))
      expect(await store.markStale([...many, WEATHER])).toBe(1)
      expect((await store.readRaw(WEATHER))?.freshUntil).toBe(now)
      await announcements()
      expect(staleNames).toEqual(['weather:piacenza'])
      expect(await store.markStale([])).toBe(0)
    })

    it('is described in the order asked, without bodies', async () => {
      await store.write(WEATHER, weatherWrite('1700-1', 4, { freshFor: 7 }))
      expect(await store.describe([story(1), WEATHER])).toEqual([
        null,
        { revision: '1700-1', fetchedAt: now, freshUntil: now + 7, freshFor: 7, state: 'present' },
      ])
    })
  })

  const writeTagged = (id: number, tags: string[], { count = 1, by = store } = {}) =>
    by.write(story(id), { revision: `1-${count}`, etag: null, tags, state: 'missing', body: null, freshFor: 1 })

  describe('tags', () => {
    it('find what is made of something, and follow every write', async () => {
      await writeTagged(1, ['section:1', 'tag:po'])
      await writeTagged(2, ['section:1'])
      expect(await store.namesTagged(['section:1'])).toEqual([story(1), story(2)])
      expect(await store.namesTagged(['section:1', 'tag:po', 'none'])).toHaveLength(2)
      expect(await store.namesTagged([])).toEqual([])
      await writeTagged(1, ['section:2'], { count: 2 })
      expect(await store.namesTagged(['section:1', 'tag:po'])).toEqual([story(2)])
      expect(await store.namesTagged(['section:2'])).toEqual([story(1)])
    })

    it('let go of what expired', async () => {
      await redis.zadd('rm:tag:section:1', Date.now() - 1, 'story:1')
      expect(await store.namesTagged(['section:1'])).toEqual([])
      await writeTagged(2, ['section:1'])
      expect(await redis.zrange('rm:tag:section:1', '0', '-1')).toEqual(['story:2'])
    })

    it('lose nothing by a worker whose clock is months ahead, or by who asks with such a one', async () => {
      const ahead = new ReadModelStore(redis, { now: () => now + 90 * 24 * 3600 * 1000 })
      await writeTagged(1, ['section:1'])
      await writeTagged(2, ['section:1'], { by: ahead })
      for (const each of [store, ahead]) expect(await each.namesTagged(['section:1'])).toEqual([story(1), story(2)])
    })
  })

  describe('what cannot be read', () => {
    it('counts as absent', async () => {
      await store.write(WEATHER, weatherWrite('1700-1', 4))
      await redis.hset('rm:{weather:piacenza}:v1', 'body', '{"half')
      expect(await store.read(WEATHER)).toBeNull()
      await redis.hset('rm:{weather:piacenza}:v1', 'tags', 'none')
      expect(await store.readRaw(WEATHER)).toBeNull()
    })
  })

  describe('a Redis that forgot its scripts', () => {
    it('is given them again, on the same connection and on a new one', async () => {
      await redis.script('FLUSH')
      expect(await store.write(WEATHER, weatherWrite('1700-1', 4))).toBe('written')
      await server.restartEmpty()
      if (redis.status !== 'ready') await once(redis, 'ready')
      expect(await store.write(WEATHER, weatherWrite('1700-1', 4))).toBe('written')
    })
  })
})
