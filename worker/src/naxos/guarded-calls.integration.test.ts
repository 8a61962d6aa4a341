import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { UNBOUNDED } from '@liberta/platform/upstreams/call-limits'
import { runWithUrgency } from '@liberta/platform/upstreams/call-urgency'
import { UpstreamGuard } from '@liberta/platform/upstreams/upstream-guard'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { Redis } from 'ioredis'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos, FakeReply } from '../testing/fake-naxos.ts'
import { judgeNaxosCall, kindOfCall, nameCircuit, NaxosClient } from './naxos-client.ts'
import { NaxosError } from './naxos-error.ts'

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let workers: NaxosClient[]
/** Lines that the workers have logged. */
let lines: string[]

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})

beforeEach(async () => {
  await redis.flushall()
  naxos = await startFakeNaxos()
  lines = []
  workers = startWorkers()
})

const note = (_facts: object, line?: string) => void lines.push(line ?? '')

/** @param timing how long the CMS is waited for, where it is to be found slow */
function startWorkers(timing: { timeoutMs?: number } = {}): NaxosClient[] {
  const logger = Object.assign(createLogger('test', 'silent'), { warn: note, info: note })
  const limits = { all: UNBOUNDED }
  return [1, 2].map(() => {
    const guard = new UpstreamGuard({ upstream: 'naxos', limits, redis, judge: judgeNaxosCall, logger })
    return new NaxosClient({ url: naxos.url, ...timing, guard })
  })
}

afterEach(() => naxos.close())

afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

/** Each worker asks each path ten times, as in a minute of polling. */
async function poll(paths: readonly string[]): Promise<number> {
  const before = naxos.calls.length
  for (let round = 0; round < 10; round += 1) {
    for (const worker of workers) for (const path of paths) await worker.get(path).catch(() => undefined)
  }
  return naxos.calls.length - before
}

/** Whether each worker gets a story when it asks for one. */
async function areBothAnswered(): Promise<boolean> {
  const answers = await Promise.allSettled(workers.map((worker) => worker.get('/story/7242')))
  return answers.every(({ status }) => status === 'fulfilled')
}

const NEVER = new Promise(() => undefined)
const PATHS = ['/story/7242', '/front/home', '/story/list', '/section/list']

describe('a CMS that asks for calm', () => {
  it.each<[string, FakeReply]>([
    ['429 with Retry-After', { status: 429, raw: '{}', retryAfter: '60' }],
    ['503 with Retry-After', { status: 503, raw: '{}', retryAfter: '120' }],
    ['429 without', { status: 429, raw: '{}' }],
  ])('by %s gets one call of each kind, where in health it gets twenty', async (_how, reply) => {
    expect(await poll(PATHS)).toBe(80)
    naxos.reply('*', reply)
    expect(await poll(PATHS)).toBe(4)
    expect(lines).toEqual([])
  })

  it('is asked for other kinds of things all the same, and says of what it is not asked that it is held back', async () => {
    naxos.reply('/story/7242', { status: 429, raw: '{}', retryAfter: '60' })
    expect(await poll(PATHS)).toBe(61)
    await expect(workers[1]?.get('/story/8')).rejects.toMatchObject({ kind: 'held' })
    expect(naxos.calls).not.toContain('/story/8 404')
  })
})

describe('a CMS that is not well', () => {
  it.each<[string, FakeReply]>([
    ['fails', { status: 500, raw: 'oops' }],
    ['is silent', { until: NEVER }],
    ['answers rubbish', { raw: '<!doctype html><h1>Manutenzione</h1>' }],
    ['would not serve us', { status: 401, raw: '{}' }],
  ])(
    'because it %s gets five calls of a kind of each worker at most, where in health it gets ten, and is told of once',
    async (_how, reply) => {
      naxos.reply('/story/7242', reply)
      if (reply.until) workers = startWorkers({ timeoutMs: 50 })
      expect(await poll(['/story/7242'])).toBeLessThanOrEqual(10)
      expect(new Set(lines)).toEqual(new Set(['Calls are held back: the upstream is not well']))
      expect(lines.length).toBeLessThanOrEqual(workers.length)
      await expect(workers[1]?.get('/story/7242')).rejects.toMatchObject({ kind: 'held' })
    },
  )

  it('for one kind of call is asked for all others', async () => {
    naxos.reply('/story/7242', { status: 500, raw: 'oops' })
    expect(await poll(PATHS)).toBeLessThanOrEqual(70)
    await expect(workers[0]?.get('/front/home')).resolves.toMatchObject({ state: 'present' })
  })

  it('is called by both workers again as soon as it is well', async () => {
    naxos.reply('/story/7242', { status: 500, raw: 'oops' })
    await poll(['/story/7242'])
    naxos.reply('/story/7242', { data: {} })
    await waitUntil(areBothAnswered)
    expect(lines.filter((line) => line === 'Calls are made again: the upstream is well')).toHaveLength(2)
    expect(await poll(['/story/7242'])).toBe(20)
  })

  it.each<[string, FakeReply]>([
    ['rubbish', { raw: '<!doctype html><h1>Manutenzione</h1>' }],
    ['a refusal', { status: 403, raw: '{}' }],
  ])('for one story that is asked for alone, by %s, gives lists all the same', async (_how, reply) => {
    naxos.reply('/story/list', reply)
    const alone = () => workers[0]?.get('/story/list?ids=7', { isOfOne: true }).catch((error: unknown) => error)
    for (let round = 0; round < 20; round += 1) expect(await alone()).toBeInstanceOf(NaxosError)
    expect(lines).toEqual([])
    naxos.reply('/story/list', { data: [] })
    await expect(workers[0]?.get('/story/list?page=1')).resolves.toMatchObject({ state: 'present' })
  })

  it.each<[string, string, string[]]>([
    ['search', '/search?type=story&page=1&qs=%22%28', ['/search?type=story&page=1&qs=bobbio']],
    ['page far back', '/story/list?page=700', ['/story/list?page=1', '/story/list?page=2&tag=bobbio']],
    ['name among the obituaries', '/obituary/list?page=1&query=%22%28', ['/obituary/list?page=1']],
  ])('only for a %s that nobody has read before is asked for all else', async (_what, odd, others) => {
    naxos.reply('*', { status: 500, raw: 'oops' })
    const cold = (worker: NaxosClient) => runWithUrgency('cold', () => worker.get(odd)).catch((error: unknown) => error)
    for (let round = 0; round < 10; round += 1) for (const worker of workers) await cold(worker)
    expect(naxos.calls.length).toBeLessThanOrEqual(10)
    naxos.reply('*')
    naxos.reply('/search', { data: [] })
    for (const worker of workers) {
      expect(await cold(worker)).toMatchObject({ kind: 'held' })
      // What editors announced is asked for whatever was sought, and what is read by everybody too.
      const answers = [odd, ...others].map((path) => runWithUrgency('urgent', () => worker.get(path)))
      expect(await Promise.all(answers)).toMatchObject([odd, ...others].map(() => ({ state: 'present' })))
    }
  })

  it('now and then is asked as ever, where every other answer to a worker is good', async () => {
    const bad = { status: 500, raw: 'oops' }
    naxos.reply('/story/7242', ...Array.from({ length: 30 }, (_, index) => (index % 4 < 2 ? bad : { data: {} })))
    expect(await poll(['/story/7242'])).toBe(20)
    expect(lines).toEqual([])
  })

  it.each<[string, FakeReply]>([
    ['404', { status: 404, raw: '{"error":"not_found"}' }],
    ['410', { status: 410, raw: '{"error":"withdrawn"}' }],
    ['400', { status: 400, raw: '{"error":"bad_request"}' }],
  ])('is not one that answers %s, however often', async (_status, reply) => {
    naxos.reply('/story/7242', reply)
    expect(await poll(['/story/7242'])).toBe(20)
    expect(lines).toEqual([])
  })
})

describe('a question of a reader’s own that fails', () => {
  it.each<[string, 'cold' | 'usual', boolean]>([
    ['/search?type=story&page=1', 'cold', false],
    ['/search?type=story&page=1', 'usual', true],
    ['/story/7242', 'cold', true],
  ])('%s, %s, is worth another try: %s', async (path, urgency, isWorthAnotherTry) => {
    naxos.reply('*', { status: 500, raw: 'oops' })
    const failure = runWithUrgency(urgency, () => workers[0]?.get(path))
    await expect(failure).rejects.toMatchObject({ kind: 'unavailable', isWorthAnotherTry })
  })

  it('because the worker stops is worth another try', async () => {
    naxos.reply('/search', { until: NEVER })
    const signal = AbortSignal.timeout(100)
    const failure = runWithUrgency('cold', () => workers[0]?.get('/search?type=story&page=1', { signal }))
    await expect(failure).rejects.toMatchObject({ kind: 'unavailable', isWorthAnotherTry: true })
  })
})

describe('the circuit of a call', () => {
  it.each([
    ['/story/list?page=5', 'story/list'],
    ['/story/list?page=6', 'story/list cold'],
    ['/search?type=event&page=1', 'search cold'],
    ['/obituary/list?page=1&query=rossi', 'obituary/list cold'],
    ['/obituary/list?page=1&town=bobbio', 'obituary/list'],
    ['/story/7242', 'story'],
  ])('of %s, which nobody has read before, is %s', (path, name) => {
    expect(nameCircuit(path, 'cold')).toBe(name)
    expect(nameCircuit(path, 'usual')).toBe(kindOfCall(path))
  })
})

describe('the kind of a call', () => {
  it.each([
    ['/story/7242', 'story'],
    ['/story/list?page=1', 'story/list'],
    ['/front/home', 'front/home'],
    ['/search?type=story', 'search'],
    ['/tag/piena.del.po', 'tag'],
  ])('of %s is %s', (path, kind) => {
    expect(kindOfCall(path)).toBe(kind)
  })
})
