import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { createConnection, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { startRedisCluster } from '@liberta/test-kit/start-redis-cluster'
import { startRedisSentinel } from '@liberta/test-kit/start-redis-sentinel'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from './connect-redis.ts'
import { parseRedisAddress } from './redis-address.ts'

const MOVED_WITHIN_MS = 20_000
/** How long a question is on its way to a sentinel, by turns, so that connections ask at times of their own; ms. */
const WAYS_MS = [100, 250, 400, 550]
const CONNECTIONS = 16
const logger = createLogger('test', 'silent')

/** What is ended after a test, the last first. */
const ends: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** A way to a server on which questions take their time and answers do not. @returns its port */
async function openSlowWay(port: number): Promise<number> {
  let turn = 0
  const way = createServer((near) => {
    const far = createConnection(port, '127.0.0.1')
    const late = WAYS_MS[turn++ % WAYS_MS.length]
    near.on('data', (bytes) => setTimeout(() => far.writable && far.write(bytes), late))
    far.pipe(near)
    near.on('close', () => far.destroy()).on('error', () => far.destroy())
    far.on('error', () => near.destroy())
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  ends.push(() => void way.close())
  return (way.address() as AddressInfo).port
}

describe('a master of Sentinel that dies', () => {
  it('is left for the new one also by who asks for it just as the sentinels say that there is a new one', async () => {
    const server = await startRedisSentinel()
    ends.push(() => server.stop())
    const address = parseRedisAddress(server.url)
    if (address?.kind !== 'sentinel') throw new Error(`not of sentinels: ${server.url}`)
    const ports = await Promise.all(address.sentinels.map(({ port }) => openSlowWay(port)))
    const url = `redis+sentinel://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${address.name}`
    const connections = Array.from({ length: CONNECTIONS }, () => connectRedis(url, 'worker', logger))
    ends.push(() => connections.forEach((redis) => redis.disconnect()))
    await Promise.all(connections.map((redis) => redis.ping()))
    await server.killMaster()
    await Promise.all(connections.map((redis) => expect(redis.set('kept', '1')).resolves.toBe('OK')))
  })
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
