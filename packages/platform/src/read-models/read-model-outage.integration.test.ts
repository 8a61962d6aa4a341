import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import fc from 'fast-check'
import { Redis } from 'ioredis'
import { createLogger } from '../logging/create-logger.ts'
import { buildReaderBench } from '@liberta/test-kit/reader-bench'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { ReaderBench, ReaderBenchOptions } from '@liberta/test-kit/reader-bench'
import { WEATHER, weatherWrite } from '@liberta/test-kit/sample-models'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import type { ReadAnswer } from './read-model-answer.ts'
import { ReadModelReader } from './read-model-reader.ts'
import type { ReadModelStore } from './read-model-store.ts'
import { isOlderRevision } from './revision.ts'

let server: TestRedis
let bench: ReaderBench

beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())
beforeEach(() => server.restartEmpty())
afterEach(() => bench.close())

async function startWarm(options?: ReaderBenchOptions): Promise<ReaderBench> {
  bench = await buildReaderBench(server, { profile: 'cache', waitMs: 400, ...options })
  await bench.store.write(WEATHER, weatherWrite('1700-1', 4))
  await bench.reader.read(WEATHER)
  return bench
}

function degreesOf(answer: ReadAnswer<'weather'> | undefined): number | string | undefined {
  return answer?.state === 'present' ? answer.body.current.temperature_2m : answer?.state
}

/** Runs commands on a connection of their own. */
async function command(...words: [string, ...string[]]): Promise<unknown> {
  const redis = new Redis(server.url)
  try {
    const [name, ...rest] = words
    return await redis.call(name, ...rest)
  } finally {
    redis.disconnect()
  }
}

type RawRead = ReturnType<ReadModelStore['readRaw']>

/** A store whose reads go through `around`: a test counts them or holds back what Redis has answered already. */
function watchReads(store: ReadModelStore, around: (read: () => RawRead) => RawRead): ReadModelStore {
  const readRaw: ReadModelStore['readRaw'] = (reference) => around(() => store.readRaw(reference))
  return new Proxy(store, { get: (target, name) => (name === 'readRaw' ? readRaw : Reflect.get(target, name, target)) })
}

describe('while Redis is away', () => {
  it('what is held is served, fresh or stale, and what is not is unavailable', async () => {
    const { reader, clock, requests } = await startWarm({ waitMs: 100 })
    await server.goAway()
    expect(degreesOf(reader.peek(WEATHER))).toBe(4)
    clock.now += 3_600_000
    expect(reader.peek(WEATHER)).toMatchObject({ state: 'present', stale: true })
    await waitUntil(() => requests.includes('stale weather:piacenza'))
    expect((await reader.read({ model: 'front', id: 'home' })).state).toBe('unavailable')
    await server.startAgain()
  })

  it('nothing is believed when it is back before Redis was asked; what it lost is served and asked for', async () => {
    const { reader, requests, store } = await startWarm()
    let reconnected = 0
    reader.onHearing((isHearing) => (reconnected += Number(isHearing)))
    await server.restartEmpty()
    await waitUntil(() => reconnected > 0)
    expect(reader.peek(WEATHER)).toBeUndefined()
    await waitUntil(async () => (await reader.read(WEATHER)).state === 'present' && requests.length > 0)
    expect(await reader.read(WEATHER)).toMatchObject({ state: 'present', stale: true, revision: '1700-1' })
    expect(requests).toEqual(['stale weather:piacenza'])
    await store.write(WEATHER, weatherWrite(`1700-${await store.takeSequence()}`, 5))
    await waitUntil(async () => degreesOf(await reader.read(WEATHER)) === 5)
  })
})

describe('while Redis hangs', () => {
  it('what is suspect is served after one vain try, and then without asking for a second', async () => {
    let requests = 0
    const count = () => (requests += 1)
    const { reader } = await startWarm({ wrapStore: (store) => watchReads(store, async (read) => (count(), read())) })
    let reconnected = 0
    reader.onHearing((isHearing) => (reconnected += Number(isHearing)))
    await command('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await waitUntil(() => reconnected > 0)
    server.pause()
    requests = 0
    expect(await reader.read(WEATHER)).toMatchObject({ state: 'present', stale: true })
    for (let index = 0; index < 100; index += 1) expect(degreesOf(await reader.read(WEATHER))).toBe(4)
    expect(requests).toBe(1)
    server.resume()
  })
})

describe('when Redis refuses to tell what changes', () => {
  it('that is known, and it is asked again though the connection stays', async () => {
    const { reader } = await startWarm()
    let reconnected = 0
    reader.onHearing((isHearing) => (reconnected += Number(isHearing)))
    expect(reader.isHearing).toBe(true)
    await command('ACL', 'SETUSER', 'default', '-subscribe')
    await command('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await waitUntil(async () => ((await command('ACL', 'LOG')) as unknown[]).length > 0)
    await waitUntil(() => bench.subscriber.status === 'ready')
    expect([reader.isHearing, reconnected]).toEqual([false, 0])
    await command('ACL', 'SETUSER', 'default', '+subscribe')
    await waitUntil(() => reader.isHearing)
    expect(reconnected).toBe(1)
  })
})

describe('when Redis is flushed under the reader', () => {
  it('what is held stays, and a refresh is asked for when its time comes', async () => {
    const { reader, clock, requests } = await startWarm()
    await command('FLUSHALL')
    expect(degreesOf(reader.peek(WEATHER))).toBe(4)
    clock.now += 3_600_000
    expect(degreesOf(reader.peek(WEATHER))).toBe(4)
    await waitUntil(() => requests.length > 0)
    expect(requests).toEqual(['stale weather:piacenza'])
  })
})

describe('when only the subscription breaks', () => {
  it('what changed meanwhile is seen after it is back', async () => {
    const { reader, store, subscriber } = await startWarm()
    let reconnected = 0
    reader.onHearing((isHearing) => (reconnected += Number(isHearing)))
    const ended = once(subscriber, 'end')
    subscriber.disconnect()
    await ended
    await store.write(WEATHER, weatherWrite('1701-2', 5))
    expect(degreesOf(reader.peek(WEATHER))).toBe(4)
    await subscriber.connect()
    await waitUntil(() => reconnected > 0)
    expect(degreesOf(await reader.read(WEATHER))).toBe(5)
    await store.write(WEATHER, weatherWrite('1702-3', 6))
    await waitUntil(() => reader.peek(WEATHER) === undefined)
    expect(degreesOf(await reader.read(WEATHER))).toBe(6)
  })
})

describe('when Redis answers only after the start', () => {
  it('who listens is told that something may have been missed until then', async () => {
    const { store } = await startWarm()
    const subscriber = new Redis(server.url, { lazyConnect: true })
    const logger = createLogger('test', 'silent')
    const late = new ReadModelReader({ store, subscriber, requestRefresh: () => undefined, logger })
    server.pause()
    await late.start()
    let told = 0
    late.onHearing((isHearing) => (told += Number(isHearing)))
    expect(late.isHearing).toBe(false)
    server.resume()
    await waitUntil(() => told === 1).finally(() => subscriber.disconnect())
    await waitUntil(() => !late.isHearing)
    await late.close()
  })
})

describe('an announcement during a read', () => {
  it('leaves no old copy that counts as fresh, and who asks after it gets the new one', async () => {
    const gate = { open: Promise.resolve() }
    const holdBack = async (read: () => RawRead) => {
      const raw = await read()
      await gate.open
      return raw
    }
    bench = await buildReaderBench(server, {
      profile: 'cache',
      waitMs: 400,
      wrapStore: (store) => watchReads(store, holdBack),
    })
    const { reader, store } = bench
    await store.write(WEATHER, weatherWrite('1700-1', 4))
    const { promise, resolve: release } = Promise.withResolvers<void>()
    gate.open = promise
    const early = reader.read(WEATHER)
    await command('PING')
    let changed = 0
    reader.onChange(() => (changed += 1))
    await store.write(WEATHER, weatherWrite('1700-2', 5))
    await waitUntil(() => changed > 0)
    gate.open = Promise.resolve()
    const late = reader.read(WEATHER)
    expect(degreesOf(await late)).toBe(5)
    release()
    expect(degreesOf(await early)).toBe(5)
    expect(degreesOf(reader.peek(WEATHER))).toBe(5)
  })
})

describe('any interleaving of writes, reads, losses and reconnections', () => {
  it('never shows a reader something older than it saw', async () => {
    bench = await buildReaderBench(server, { profile: 'cache', waitMs: 20 })
    const { reader, store, clock } = bench
    const step = fc.constantFrom('write', 'late write', 'read', 'reads', 'age', 'stale', 'drop', 'flush')
    let count = 1
    let seen = '0-0'
    const see = (answer: ReadAnswer<'weather'> | undefined) => {
      if (answer?.state !== 'present') return
      expect(isOlderRevision(answer.revision, seen)).toBe(false)
      seen = answer.revision
    }
    const look = () => reader.read(WEATHER).then(see)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }), async (steps) => {
        const running: Promise<unknown>[] = []
        for (const now of steps) {
          see(reader.peek(WEATHER))
          if (now === 'write') {
            count = await store.takeSequence()
            running.push(store.write(WEATHER, weatherWrite(`1700-${count}`, count % 50, { freshFor: 1000 })))
          }
          if (now === 'late write')
            running.push(store.write(WEATHER, weatherWrite(`1700-${Math.max(1, count - 3)}`, 60)))
          if (now === 'read') await look()
          if (now === 'reads') running.push(look(), look())
          if (now === 'age') clock.now += 6000
          if (now === 'stale') running.push(store.markStale([WEATHER]))
          if (now === 'drop') running.push(command('CLIENT', 'KILL', 'TYPE', 'pubsub'))
          if (now === 'flush') await command('FLUSHALL')
        }
        await Promise.all(running)
      }),
      { numRuns: 60 },
    )
  })
})
