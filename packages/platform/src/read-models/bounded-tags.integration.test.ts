import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { MOST_NAMES_OF_KIND } from '@liberta/contracts/read-models/tag'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { REDIS_KINDS } from '@liberta/test-kit/start-redis-cluster'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { once } from 'node:events'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { ReadModelStore } from './read-model-store.ts'

const KIND = 'search:story'
const SOUGHT_BEFORE = 10_000
const MONTH_MS = 30 * 24 * 3600 * 1000
const MOST = MOST_NAMES_OF_KIND.get(KIND) ?? 0

const search = (number: number): ReadModelReference => ({ model: 'search', id: `story.page_1.query_${number}` })

describe.each(REDIS_KINDS)('the names of a tag of a kind, on $kind', ({ start }) => {
  let server: TestRedis
  let redis: RedisConnection
  let store: ReadModelStore

  beforeAll(async () => {
    server = await start()
    redis = connectRedis(server.url, 'worker', createLogger('test', 'silent'))
    await once(redis, 'ready')
    store = new ReadModelStore(redis)
  })
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })
  beforeEach(() => server.empty())

  /** What searches of a month have left in the set of a tag, those of today at its end. */
  async function fillSet(tag: string): Promise<void> {
    const expiries = Array.from({ length: SOUGHT_BEFORE }, (_, number) => [
      String(Date.now() + MONTH_MS - SOUGHT_BEFORE + number),
      `search:${search(number).id}`,
    ])
    await redis.zadd(`rm:tag:${tag}`, ...expiries.flat())
  }

  const write = (number: number, tags: string[]) =>
    store.write(search(number), { revision: '1-1', etag: null, tags, state: 'missing', body: null, freshFor: 1 })

  it('are those written last, so many as a change can look through, however much was sought in a month', async () => {
    await fillSet(KIND)
    await write(SOUGHT_BEFORE, [KIND])
    const names = await store.namesTagged([KIND])
    expect(names).toHaveLength(MOST)
    expect(names.at(-1)).toEqual(search(SOUGHT_BEFORE))
    expect(names[0]).toEqual(search(SOUGHT_BEFORE + 1 - MOST))
    expect(await redis.zcard(`rm:tag:${KIND}`)).toBe(MOST)
  })

  it('of one thing are all of them: what shows a withdrawn story is found, however long ago it was read', async () => {
    await fillSet('story:7')
    await write(SOUGHT_BEFORE, ['story:7', KIND])
    expect(await store.namesTagged(['story:7'])).toHaveLength(SOUGHT_BEFORE + 1)
  })
})
