import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { createRefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { dropForgottenMisses, ensureSchedules, promoteFarTries } from './ensure-schedules.ts'
import { Leadership } from './leadership.ts'
import { Reconciler } from './reconciler.ts'

let server: TestRedis
let redis: Redis
let queue: RefreshQueue
let outbox: Queue

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
  const logger = createLogger('test', 'silent')
  queue = createRefreshQueue(redis, logger)
  outbox = createProducer('outbox', redis, logger)
})

beforeEach(() => redis.flushall())

afterAll(async () => {
  await queue.close()
  await outbox.close()
  redis.disconnect()
  await server.stop()
})

describe('Leadership', () => {
  it('is held by one worker, prolonged by it alone, and taken at once when it is given back', async () => {
    const [first, second] = [new Leadership(redis), new Leadership(redis)]
    expect(await first.hold()).toBe(true)
    expect(await second.hold()).toBe(false)
    expect(await first.hold()).toBe(true)
    await second.release()
    expect(await second.hold()).toBe(false)
    await first.release()
    expect(await second.hold()).toBe(true)
  })

  it('passes on when a worker dies without giving it back', async () => {
    const [first, second] = [new Leadership(redis), new Leadership(redis)]
    await first.hold()
    expect(await redis.pttl('worker:leader')).toBeGreaterThan(10_000)
    await redis.pexpire('worker:leader', 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await second.hold()).toBe(true)
    expect(await first.hold()).toBe(false)
  })
})

const TIERS = ['poll-hot', 'poll-warm', 'poll-weather', 'poll-steady']

/** Of the schedules made those of tiers; other jobs may come by the clock, too. */
async function makeTiers(now?: number): Promise<string[]> {
  return (await ensureSchedules(queue.queues, now)).filter((id) => id.startsWith('poll-'))
}

describe('ensureSchedules', () => {
  it('makes what is missing and leaves what is there', async () => {
    expect(await makeTiers()).toEqual(TIERS)
    expect(await ensureSchedules(queue.queues)).toEqual([])
    await queue.queues.refresh.removeJobScheduler('poll-warm')
    expect(await ensureSchedules(queue.queues)).toEqual(['poll-warm'])
  })

  it('makes a schedule anew whose period changed, or whose next run is long past', async () => {
    await queue.queues['refresh-hot'].upsertJobScheduler(
      'poll-hot',
      { every: 99_000 },
      { name: 'poll-tier', data: { tier: 'hot' } },
    )
    expect(await ensureSchedules(queue.queues)).toContain('poll-hot')
    expect((await queue.queues['refresh-hot'].getJobScheduler('poll-hot'))?.every).toBe(15_000)
    expect(await ensureSchedules(queue.queues, Date.now() + 60_000)).toContain('poll-hot')
  })

  it('makes schedules anew whose next run a clock that was ahead has put hours away, once it was put right', async () => {
    await ensureSchedules(queue.queues)
    const twoHoursBack = Date.now() - 7_200_000
    expect(await makeTiers(twoHoursBack)).toEqual(TIERS)
  })

  it('lets a try run now that waits for a time hours away, and not one that waits for its turn', async () => {
    await ensureSchedules(queue.queues)
    await queue.queues['refresh-miss'].add('refresh-model', {}, { delay: 1000 })
    expect(await promoteFarTries(Object.values(queue.queues))).toBe(0)
    expect(await promoteFarTries(Object.values(queue.queues), Date.now() - 7_200_000)).toBe(1)
    expect(await queue.queues['refresh-miss'].getWaitingCount()).toBe(1)
  })

  it('finds a try that waits for a time hours away behind hundreds that wait for their turn', async () => {
    const tries = Array.from({ length: 600 }, () => ({ name: 'refresh-model', data: {}, opts: { delay: 20_000 } }))
    await queue.queues.refresh.addBulk(tries)
    await queue.queues.refresh.add('refresh-model', {}, { timestamp: Date.now() + 10_800_000, delay: 20_000 })
    expect(await promoteFarTries(Object.values(queue.queues))).toBe(1)
    expect(await queue.queues.refresh.getDelayedCount()).toBe(600)
  })

  it('lets mail wait for hours, as its back-off says, unless a clock that was ahead set the time', async () => {
    const hours = 4 * 3_600_000
    await outbox.add('mail', {}, { delay: hours })
    expect(await promoteFarTries([outbox])).toBe(0)
    await outbox.add('mail', {}, { timestamp: Date.now() + 7_200_000, delay: hours })
    expect(await promoteFarTries([outbox])).toBe(1)
    expect(await outbox.getDelayedCount()).toBe(1)
  })
})

describe('Reconciler', () => {
  it('asks in its next round for what the queue did not take, and then no more', async () => {
    const aged = { revision: '0-1', fetchedAt: 0, freshUntil: 0, freshFor: 15_000, state: 'present' as const }
    const describeAll = (all: readonly ReadModelReference[]) =>
      all.map(({ model }) => (model === 'story' ? null : aged))
    const store = {
      describe: (all: readonly ReadModelReference[]) => Promise.resolve(describeAll(all)),
      readTags: (all: readonly ReadModelReference[]) => Promise.resolve(all.map(() => ['story:1'])),
    }
    const asked: string[] = []
    const request = jest.spyOn(queue, 'request').mockImplementation((reference, reason) => {
      const name = `${reason} ${nameReadModel(reference)}`
      asked.push(name)
      return Promise.resolve(asked.indexOf(name) < asked.length - 1)
    })
    const leadership = new Leadership(redis)
    const rounds = jest.spyOn(leadership, 'hold')
    const sections = { stored: () => Promise.resolve([]) }
    const logger = createLogger('test', 'silent')
    const parts = { leadership, queue, queues: [], store, sections, missConcurrency: 0, logger, roundMs: 20 }
    const reconciler = new Reconciler(parts)
    await reconciler.start()
    await waitUntil(() => rounds.mock.calls.length >= 4)
    await reconciler.stop()
    request.mockRestore()
    for (const name of ['reconcile front:home', 'linked story:1'])
      expect(asked.filter((one) => one === name)).toEqual([name, name])
  })
})

const story = (id: number) => ({ model: 'story', id: String(id) }) as const
const waiting = () => queue.queues['refresh-miss'].getWaitingCount()

describe('a flood of what nobody has read before', () => {
  it('is not kept for longer than somebody waits for it, however much it is', async () => {
    const FLOOD = 1200
    const ids = Array.from({ length: FLOOD }, (_, index) => index + 1)
    await Promise.all(ids.map((id) => queue.request(story(id), 'miss')))
    expect(await dropForgottenMisses(queue.queues)).toBe(0)
    expect(await waiting()).toBe(FLOOD)
    expect(await dropForgottenMisses(queue.queues, Date.now() + 61_000)).toBe(FLOOD)
    expect(await waiting()).toBe(0)
  })

  it('leaves what was asked for within a minute, and what is asked for anew is taken', async () => {
    await queue.request(story(1), 'miss')
    const [first] = await queue.queues['refresh-miss'].getWaiting()
    await redis.hset(`bull:refresh-miss:${first?.id}`, 'timestamp', Date.now() - 61_000)
    await queue.request(story(2), 'miss')
    expect(await dropForgottenMisses(queue.queues)).toBe(1)
    await queue.request(story(1), 'miss')
    const names = (await queue.queues['refresh-miss'].getWaiting()).map(({ data }) => data.id)
    expect(new Set(names)).toEqual(new Set(['1', '2']))
  })
})
