import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { makeAuthority } from '@liberta/test-kit/make-authority'
import type { TestAuthority } from '@liberta/test-kit/make-authority'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { ServerOptions, TestRedis } from '@liberta/test-kit/start-redis'
import { startRedisCluster } from '@liberta/test-kit/start-redis-cluster'
import { startRedisSentinel } from '@liberta/test-kit/start-redis-sentinel'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from './connect-redis.ts'
import type { RedisProfile } from './connect-redis.ts'
import type { RedisConnection } from './redis-kinds.ts'

const PASSWORD = 'known-to-nobody-4711'

let ours: TestAuthority
let others: TestAuthority
let ofOtherName: TestAuthority
beforeAll(() => {
  ;[ours, others] = [makeAuthority(), makeAuthority()]
  ofOtherName = makeAuthority('subjectAltName=DNS:redis.example')
})
afterAll(() => [ours, others, ofOtherName].forEach((authority) => authority.remove()))

const lines: string[] = []
const logger = createLogger('test', 'info', { write: (line) => void lines.push(line) })
const open: RedisConnection[] = []
afterEach(() => {
  open.splice(0).forEach((redis) => redis.disconnect())
  lines.length = 0
})

/** With a password in the address, which no server asks for and no log may hold. */
function connect({ url }: TestRedis, profile: RedisProfile, caFile?: string): RedisConnection {
  const redis = connectRedis(url.replace('://', `://:${PASSWORD}@`), profile, logger, caFile)
  open.push(redis)
  return redis
}

const KINDS: [string, (options: ServerOptions) => Promise<TestRedis>][] = [
  ['one server', startRedis],
  ['a master of Sentinel', startRedisSentinel],
  ['a cluster of three', startRedisCluster],
]

describe.each(KINDS)('over TLS to %s', (_kind, start) => {
  let server: TestRedis
  beforeAll(async () => {
    server = await start({ tls: ours })
  })
  afterAll(() => server.stop())

  it('who knows the authority is connected, for commands and for announcements', async () => {
    expect(server.url).toMatch(/^rediss/)
    const worker = connectRedis(server.url, 'worker', logger, ours.caFile)
    const subscriber = connectRedis(server.url, 'subscriber', logger, ours.caFile)
    open.push(worker, subscriber)
    const heard = once(subscriber, 'message')
    await subscriber.subscribe('news')
    await worker.set('greeting', 'ciao')
    expect(await worker.get('greeting')).toBe('ciao')
    await worker.publish('news', 'printed')
    expect(await heard).toEqual(['news', 'printed'])
  })

  it.each(['worker', 'cache', 'subscriber'] as const)(
    'who knows another authority is refused, with the setting in one line and no secret: %s',
    async (profile) => {
      const redis = connect(server, profile, others.caFile)
      await waitUntil(() => lines.length > 0, { what: 'the log tells of it' })
      const said = JSON.parse(lines[0] ?? '') as { msg: string; error: string }
      expect(said.msg).toContain('REDIS_CA_FILE')
      expect(said.error).toMatch(/certificate/)
      expect(lines).toHaveLength(1)
      expect(lines.join()).not.toContain(PASSWORD)
      expect(redis.status).not.toBe('ready')
    },
  )

  it('who knows none is refused, too: what Node trusts by itself did not sign it', async () => {
    connect(server, 'cache')
    await waitUntil(() => lines.some((line) => line.includes('REDIS_CA_FILE')), { what: 'the log tells of it' })
  })
})

describe('a server whose certificate is of another name', () => {
  it('is refused, whoever has signed it', async () => {
    const server = await startRedis({ tls: ofOtherName })
    try {
      connect(server, 'cache', ofOtherName.caFile)
      await waitUntil(() => lines.some((line) => line.includes('REDIS_CA_FILE')), { what: 'the log tells of it' })
    } finally {
      await server.stop()
    }
  })
})

describe('an authority that cannot be read', () => {
  it('is a fault at once', () => {
    expect(() => connectRedis('rediss://127.0.0.1:1', 'cache', logger, '/nowhere/ca.pem')).toThrow('/nowhere/ca.pem')
  })
})
