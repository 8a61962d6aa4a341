import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { createLogger } from '@liberta/platform/logging/create-logger'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { createWithdrawingStore } from '@liberta/platform/shared-pages/create-withdrawing-store'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { removeSharedPages, SharedPageStore } from '@liberta/platform/shared-pages/shared-page-store'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { HeardChanges } from '../../content/heard-changes.ts'
import { makeCache, steerPage, textOf } from '../../testing/steer-page.ts'
import type { CacheBench } from '../../testing/steer-page.ts'
import type { PageDraft } from '../cached-page.ts'
import type { PageCache } from '../page-cache.ts'
import { SharedPages } from './shared-pages.ts'

const KEY = 'person /news/cronaca/piena/7'
const WEATHER = { model: 'weather', id: 'piacenza' } as const
const STORY = { model: 'story', id: '7' } as const
/** A reader who misses would wait for a render of some milliseconds; a busy machine takes longer for anything. */
const UNNOTICED_MS = 1_000

let server: TestRedis
let redis: RedisConnection
let models: ReadModelStore
let bench: CacheBench
let revision: string

beforeAll(async () => {
  server = await startRedis()
  redis = connectRedis(server.url, 'cache', createLogger('test', 'silent'))
  await once(redis, 'ready')
  models = createWithdrawingStore(redis, createLogger('test', 'silent'))
})
beforeEach(async () => {
  await server.empty()
  bench = { now: Date.now(), failures: [], heard: new HeardChanges() }
  revision = await write(WEATHER)
})
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

/** Writes a read model as a worker does; gives its revision. */
async function write(reference: ReadModelReference, state: 'present' | 'withdrawn' = 'present'): Promise<string> {
  const written = `0-${await models.takeSequence()}`
  const body = state === 'present' ? ({ written } as never) : null
  await models.write(reference, { revision: written, etag: null, tags: [], state, body, freshFor: 60_000 })
  return written
}

interface Copy {
  cache: PageCache
  shared: SharedPages
  /** The page as this copy would render it. */
  page: ReturnType<typeof steerPage>
}

interface CopyOptions {
  build?: string
  moved?: boolean
  timeBoxMs?: number
  /** What else there is to its page. */
  more?: Partial<PageDraft>
}

/** A copy of the frontend; its page is made of the weather and names a story. */
function startCopy(
  text: string,
  { build = 'a', moved = false, timeBoxMs = 10_000, more = {} }: CopyOptions = {},
): Copy {
  const shared = new SharedPages({
    store: new SharedPageStore(redis, { build, mostBytes: 1_000_000 }),
    models,
    isConnected: () => redis.status === 'ready',
    isAddress: () => !moved,
    timeBoxMs,
    now: () => bench.now,
    log: { warn: () => undefined },
  })
  const page = steerPage(text, {
    tags: ['weather:piacenza', 'story:7'],
    madeOf: new Map([['weather:piacenza', revision]]),
    ...more,
  })
  const cache = makeCache(bench, { shared, onStored: (key) => shared.note(key) })
  shared.start({ cache, renderOf: () => page.render })
  return { cache, shared, page }
}

const read = ({ cache, page }: Copy) => cache.read(KEY, page.render)

/** A copy whose page is asked for often, and shared. */
async function shareFrom(options: CopyOptions = {}): Promise<Copy> {
  const copy = startCopy('of the first', options)
  for (let times = 0; times < 3; times += 1) await read(copy)
  await copy.shared.share()
  copy.shared.close()
  return copy
}

async function timeOf<Result>(work: () => Promise<Result> | Result): Promise<[Result, number]> {
  const began = performance.now()
  const result = await work()
  return [result, performance.now() - began]
}

describe('a page that another copy has rendered', () => {
  it('is served at once by one that starts, without a render, and is as fresh as it is', async () => {
    await shareFrom()
    const second = startCopy('of the second')
    await second.shared.warm()
    expect(second.shared.isWarm).toBe(true)
    const answer = second.cache.find(KEY)
    expect(answer).toMatchObject({ outcome: 'hit' })
    expect(await textOf(read(second))).toBe('of the first')
    expect(second.page.state.renders).toBe(0)
    bench.now += 30_000
    expect(read(second)).toMatchObject({ outcome: 'stale' })
  })

  it('is served to who misses it later, too', async () => {
    const second = startCopy('of the second')
    await shareFrom()
    const answer = await read(second)
    expect([answer.outcome, await textOf(answer), second.page.state.renders]).toEqual(['shared', 'of the first', 0])
    expect(second.cache.find(KEY)).toMatchObject({ outcome: 'hit' })
  })

  it('and of which the day is over is rendered anew before it is served, and served as it was where it cannot be', async () => {
    const overAt = { lifetime: { freshMs: 30_000, staleMs: 60_000, errorMs: 86_400_000 } }
    await shareFrom({ more: overAt })
    bench.now += 60_000
    for (const isWarmed of [true, false])
      for (const fails of [false, true]) {
        const copy = startCopy('of the next day')
        copy.page.state.fails = fails
        if (isWarmed) await copy.shared.warm()
        expect(copy.cache.find(KEY)).toBeNull()
        const answer = await read(copy)
        const [outcome, text] = fails
          ? ['stale-if-error', 'of the first']
          : [isWarmed ? 'renewed' : 'miss', 'of the next day']
        expect([answer.outcome, await textOf(answer)]).toEqual([outcome, text])
        copy.shared.close()
      }
  })

  it('is none of another build’s', async () => {
    await shareFrom({ build: 'b' })
    const second = startCopy('of the second')
    await second.shared.warm()
    expect(await textOf(read(second))).toBe('of the second')
  })

  it('that few ask for is not shared, nor an error, nor a page that lacks a part', async () => {
    const first = startCopy('once')
    await read(first)
    await first.shared.share()
    for (const more of [{ status: 404 }, { isPartial: true }, { madeOf: new Map([['weather:piacenza', '']]) }]) {
      const copy = startCopy('not whole')
      Object.assign(copy.page.state.more, more)
      for (let times = 0; times < 3; times += 1) await read(copy)
      await copy.shared.share()
    }
    expect(await new SharedPageStore(redis, { build: 'a', mostBytes: 1_000_000 }).list(10)).toEqual([])
  })

  it('is served stale and rendered anew where what it was made of has changed while nobody listened', async () => {
    await shareFrom()
    const later = await write(WEATHER)
    const second = startCopy('of the second')
    second.page.state.more.madeOf = new Map([['weather:piacenza', later]])
    await second.shared.warm()
    const answer = read(second)
    expect(answer).toMatchObject({ outcome: 'stale' })
    expect(await textOf(answer)).toBe('of the first')
    await new Promise((resolve) => setImmediate(resolve))
    expect(second.page.state.renders).toBe(1)
  })

  it('is nobody’s once something in it was withdrawn, whoever was there to hear it', async () => {
    const first = await shareFrom()
    await write(STORY, 'withdrawn')
    const second = startCopy('without it')
    await second.shared.warm()
    expect(second.cache.find(KEY)).toBeNull()
    expect(await textOf(read(second))).toBe('without it')
    // The first copy has not heard yet, and shares what it holds once more.
    first.shared.note(KEY)
    await first.shared.share()
    const third = startCopy('without it, too')
    await third.shared.warm()
    expect(await textOf(read(third))).toBe('without it, too')
  })

  it('is not taken where its withdrawal is heard while it is being read', async () => {
    await shareFrom()
    const second = startCopy('without it')
    const warming = second.shared.warm()
    second.cache.purgeHard(['story:7'])
    await warming
    expect(second.cache.find(KEY)).toBeNull()
  })

  it('is not shown where what it was made of is not there any more', async () => {
    await shareFrom()
    await redis.unlink('rm:{weather:piacenza}:v1')
    const second = startCopy('of the second')
    expect(await textOf(read(second))).toBe('of the second')
  })

  it('is not shown at an address that has moved', async () => {
    await shareFrom()
    const second = startCopy('moved', { moved: true })
    await second.shared.warm()
    expect(await textOf(read(second))).toBe('moved')
  })

  it('is not shared by a copy that hears of no changes', async () => {
    const first = startCopy('of before')
    first.shared.shareOnlyWhile(() => false)
    for (let times = 0; times < 3; times += 1) await read(first)
    await first.shared.share()
    expect(await new SharedPageStore(redis, { build: 'a', mostBytes: 1_000_000 }).list(10)).toEqual([])
  })

  it('is nobody’s where all were removed and its copy, which has not heard of it, shares it once more', async () => {
    const first = await shareFrom()
    await removeSharedPages(redis, 'all')
    first.shared.note(KEY)
    await first.shared.share()
    const second = startCopy('without the name')
    await second.shared.warm()
    expect(await textOf(read(second))).toBe('without the name')
    bench.now += 2 * 60_000
    const third = startCopy('of later')
    for (let times = 0; times < 3; times += 1) await read(third)
    await third.shared.share()
    const fourth = startCopy('of the fourth')
    expect([await textOf(read(fourth)), fourth.page.state.renders]).toEqual(['of later', 0])
  })

  it('is taken again after a gap in which changes may have been missed', async () => {
    const first = await shareFrom()
    first.cache.invalidateAll()
    expect(first.cache.find(KEY)).toBeNull()
    await first.shared.warm()
    expect(first.cache.find(KEY)).toMatchObject({ outcome: 'hit' })
    expect(first.page.state.renders).toBe(1)
  })
})

describe('while Redis is away or hangs', () => {
  it('pages are written in one turn after the other, and what Redis refuses is said', async () => {
    const warnings: string[] = []
    let writes = 0
    const refused = Promise.withResolvers<boolean>()
    const shared = new SharedPages({
      store: Object.assign(new SharedPageStore(redis, { build: 'a', mostBytes: 1_000_000 }), {
        write: () => {
          writes += 1
          return refused.promise
        },
      }),
      models,
      isConnected: () => true,
      isAddress: () => true,
      now: () => bench.now,
      log: { warn: (_facts, message) => warnings.push(message) },
    })
    const page = steerPage('kept', { tags: [], madeOf: new Map([['weather:piacenza', revision]]) })
    const cache = makeCache(bench, { onStored: (key) => shared.note(key) })
    shared.start({ cache, renderOf: () => page.render })
    for (let times = 0; times < 3; times += 1) await cache.read(KEY, page.render)
    const turns = [shared.share(), shared.share()]
    shared.note(KEY)
    turns.push(shared.share())
    refused.reject(new Error('OOM command not allowed'))
    await Promise.all(turns)
    shared.close()
    expect([writes, warnings]).toEqual([1, [expect.stringContaining('shared pages cannot be')]])
  })

  it('no reader waits for it longer than for a render, and the next one not at all', async () => {
    await shareFrom()
    const second = startCopy('of the second', { timeBoxMs: 50 })
    server.pause()
    try {
      const [answer, tookMs] = await timeOf(() => read(second))
      expect(answer.outcome).toBe('miss')
      expect(tookMs).toBeLessThan(UNNOTICED_MS)
      const [, againMs] = await timeOf(() => second.cache.read('person /other', second.page.render))
      expect(againMs).toBeLessThan(UNNOTICED_MS)
    } finally {
      server.resume()
    }
  })

  it('a copy that starts goes on without, in bounded time', async () => {
    const second = startCopy('of the second')
    await server.goAway()
    try {
      const [, tookMs] = await timeOf(() => second.shared.warm())
      expect(tookMs).toBeLessThan(5_000)
      expect(second.shared.isWarm).toBe(true)
      expect((await read(second)).outcome).toBe('miss')
      await second.shared.share()
    } finally {
      await server.startAgain()
    }
  })
})
