import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { WEATHER, weatherWrite } from '@liberta/test-kit/sample-models'
import { REDIS_KINDS } from '@liberta/test-kit/start-redis-cluster'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { isFresh } from './is-fresh.ts'
import { ReadModelStore } from './read-model-store.ts'

const logger = createLogger('test', 'silent')

describe.each(REDIS_KINDS)('on $kind', ({ start }) => {
  let server: TestRedis
  let redis: RedisConnection
  let store: ReadModelStore

  beforeAll(async () => {
    server = await start()
    redis = connectRedis(server.url, 'worker', logger)
    await once(redis, 'ready')
    store = new ReadModelStore(redis, { logger })
  })
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })
  beforeEach(() => server.empty())

  const isFreshNow = async () => {
    const [held] = await store.describe([WEATHER])
    return held ? isFresh(held, Date.now()) : null
  }

  describe('an absence', () => {
    it.each(['missing', 'withdrawn'] as const)(
      'that is %s is not undone by a fetch that began before it, whatever its time, and is by one that began after it',
      async (state) => {
        await store.write(WEATHER, weatherWrite('1700-5', 4))
        expect(await store.write(WEATHER, weatherWrite('0-7', 0, { state, body: null }))).toBe('written')
        expect(await store.write(WEATHER, weatherWrite('1701-6', 5))).toBe('superseded')
        expect(await store.readRaw(WEATHER)).toMatchObject({ revision: '1700-7', state })
        expect(await store.write(WEATHER, weatherWrite('1701-8', 5))).toBe('written')
        expect(await store.readRaw(WEATHER)).toMatchObject({ revision: '1701-8', state: 'present' })
      },
    )

    it('is undone by what an operator has fetched after it, which comes without a time', async () => {
      await store.write(WEATHER, weatherWrite('1700-5', 4))
      await store.write(WEATHER, weatherWrite('0-7', 0, { state: 'withdrawn', body: null }))
      expect(await store.write(WEATHER, weatherWrite('0-6', 5))).toBe('superseded')
      expect(await store.write(WEATHER, weatherWrite('0-8', 5))).toBe('written')
    })
  })

  describe('a model that was marked stale while it was fetched', () => {
    it('is stale as soon as it is written, also where nothing stood there yet, and fresh by a fetch that began later', async () => {
      const before = await store.takeSequence()
      expect(await store.markStale([WEATHER])).toBe(0)
      expect(await store.write(WEATHER, weatherWrite(`1700-${before}`, 4))).toBe('written')
      expect(await isFreshNow()).toBe(false)
      expect(await store.write(WEATHER, weatherWrite(`1700-${await store.takeSequence()}`, 4))).toBe('written')
      expect(await isFreshNow()).toBe(true)
    })

    it('stays stale where the upstream says «not modified» to a fetch from before', async () => {
      await store.write(WEATHER, weatherWrite(`1700-${await store.takeSequence()}`, 4))
      const before = await store.takeSequence()
      expect(await store.markStale([WEATHER])).toBe(1)
      expect(await store.touch(WEATHER, 60_000, before)).toBe('touched')
      expect(await isFreshNow()).toBe(false)
      expect(await store.touch(WEATHER, 60_000, await store.takeSequence())).toBe('touched')
      expect(await isFreshNow()).toBe(true)
    })

    it('is remembered for a minute, the latest of all marks', async () => {
      await Promise.all([store.markStale([WEATHER]), store.markStale([WEATHER])])
      const latest = Number(await redis.get('rm:sequence'))
      expect(await redis.get('rm:{weather:piacenza}:changed')).toBe(String(latest))
      expect(await redis.pttl('rm:{weather:piacenza}:changed')).toBeLessThanOrEqual(60_000)
    })
  })
})
