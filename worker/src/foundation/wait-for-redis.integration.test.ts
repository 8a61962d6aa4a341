import { describe, expect, it } from '@jest/globals'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import { startRedis } from '@liberta/test-kit/start-redis'
import { answers, waitForRedis } from './wait-for-redis.ts'

describe('waiting for Redis', () => {
  it('ends when it is there, and after its time when it is not', async () => {
    const server = await startRedis()
    const redis = connectRedis(server.url, 'worker', createLogger('test', 'silent'))
    try {
      expect(await waitForRedis([redis], 5000)).toBe(true)
      expect(await answers(redis, 500)).toBe(true)
      await server.goAway()
      expect(await answers(redis, 200)).toBe(false)
      expect(await waitForRedis([redis], 200)).toBe(false)
      await server.startAgain()
      expect(await waitForRedis([redis], 5000)).toBe(true)
    } finally {
      redis.disconnect()
      await server.stop()
    }
  })
})
