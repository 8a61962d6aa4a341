import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { startRedisCluster } from '@liberta/test-kit/start-redis-cluster'
import { once } from 'node:events'
import { createLogger } from '../logging/create-logger.ts'
import { ReadModelStore } from '../read-models/read-model-store.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { createWithdrawingStore } from './create-withdrawing-store.ts'
import { SharedPageStore } from './shared-page-store.ts'

const logger = createLogger('test', 'silent')
const BODY = Buffer.alloc(1_000, 7)
const STORY = { model: 'story', id: '7' } as const

const pageOf = (...tags: string[]) => ({ tags, head: '{"status":200}', body: BODY })

async function withdraw(redis: RedisConnection): Promise<void> {
  const store = createWithdrawingStore(redis, logger)
  const revision = `0-${await store.takeSequence()}`
  await store.write(STORY, { revision, etag: null, tags: [], state: 'withdrawn', body: null, freshFor: 1000 })
}

describe.each([
  ['one Redis', startRedis],
  ['a cluster', startRedisCluster],
])('pages that copies share, at %s', (_kind, start: () => Promise<TestRedis>) => {
  let server: TestRedis
  let redis: RedisConnection
  const storeOf = (build: string, mostBytes = 1_000_000) => new SharedPageStore(redis, { build, mostBytes })

  beforeAll(async () => {
    server = await start()
    redis = connectRedis(server.url, 'worker', logger)
    await once(redis, 'ready')
  })
  beforeEach(() => server.empty())
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })

  it('are read as they were written, byte by byte, and listed by readers’ interest', async () => {
    const store = storeOf('a')
    await store.write('person /', pageOf('front:home'), 3)
    await store.write('person /a?x={y}', pageOf('story:7'), 40)
    expect(await store.read('person /')).toEqual(pageOf('front:home'))
    expect(await store.read('person /b')).toBeNull()
    expect(await store.list(10)).toEqual([
      { key: 'person /a?x={y}', interest: 40 },
      { key: 'person /', interest: 3 },
    ])
    expect((await store.list(1)).map(({ key }) => key)).toEqual(['person /a?x={y}'])
  })

  it('are of one build: another one sees none of them', async () => {
    await storeOf('a').write('person /', pageOf('front:home'), 3)
    expect(await storeOf('b').read('person /')).toBeNull()
    expect(await storeOf('b').list(10)).toEqual([])
  })

  it('take no more room than they have: those go that were written longest ago', async () => {
    const store = storeOf('a', 5_500)
    for (let index = 0; index < 8; index += 1) await store.write(`person /${index}`, pageOf('site:main'), 50 - index)
    await store.write('person /3', pageOf('site:main'), 1)
    await store.write('person /8', pageOf('site:main'), 1)
    const { pages, bytes } = await store.measure()
    expect(bytes).toBeLessThanOrEqual(5_500)
    expect(pages).toBe(5)
    const kept = (await store.list(10)).map(({ key }) => key).toSorted()
    expect(kept).toEqual(['person /3', 'person /5', 'person /6', 'person /7', 'person /8'])
    expect(await store.read('person /0')).toBeNull()
    expect(await store.read('person /3')).toEqual(pageOf('site:main'))
  })

  it('refuse what is larger than all the room there is, and let nothing go for it', async () => {
    const store = storeOf('a', 3_000)
    await store.write('person /', pageOf('site:main'), 1)
    expect(await store.write('person /large', { ...pageOf('site:main'), body: Buffer.alloc(4_000) }, 99)).toBe(false)
    expect((await store.list(10)).map(({ key }) => key)).toEqual(['person /'])
  })

  it('expire by themselves, with all that is entered of them', async () => {
    await storeOf('a').write('person /', pageOf('site:main'), 1)
    const keys = ['page:a:person /', 'pages:{a}:order', 'pages:{a}:facts', 'pages:{a}:bytes']
    for (const key of keys) {
      const life = await redis.pttl(key)
      expect(life).toBeGreaterThan(0)
      expect(life).toBeLessThanOrEqual(15 * 60_000)
    }
  })

  it('are gone in every build before a withdrawal of what they name is done', async () => {
    await storeOf('a').write('person /7', pageOf('story:7', 'site:main'), 1)
    await storeOf('b').write('person /list', pageOf('storyList:latest.1', 'story:7'), 1)
    await storeOf('b').write('person /8', pageOf('story:8'), 1)
    await withdraw(redis)
    expect(await storeOf('a').read('person /7')).toBeNull()
    expect(await storeOf('b').read('person /list')).toBeNull()
    expect(await storeOf('b').read('person /8')).toEqual(pageOf('story:8'))
  })

  it('are gone before and after what they name is written in place of what nobody may see once more', async () => {
    const store = createWithdrawingStore(redis, logger)
    const write = { etag: null, tags: [], state: 'missing' as const, body: null, freshFor: 1000, hard: true }
    await storeOf('a').write('person /7', pageOf('story:7'), 1)
    await storeOf('a').write('person /8', pageOf('story:8'), 1)
    await store.write(STORY, { ...write, revision: `0-${await store.takeSequence()}` })
    expect(await storeOf('a').read('person /7')).toBeNull()
    expect(await storeOf('a').read('person /8')).not.toBeNull()
    await store.write({ model: 'mostRead', id: 'all' }, { ...write, revision: `0-${await store.takeSequence()}` })
    expect(await storeOf('a').read('person /8')).toBeNull()
  })

  it('expire though the connection breaks just as they were written', async () => {
    const broken: RedisConnection = connectRedis(server.url, 'cache', logger)
    await once(broken, 'ready')
    const store = new SharedPageStore(broken, { build: 'a', mostBytes: 1_000_000 })
    broken.pexpire = () => Promise.reject(new Error('the connection broke'))
    await store.write('person /', pageOf('site:main'), 1).catch(() => undefined)
    broken.disconnect()
    expect(await redis.pttl('page:a:person /')).toBeGreaterThan(0)
  })

  it('are not looked through again where the tombstone is written anew', async () => {
    await withdraw(redis)
    await storeOf('a').write('person /7', pageOf('story:7'), 1)
    await withdraw(redis)
    expect(await storeOf('a').read('person /7')).toEqual(pageOf('story:7'))
  })

  it('and that cannot be removed keep the tombstone from being written, which is tried again', async () => {
    const store = new ReadModelStore(redis, { removeShared: () => Promise.reject(new Error('away')) })
    const write = { revision: '0-1', etag: null, tags: [], state: 'withdrawn' as const, body: null, freshFor: 1000 }
    await expect(store.write(STORY, write)).rejects.toThrow('away')
    expect(await store.describe([STORY])).toEqual([null])
  })
})
