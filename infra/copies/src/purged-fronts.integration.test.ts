import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGES_CHANNEL } from '@liberta/contracts/read-models/envelope.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { Redis } from 'ioredis'
import {
  writeCacheHeaders,
  writeLastingHead,
  writeSurrogateKey,
} from '../../../frontend/src/http/cache-policy.table.ts'
import { createPurgeAdapters } from '../../../worker/src/purges/purge-adapter.table.ts'
import { PurgeList, ROUNDS_MS } from '../../../worker/src/purges/purge-list.ts'
import { PurgeSender } from '../../../worker/src/purges/purge-sender.ts'
import { startPurgedNginx, startPurgedVarnish } from './start-purged-fronts.ts'
import type { PurgedFront } from './start-purged-fronts.ts'

const log = createLogger('purges', 'silent')
/** So long a frontend answers as before after a change was announced. */
const LATE_MS = 100
/** When the last purge of a change comes, for answers that were on their way. */
const LAST_ROUND_MS = ROUNDS_MS[2]
const ROUNDS = Number(process.env.PURGE_ROUNDS ?? 8)

describe.each([
  ['varnish', startPurgedVarnish],
  ['nginx', startPurgedNginx],
] as const)('a page that %s keeps for five minutes', (kind, startFront) => {
  let redis: TestRedis
  let connection: Redis
  let front: PurgedFront
  let senders: PurgeSender[]
  let queues: RedisConnection[]
  let text = 'edition 0'
  let isWithdrawn = false
  let requests = 0
  const site = createServer((request, response) => {
    if (request.url === '/health/live') return void response.end()
    requests += 1
    if (isWithdrawn) return void response.writeHead(410, writeCacheHeaders('withdrawn')).end('gone')
    const tags = ['section:1', 'story:7000']
    const lasting = writeLastingHead(kind, { kind: 'story', tags })
    const headers = { ...writeCacheHeaders('story'), ...writeSurrogateKey(tags), [lasting[0] ?? '']: lasting[1] ?? '' }
    return void response
      .writeHead(200, { 'content-type': 'text/html', ...headers })
      .end(request.url?.endsWith('?lite') ? `lite ${text}` : text)
  })

  beforeAll(async () => {
    redis = await startRedis()
    connection = new Redis(redis.url)
    await once(site.listen(0, '127.0.0.1'), 'listening')
    front = await startFront((site.address() as AddressInfo).port)
    queues = [0, 1].map(() => connectRedis(redis.url, 'worker', log))
    senders = queues.map((queue) => {
      const [adapter] = createPurgeAdapters({ PURGE_ADAPTER: kind, PURGE_URLS: [front.purgeURL] })
      if (!adapter) throw new Error('there is no such adapter')
      const list = new PurgeList(queue, 'front')
      return new PurgeSender({ adapter, list, subscriber: connectRedis(redis.url, 'subscriber', log), logger: log })
    })
    for (const sender of senders) sender.start()
    await waitUntil(async () => Number((await connection.pubsub('NUMSUB', CHANGES_CHANNEL))[1]) === 2)
  })
  beforeEach(async () => {
    isWithdrawn = false
    // What is owed from the start of the senders and the test before would hide what is tested.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await untilPurged()
    await connection.del('purges:due:front')
  })
  afterAll(async () => {
    await Promise.all(senders.map((sender) => sender.stop()))
    await front.stop()
    site.closeAllConnections()
    site.close()
    for (const each of [connection, ...queues]) each.disconnect()
    await redis.stop()
  })

  const read = async (query = '') => {
    const answer = await fetch(`${front.origin}/news/a/7000${query}`, { headers: { 'accept-encoding': 'identity' } })
    return { status: answer.status, text: await answer.text() }
  }
  let count = 0
  const announce = (state: 'present' | 'withdrawn', name = 'story:7000') =>
    connection.publish(
      CHANGES_CHANNEL,
      JSON.stringify({ name, revision: `${(count += 1)}-${count}`, state, tags: [], at: 0 }),
    )
  /** Until a sender owes the purges of the last change: a page that nobody kept is seen as it is now before that. */
  const untilHeard = () =>
    waitUntil(async () => {
      const last = `${LAST_ROUND_MS} ${count}-${count} story:7000`
      return (await connection.zscore('purges:due:front', last)) !== null
    })
  /** Until the purges of what was announced are done, but for the last, which comes 20 s later. */
  const untilPurged = () =>
    waitUntil(async () => {
      const owed = await connection.zrange('purges:due:front', '0', '-1')
      return owed.every((member) => member.startsWith(`${LAST_ROUND_MS} `)) && front.isPurged()
    })
  /** Milliseconds from an announcement until readers, of whom one comes every 10 ms, see it. */
  const timeUntilSeen = async (isSeen: (page: Awaited<ReturnType<typeof read>>) => boolean) => {
    const begun = performance.now()
    await waitUntil(async () => isSeen(await read()))
    return performance.now() - begun
  }

  it('is asked of the site once, also after the second for which all others may keep it', async () => {
    await read()
    const before = requests
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    await read()
    expect(requests).toBe(before)
  })

  it('stays where something else changed', async () => {
    await read()
    const before = requests
    await announce('present', 'story:700')
    await new Promise((resolve) => setTimeout(resolve, 300))
    await read()
    expect(requests).toBe(before)
  })

  it('is seen as it is now after each change, though the site answered as before when it was first purged', async () => {
    const times: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const now = `edition ${kind} ${round}`
      await read()
      setTimeout(() => (text = now), LATE_MS)
      await announce('present')
      times.push(await timeUntilSeen((page) => page.text === now))
    }
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
    if (process.env.PURGE_ROUNDS) process.stdout.write(`${kind}: p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms\n`)
    expect(times).toHaveLength(ROUNDS)
    // A page that was kept once more without being purged again would be seen for five minutes.
    expect(Math.max(...times)).toBeLessThan(20_000)
  })

  it('has a lite version of its own beside it, which is purged with it', async () => {
    text = `edition ${kind} lite`
    await announce('present')
    await untilHeard()
    await timeUntilSeen((page) => page.text === text)
    // Purged again half a second later, both would be asked for again.
    await untilPurged()
    expect((await read('?lite')).text).toBe(`lite ${text}`)
    expect((await read()).text).toBe(text)
    const before = requests
    await Promise.all([read(), read('?lite')])
    expect(requests).toBe(before)
    text = `edition ${kind} lite, corrected`
    await announce('present')
    await waitUntil(async () => (await read('?lite')).text === `lite ${text}`)
  })

  it('is 410 once it is withdrawn, and stays so', async () => {
    await read()
    isWithdrawn = true
    await announce('withdrawn')
    const ms = await timeUntilSeen((page) => page.status === 410)
    if (process.env.PURGE_ROUNDS) process.stdout.write(`${kind}: withdrawn after ${Math.round(ms)} ms\n`)
    expect([(await read()).status, (await read()).status]).toEqual([410, 410])
  })
})
