import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { startRedisCluster } from '@liberta/test-kit/start-redis-cluster'
import { startRedisSentinel } from '@liberta/test-kit/start-redis-sentinel'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from './connect-redis.ts'

const MOVED_WITHIN_MS = 20_000
const logger = createLogger('test', 'silent')

/** What is ended after a test, the last first. */
const ends: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

describe('a master of Sentinel that hangs and closes no connection', () => {
  it('is left for the new one by who waits at it, and written to by nobody once it is a replica', async () => {
    const server = await startRedisSentinel()
    ends.push(() => server.stop())
    const [worker, producer] = [
      connectRedis(server.url, 'worker', logger),
      connectRedis(server.url, 'producer', logger),
    ]
    ends.push(
      () => worker.disconnect(),
      () => producer.disconnect(),
    )
    await Promise.all([once(worker, 'ready'), once(producer, 'ready')])
    const first = await server.readMaster()
    server.pauseMaster()
    // Nobody gives it up for being slow: only the sentinels can tell that there is another.
    await expect(worker.set('kept', 'by the new one')).resolves.toBe('OK')
    expect(await server.readMaster()).not.toBe(first)
    server.resumeMaster()
    await waitUntil(async () => (await producer.set('more', '1')) === 'OK', { withinMs: MOVED_WITHIN_MS })
    expect(await producer.get('kept')).toBe('by the new one')
  })
})

describe('who listens at a node of a cluster that dies', () => {
  it('is connected to another one, says so, and hears what is published anywhere', async () => {
    const server = await startRedisCluster()
    ends.push(() => server.stop())
    const random = jest.spyOn(Math, 'random').mockReturnValue(0)
    const listener = connectRedis(server.url, 'subscriber', logger)
    random.mockRestore()
    ends.push(() => listener.disconnect())
    await once(listener, 'ready')
    const first = listener.options.port
    const back = once(listener, 'ready')
    await server.killFirstMaster()
    await back
    expect(listener.options.port).not.toBe(first)
    await listener.subscribe('news')
    const heard = once(listener, 'message')
    const places = server.url.slice('redis+cluster://'.length).split(',')
    const publisher = connectRedis(`redis://${places[2]}`, 'worker', logger)
    ends.push(() => publisher.disconnect())
    await publisher.publish('news', 'from another node')
    expect(await heard).toEqual(['news', 'from another node'])
  })
})
