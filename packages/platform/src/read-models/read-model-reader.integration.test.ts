import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { buildReaderBench } from '@liberta/test-kit/reader-bench'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { ReaderBench, ReaderBenchOptions } from '@liberta/test-kit/reader-bench'
import { WEATHER, weatherOf, weatherWrite } from '@liberta/test-kit/sample-models'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { PresentAnswer } from './read-model-answer.ts'
import type { ReadAnswer } from './read-model-answer.ts'

let server: TestRedis
let bench: ReaderBench

beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())
beforeEach(() => server.restartEmpty())
afterEach(() => bench.close())

async function start(options?: ReaderBenchOptions): Promise<ReaderBench> {
  bench = await buildReaderBench(server, options)
  return bench
}

function present(answer: ReadAnswer<'weather'> | undefined): PresentAnswer<'weather'> {
  if (answer?.state !== 'present') throw new Error(`expected the weather, got ${answer?.state}`)
  return answer
}

const degreesOf = (answer: ReadAnswer<'weather'> | undefined) => present(answer).body.current.temperature_2m
const story = (id: number): ReadModelReference => ({ model: 'story', id: String(id) })

describe('a warm read', () => {
  it('comes from Redis once, then from the process: bytes ready to send, a weak tag, the body parsed once', async () => {
    const { reader, store } = await start()
    await store.write(WEATHER, weatherWrite('1700-1', 4, { tags: ['weather:piacenza'] }))
    expect(reader.peek(WEATHER)).toBeUndefined()
    const read = present(await reader.read(WEATHER))
    expect(read).toMatchObject({
      name: 'weather:piacenza',
      revision: '1700-1',
      stale: false,
      tags: ['weather:piacenza'],
    })
    expect(JSON.parse(read.json.toString())).toEqual({ data: weatherOf(4) })
    expect(read.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(read.body).toBe(read.body)
    expect(reader.peek(WEATHER)).toBe(read)
  })

  it('has the new body as soon as the change is announced, with another tag', async () => {
    const { reader, store } = await start()
    await store.write(WEATHER, weatherWrite('1700-1', 4))
    const before = present(await reader.read(WEATHER))
    const heard: string[] = []
    reader.onChange(({ revision }) => heard.push(revision))
    reader.onChange(() => {
      throw new Error('a listener that fails')
    })
    await store.write(WEATHER, weatherWrite('1701-2', 5))
    await waitUntil(() => heard.length > 0)
    expect(reader.peek(WEATHER)).toBeUndefined()
    const after = present(await reader.read(WEATHER))
    expect(degreesOf(after)).toBe(5)
    expect(after.etag).not.toBe(before.etag)
    expect(heard).toEqual(['1701-2'])
  })

  it('does not change by a superseded write', async () => {
    const { reader, store } = await start()
    await store.write(WEATHER, weatherWrite('1700-5', 4))
    await reader.read(WEATHER)
    await store.write(WEATHER, weatherWrite('1700-4', 9))
    expect(degreesOf(await reader.read(WEATHER))).toBe(4)
  })
})

describe('a stale read', () => {
  it('is served as stale and asks for a refresh, at most once in five seconds', async () => {
    const { reader, store, clock, requests } = await start()
    await store.write(WEATHER, weatherWrite('1700-1', 4, { freshFor: 1000 }))
    await reader.read(WEATHER)
    clock.now += 1000
    for (let index = 0; index < 10; index += 1) expect(present(reader.peek(WEATHER)).stale).toBe(true)
    await waitUntil(() => requests.length > 0)
    clock.now += 4999
    reader.peek(WEATHER)
    await reader.read(WEATHER)
    expect(requests).toEqual(['stale weather:piacenza'])
    clock.now += 1
    reader.peek(WEATHER)
    await waitUntil(() => requests.length === 2)
  })

  it('asks again a second after the queue did not take it', async () => {
    const { reader, store, clock, requests, worker } = await start()
    await store.write(WEATHER, weatherWrite('1700-1', 4, { freshFor: 1000 }))
    await reader.read(WEATHER)
    clock.now += 1000
    worker.refresh = () => Promise.resolve(false)
    reader.peek(WEATHER)
    await waitUntil(() => requests.length > 0)
    clock.now += 999
    reader.peek(WEATHER)
    await reader.read(WEATHER)
    expect(requests).toHaveLength(1)
    clock.now += 1
    reader.peek(WEATHER)
    await waitUntil(() => requests.length === 2)
    expect(requests).toEqual(['stale weather:piacenza', 'stale weather:piacenza'])
  })

  it('asks for nothing when Redis holds it fresher: a confirmation is not announced', async () => {
    const { reader, store, clock, requests } = await start()
    await store.write(WEATHER, weatherWrite('1700-1', 4, { freshFor: 1000 }))
    await reader.read(WEATHER)
    clock.now += 1000
    await store.touch(WEATHER, 1000, 1)
    expect(present(reader.peek(WEATHER)).stale).toBe(true)
    await waitUntil(() => reader.peek(WEATHER)?.state === 'present' && !present(reader.peek(WEATHER)).stale)
    expect(requests).toEqual([])
  })

  it('comes when Redis holds nothing fresher, and when the model is marked stale', async () => {
    const { reader, store, clock, requests } = await start()
    await store.write(WEATHER, weatherWrite('1700-1', 4, { freshFor: 1000 }))
    clock.now += 2000
    expect(present(await reader.read(WEATHER)).stale).toBe(true)
    expect(requests).toEqual(['stale weather:piacenza'])
    await store.write(WEATHER, weatherWrite('1700-2', 5))
    await waitUntil(async () => degreesOf(await reader.read(WEATHER)) === 5)
    clock.now += 5000
    await store.markStale([WEATHER])
    await waitUntil(() => reader.peek(WEATHER) === undefined)
    expect(present(await reader.read(WEATHER)).stale).toBe(true)
    expect(requests).toHaveLength(2)
  })
})

describe('a cold read', () => {
  it('waits for the worker, once for all who want the same', async () => {
    const { reader, store, worker, requests } = await start()
    worker.refresh = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      await store.write(WEATHER, weatherWrite('1700-1', 4))
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => reader.read(WEATHER)))
    expect(answers.map(degreesOf)).toEqual(Array.from({ length: 20 }, () => 4))
    expect(requests).toEqual(['miss weather:piacenza'])
  })

  it('is asked for until the queue takes it, for who came later too', async () => {
    const { reader, store, worker, requests } = await start()
    let later: Promise<ReadAnswer<'weather'>> | undefined
    worker.refresh = async () => {
      if (requests.length < 3) return false
      later = reader.read(WEATHER)
      await store.write(WEATHER, weatherWrite('1700-1', 4))
      return true
    }
    const first = reader.read(WEATHER)
    expect(degreesOf(await first)).toBe(4)
    expect(degreesOf(await later)).toBe(4)
    expect(requests).toEqual(Array.from({ length: 3 }, () => 'miss weather:piacenza'))
  })

  it('is unavailable when nothing came in time, also when asking fails', async () => {
    const { reader, worker } = await start({ waitMs: 50 })
    expect(await reader.read(WEATHER)).toEqual({ state: 'unavailable', retryAfterSeconds: 5 })
    worker.refresh = () => Promise.reject(new Error('no queue'))
    expect((await reader.read(WEATHER)).state).toBe('unavailable')
    worker.refresh = () => {
      throw new Error('no queue')
    }
    expect((await reader.read(WEATHER)).state).toBe('unavailable')
  })

  it('is turned away when very many wait, so that made-up addresses fill nothing', async () => {
    const { reader, requests } = await start()
    const turnedAway: string[] = []
    const reads = Array.from({ length: 400 }, async (_, index) =>
      turnedAway.push((await reader.read(story(index + 1))).state),
    )
    await waitUntil(() => turnedAway.length + requests.length === 400)
    expect(turnedAway).toEqual(Array.from({ length: 144 }, () => 'unavailable'))
    expect(requests).toHaveLength(256)
    await reader.close()
    await Promise.all(reads)
    expect(new Set(turnedAway)).toEqual(new Set(['unavailable']))
  })

  it('lets go of those who wait when the program stops', async () => {
    const { reader, requests } = await start()
    const read = reader.read(WEATHER)
    await waitUntil(() => requests.length > 0)
    await reader.close()
    expect((await read).state).toBe('unavailable')
  })
})

describe('what is not there', () => {
  const missing = { state: 'missing', body: null, freshFor: 60_000 } as const

  it('is remembered for its minute; then the upstream is asked while the reader waits', async () => {
    const { reader, store, clock, requests, worker } = await start()
    await store.write(WEATHER, weatherWrite('0-1', 0, missing))
    expect(await reader.read(WEATHER)).toMatchObject({ state: 'missing' })
    expect(reader.peek(WEATHER)).toMatchObject({ state: 'missing' })
    expect(requests).toEqual([])
    clock.now += 60_000
    worker.refresh = async () => void (await store.write(WEATHER, weatherWrite('1700-2', 4)))
    expect(degreesOf(await reader.read(WEATHER))).toBe(4)
    expect(requests).toEqual(['miss weather:piacenza'])
  })

  it('stays missing while nobody can say otherwise', async () => {
    const { reader, store, clock } = await start({ waitMs: 50 })
    await store.write(WEATHER, weatherWrite('0-1', 0, missing))
    await reader.read(WEATHER)
    clock.now += 60_000
    expect(await reader.read(WEATHER)).toMatchObject({ state: 'missing' })
  })

  it('is gone at once when it is withdrawn, also if Redis fails at that moment', async () => {
    const { reader, store } = await start({ profile: 'cache' })
    await store.write(WEATHER, weatherWrite('1700-1', 4))
    await reader.read(WEATHER)
    const heard: string[] = []
    reader.onChange(({ state }) => heard.push(state))
    await store.write(WEATHER, weatherWrite('1700-2', 0, { state: 'withdrawn', body: null }))
    await waitUntil(() => heard.length > 0)
    await server.goAway()
    expect(await reader.read(WEATHER)).toMatchObject({ state: 'withdrawn' })
    await server.startAgain()
  })
})
