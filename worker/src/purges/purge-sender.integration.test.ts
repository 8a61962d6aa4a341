import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { CHANGES_CHANNEL } from '@liberta/contracts/read-models/envelope.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { register } from 'prom-client'
import { PurgeError } from './purge-adapter.ts'
import type { PurgeAdapter, PurgedKeys } from './purge-adapter.ts'
import { PurgeList, ROUNDS_MS } from './purge-list.ts'
import { PurgeSender } from './purge-sender.ts'

const log = createLogger('purges', 'silent')

let redis: TestRedis
let queue: RedisConnection
let list: PurgeList
let senders: PurgeSender[]
/** What the cache in front was asked to forget, in order, also where it did not. */
let calls: PurgedKeys[]
/** How the next calls end; what is not said is done. */
let endings: PurgeError[]

beforeEach(async () => {
  calls = []
  endings = []
  senders = []
  redis = await startRedis()
  queue = connectRedis(redis.url, 'worker', log)
  await waitUntil(() => queue.status === 'ready')
  list = new PurgeList(queue, 'front')
})
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()))
  queue.disconnect()
  await redis.stop()
})

function startSender(adapter: PurgeAdapter, its: PurgeList): PurgeSender {
  const subscriber = connectRedis(redis.url, 'subscriber', log)
  const sender = new PurgeSender({ adapter, list: its, subscriber, logger: log })
  senders.push(sender)
  sender.start()
  return sender
}

/** A sender whose purge at the start is done. */
async function start(): Promise<PurgeSender> {
  const purge = async (keys: PurgedKeys) => {
    calls.push(keys)
    const ending = endings.shift()
    if (ending) throw ending
  }
  const sender = startSender({ server: 'front', mostKeys: 2, purge }, list)
  await waitUntil(() => calls.length >= 2)
  await queue.del('purges:due:front')
  calls = []
  return sender
}

const announce = async (name: string, revision = '1-1', more: object = {}) => {
  const change = { name, revision, state: 'present', tags: [], at: 0, ...more }
  expect(await queue.publish(CHANGES_CHANNEL, JSON.stringify(change))).toBeGreaterThan(0)
}

const readFailingSeconds = async (server = 'front') => {
  const { values } = (await register.getSingleMetric('purges_failing_seconds')?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels['server'] === server)?.value ?? 0
}

const countOf = (name: string) => calls.flat().filter((key) => key === name).length

describe('what changed is purged', () => {
  it('of every page at the start, when changes may have been missed', async () => {
    await start()
    expect(calls).toEqual([])
    await announce('story:1')
    await waitUntil(() => calls.length > 0)
    expect(calls[0]).toEqual(['story:1'])
  })

  it('of every page where what stood around them may be shown to nobody once more', async () => {
    await start()
    await announce('front:home', '1-1', { hard: true })
    await waitUntil(() => calls.length > 0)
    expect(calls[0]).toBe('everything')
  })

  it('also of the pages around which something stood that is withdrawn, and of none for another change of it', async () => {
    await start()
    await announce('story:1')
    await announce('story:2', '1-1', { state: 'withdrawn' })
    await announce('story:3', '1-1', { hard: true })
    await waitUntil(() => new Set(calls.flat()).size >= 5)
    expect(new Set(calls.flat())).toEqual(
      new Set(['story:1', 'story:2', 'around:story:2', 'story:3', 'around:story:3']),
    )
  })

  it('once more after half a second and after 20 s', async () => {
    const heardAt = 1_000_000
    await list.add([{ name: 'story:1', revision: '1-1' }], heardAt)
    const dueAt = async (now: number) => (await list.take(10, now)).length
    expect([await dueAt(heardAt), await list.count()]).toEqual([1, ROUNDS_MS.length])
    expect([await dueAt(heardAt + 499), await dueAt(heardAt + 500)]).toEqual([0, 1])
  })

  it.each<[string, PurgeError[]]>([
    ['', []],
    [', and after a failure', [new PurgeError('answered 503')]],
  ])('in time by a worker whose clock was an hour ahead and is put right%s', async (_after, failures) => {
    const clock = jest
      .spyOn(Date, 'now')
      .mockImplementation(() => performance.timeOrigin + performance.now() + 3_600_000)
    try {
      await start()
      endings = failures
      await announce('story:1')
      await waitUntil(() => calls.length >= 1)
    } finally {
      clock.mockRestore()
    }
    await announce('story:2', '2-1')
    await waitUntil(() => countOf('story:1') >= 2 && countOf('story:2') >= 1, { withinMs: 10_000 })
  })

  it('and how long the cache in front takes none is told, until nothing is owed to it, whoever has sent it', async () => {
    await start()
    endings = Array.from({ length: 9 }, () => new PurgeError('answered 503'))
    await announce('story:1')
    await waitUntil(async () => (await readFailingSeconds()) > 0)
    expect(countOf('story:1')).toBeGreaterThan(0)
    // By another worker.
    await queue.del('purges:due:front')
    await waitUntil(async () => (await readFailingSeconds()) === 0, { withinMs: 10_000 })
  })

  it('once, where two workers hear of it', async () => {
    await list.add([{ name: 'story:1', revision: '1-1' }], 0)
    await list.add([{ name: 'story:1', revision: '1-1' }], 7)
    expect(await list.count()).toBe(ROUNDS_MS.length)
  })

  it('by another worker, where the one that took it is dead', async () => {
    await list.add([{ name: 'story:1', revision: '1-1' }], 0)
    const taken = await list.take(10, 0)
    expect(taken.map(({ key }) => key)).toEqual(['story:1'])
    const later = await list.take(10, 14_999)
    expect(later.map(({ member }) => member)).not.toContain(taken[0]?.member)
    expect((await list.take(10, 15_000)).map(({ member }) => member)).toContain(taken[0]?.member)
  })

  it('though it changed while what had changed before was written down', async () => {
    list = new (class extends PurgeList {
      override async add(...given: Parameters<PurgeList['add']>): Promise<void> {
        await super.add(...given)
        if (!given[0].some(({ name }) => name === 'story:1')) return
        await announce('story:2', '2-1')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })(queue, 'front')
    await start()
    await announce('story:1')
    await waitUntil(() => calls.flat().includes('story:2'), { withinMs: 10_000 })
  })

  it('of every page, where more waits than can be looked through', async () => {
    const changes = Array.from({ length: 17_000 }, (_, index) => ({ name: `story:${index}`, revision: '1-1' }))
    // In parts, as they come: a command on a busy machine has half a second.
    for (let from = 0; from < changes.length; from += 1000) await list.add(changes.slice(from, from + 1000), 0)
    expect(await list.take(10, 0)).toEqual([expect.objectContaining({ isOfEverything: true })])
    expect(await list.count()).toBe(ROUNDS_MS.length)
  })

  it('of every page as often as something may have been missed, also while such a purge is under way', async () => {
    await list.addEverything(0)
    const [underWay] = await list.take(10, 0)
    await list.addEverything(5)
    await list.settle(underWay ? [underWay] : [])
    expect(await list.take(10, 5)).toEqual([expect.objectContaining({ isOfEverything: true })])
  })
})

describe('a cache in front that does not take a purge', () => {
  it('is asked again, and nothing is lost', async () => {
    await start()
    endings = [new PurgeError('answered 503'), new PurgeError('ECONNREFUSED')]
    await announce('story:1')
    await waitUntil(() => calls.length >= 3)
    expect(
      calls
        .slice(0, 3)
        .flat()
        .every((key) => key === 'story:1'),
    ).toBe(true)
  })

  it('and wants to be left alone is left alone for so long', async () => {
    await start()
    endings = [new PurgeError('answered 429', { retryAfterMs: 60_000 })]
    await announce('story:1')
    await waitUntil(() => calls.length === 1)
    await announce('story:2', '2-1')
    await waitUntil(async () => (await list.count()) === 2 * ROUNDS_MS.length)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(calls).toEqual([['story:1']])
  })

  it('keeps no other server of it waiting, and is told of for as long', async () => {
    await start()
    const heard: PurgedKeys[] = []
    const purge = async (keys: PurgedKeys) => void heard.push(keys)
    startSender({ server: 'other', mostKeys: 2, purge }, new PurgeList(queue, 'other'))
    await waitUntil(() => heard.length > 0)
    endings = [new PurgeError('answered 429', { retryAfterMs: 60_000 })]
    await announce('story:1')
    await waitUntil(() => calls.length === 1)
    await announce('story:2', '2-1')
    await waitUntil(() => heard.flat().includes('story:2'))
    await waitUntil(async () => (await readFailingSeconds()) > 0)
    expect([calls, await readFailingSeconds('other')]).toEqual([[['story:1']], 0])
  })

  it('and is none of the site any more is owed nothing a day after the last worker looked', async () => {
    await list.addEverything(0)
    await list.take(10, 0)
    expect(await queue.ttl('purges:due:front')).toBeGreaterThan(86_000)
  })

  it('because it cannot read the list forgets every page in its place, and holds up no other', async () => {
    await start()
    endings = [new PurgeError('answered 400', { isRefused: true })]
    await announce('story:1')
    await waitUntil(() => calls.includes('everything'))
    expect(calls[0]).toEqual(['story:1'])
    calls = []
    await announce('story:2', '2-1')
    await waitUntil(() => calls.some((keys) => keys.includes('story:2')))
  })

  it('is told later by the next worker, where this one stops', async () => {
    const stopped = await start()
    endings = Array.from({ length: 9 }, () => new PurgeError('ECONNREFUSED'))
    await announce('story:1')
    await waitUntil(() => calls.length > 0)
    senders = []
    await stopped.stop()
    expect(await list.count()).toBe(ROUNDS_MS.length)
  })
})
