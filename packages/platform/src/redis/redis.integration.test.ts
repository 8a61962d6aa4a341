import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { createLogger } from '../logging/create-logger.ts'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { assertRedisPolicy, RedisPolicyError } from './assert-redis-policy.ts'
import { connectRedis } from './connect-redis.ts'

let server: TestRedis
let other: TestRedis
beforeAll(async () => {
  ;[server, other] = await Promise.all([startRedis(), startRedis()])
})
afterAll(async () => {
  await Promise.all([server.stop(), other.stop()])
})

describe('connections', () => {
  it('fail at once for a cache whose Redis is away, come back by themselves, and say so once each', async () => {
    const lines: string[] = []
    const logger = createLogger('test', 'info', {
      write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg),
    })
    const redis = connectRedis(server.url, 'cache', logger)
    await once(redis, 'ready')
    await server.goAway()
    await expect(redis.get('x')).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await server.startAgain()
    if (redis.status !== 'ready') await once(redis, 'ready')
    await expect(redis.get('x')).resolves.toBeNull()
    expect(lines).toEqual(['Redis is away', 'Redis is back'])
    redis.disconnect()
  })

  it('give up a command when Redis hangs', async () => {
    const redis = connectRedis(server.url, 'cache', createLogger('test', 'silent'))
    await once(redis, 'ready')
    server.pause()
    await expect(redis.get('x')).rejects.toThrow('timed out')
    server.resume()
    redis.disconnect()
  })

  it('subscribe again only where somebody asks for it, and catches what may come of it', async () => {
    const redis = connectRedis(server.url, 'subscriber', createLogger('test', 'silent'))
    const watcher = connectRedis(server.url, 'worker', createLogger('test', 'silent'))
    await redis.subscribe('news')
    await Promise.all([once(redis, 'ready'), watcher.call('CLIENT', 'KILL', 'TYPE', 'pubsub')])
    await redis.ping()
    const subscribed = await watcher.pubsub('NUMSUB', 'news')
    redis.disconnect()
    watcher.disconnect()
    expect(subscribed).toEqual(['news', 0])
  })
})

describe('assertRedisPolicy', () => {
  it('accepts two servers of which the queue evicts nothing', async () => {
    const [queue, cache] = [server, other].map(({ url }) => connectRedis(url, 'worker', createLogger('test', 'silent')))
    if (!queue || !cache) throw new Error('no connections')
    await expect(assertRedisPolicy(queue, cache, { production: true })).resolves.toEqual([])
    await queue.config('SET', 'maxmemory-policy', 'allkeys-lru')
    await expect(assertRedisPolicy(queue, cache, { production: true })).rejects.toThrow(
      new RedisPolicyError("the queue's Redis has maxmemory-policy allkeys-lru, expected noeviction"),
    )
    await queue.config('SET', 'maxmemory-policy', 'noeviction')
    queue.disconnect()
    cache.disconnect()
  })

  it('asks again where one does not answer, as it was restarted just then', async () => {
    const [queue, cache] = [server, other].map(({ url }) =>
      connectRedis(url, 'producer', createLogger('test', 'silent')),
    )
    if (!queue || !cache) throw new Error('no connections')
    await Promise.all([once(queue, 'ready'), once(cache, 'ready')])
    server.pause()
    const asked = assertRedisPolicy(queue, cache, { production: true })
    await expect(queue.ping()).rejects.toThrow('timed out')
    server.resume()
    await expect(asked).resolves.toEqual([])
    queue.disconnect()
    cache.disconnect()
  })

  it('refuses one server for both in production and says so elsewhere', async () => {
    const redis = connectRedis(server.url, 'worker', createLogger('test', 'silent'))
    await expect(assertRedisPolicy(redis, redis, { production: true })).rejects.toThrow('same server')
    await expect(assertRedisPolicy(redis, redis, { production: false })).resolves.toHaveLength(1)
    redis.disconnect()
  })
})
