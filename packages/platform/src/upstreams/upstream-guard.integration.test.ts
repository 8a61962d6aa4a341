import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { REDIS_KINDS } from '@liberta/test-kit/start-redis-cluster'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { CallAllowance, readOpenCircuits } from './call-allowance.ts'
import { limitCalls, UNBOUNDED } from './call-limits.ts'
import type { UpstreamLimits } from './call-limits.ts'
import { nameColdCircuit, runWithUrgency } from './call-urgency.ts'
import type { CallUrgency } from './call-urgency.ts'
import { UpstreamGuard, UpstreamHeldError } from './upstream-guard.ts'

const LONGEST_MS = 5000
const logger = createLogger('test', 'silent')

type Two<Thing> = [Thing, Thing]

/** An upstream that counts its calls and answers when it is let. */
function createUpstream() {
  const waiting: (() => void)[] = []
  const upstream = {
    underWay: 0,
    most: 0,
    calls: 0,
    isHolding: false,
    failure: null as string | null,
    answerAll: () => waiting.splice(0).forEach((answer) => answer()),
    call: async () => {
      upstream.calls += 1
      upstream.underWay += 1
      upstream.most = Math.max(upstream.most, upstream.underWay)
      if (upstream.isHolding) await new Promise<void>((resolve) => waiting.push(resolve))
      upstream.underWay -= 1
      if (upstream.failure !== null) throw new Error(upstream.failure)
      return 'answer'
    },
  }
  return upstream
}

function createGuard(redis: RedisConnection, limits: UpstreamLimits, now?: () => number): UpstreamGuard {
  return new UpstreamGuard({
    upstream: 'naxos',
    limits,
    redis,
    judge: (error) => (error as Error).message,
    logger,
    ...(now && { now }),
  })
}

describe.each(REDIS_KINDS)('two processes that call one upstream, on $kind', ({ start }) => {
  let server: TestRedis
  let connections: Two<RedisConnection>
  let upstream: ReturnType<typeof createUpstream>

  beforeAll(async () => {
    server = await start()
    connections = [connectRedis(server.url, 'producer', logger), connectRedis(server.url, 'producer', logger)]
    await waitUntil(() => connections.every(({ status }) => status === 'ready'))
  })
  beforeEach(async () => {
    const [connection] = connections
    for (const key of ['open', 'causes', 'calls', 'calls:story', 'calls:search', 'rate', 'rate:story', 'rate:search'])
      await connection.del(`upstream:{naxos}:${key}`)
    for (const kind of ['story', 'search'])
      await connection.del(`upstream:{naxos}:calm:${kind}`, `upstream:{naxos}:probe:${kind}`)
    upstream = createUpstream()
  })
  afterEach(() => server.resume())
  afterAll(async () => {
    connections.forEach((connection) => connection.disconnect())
    await server.stop()
  })

  const createGuards = (limits: UpstreamLimits, now?: () => number): Two<UpstreamGuard> => [
    createGuard(connections[0], limits, now),
    createGuard(connections[1], limits, now),
  ]

  /** Begins so many calls in each process; gives what became of them. */
  const begin = (guards: UpstreamGuard[], count: number, urgency: CallUrgency, call = 'story') =>
    guards.flatMap((guard) =>
      Array.from({ length: count }, () =>
        runWithUrgency(urgency, () => guard.run(call, LONGEST_MS, upstream.call)).catch((error: unknown) => error),
      ),
    )

  it('have no more calls under way together than they may, and make all of them', async () => {
    const calls = begin(createGuards({ all: limitCalls(6, 0) }), 30, 'urgent')
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['answer']))
    expect([upstream.calls, upstream.most <= 6]).toEqual([60, true])
  })

  it('leave room for what is urgent, however many cold calls wait', async () => {
    upstream.isHolding = true
    const guards = createGuards({ all: limitCalls(8, 0) })
    const cold = begin(guards, 20, 'cold')
    await waitUntil(() => upstream.underWay === 4)
    const urgent = begin(guards, 2, 'urgent')
    await waitUntil(() => upstream.underWay === 8)
    upstream.isHolding = false
    const refused = (await Promise.all(cold.slice(4))).filter((answer) => answer instanceof UpstreamHeldError)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ isLasting, reason }) => !isLasting && reason === 'concurrency')).toBe(true)
    upstream.answerAll()
    expect(await Promise.all(urgent)).toEqual(['answer', 'answer', 'answer', 'answer'])
  })

  it('begin no more calls in a second than they may', async () => {
    const guards = createGuards({ all: limitCalls(0, 20) })
    const began = performance.now()
    await Promise.all(begin(guards, 15, 'urgent'))
    const seconds = (performance.now() - began) / 1000
    expect(upstream.calls).toBeLessThanOrEqual(20 + 20 * seconds + 1)
    expect(seconds).toBeGreaterThanOrEqual((upstream.calls - 21) / 20)
  })

  it('bound a kind of call, and other kinds do not wait for it', async () => {
    upstream.isHolding = true
    const guards = createGuards({ all: UNBOUNDED, kinds: { search: limitCalls(2, 0) } })
    const searches = begin(guards, 4, 'cold', 'search')
    await waitUntil(() => upstream.underWay === 2)
    const stories = begin(guards, 5, 'cold')
    await waitUntil(() => upstream.underWay === 12)
    upstream.isHolding = false
    upstream.answerAll()
    expect(await Promise.all(stories)).toHaveLength(10)
    await Promise.all(searches)
  })

  it('stop calling after one of them has seen the failures, and say so to operators', async () => {
    const [one, other] = createGuards({ all: UNBOUNDED })
    upstream.failure = 'slow'
    for (let time = 0; time < 5; time += 1) await Promise.all(begin([one], 1, 'usual'))
    await waitUntil(async () => (await readOpenCircuits(connections[1], 'naxos')).length === 1)
    expect(await readOpenCircuits(connections[1], 'naxos')).toEqual([{ call: 'story', cause: 'slow' }])
    const [refusal] = await Promise.all(begin([other], 1, 'urgent'))
    expect(refusal).toMatchObject({ name: 'UpstreamHeldError', reason: 'open', isLasting: true })
    expect(upstream.calls).toBe(5)
    upstream.failure = null
    expect(await Promise.all(begin([other], 1, 'urgent', 'search'))).toEqual(['answer'])
  })

  it('leave a kind of call alone that has a circuit of its own, and no other call of that kind', async () => {
    const [one, other] = createGuards({ all: UNBOUNDED })
    const search = (guard: UpstreamGuard) =>
      guard.run('search', LONGEST_MS, upstream.call, nameColdCircuit('search')).catch((error: unknown) => error)
    upstream.failure = 'failed'
    for (let time = 0; time < 5; time += 1) await search(one)
    await waitUntil(async () => (await readOpenCircuits(connections[1], 'naxos')).length === 1)
    expect(await readOpenCircuits(connections[1], 'naxos')).toEqual([{ call: 'search cold', cause: 'failed' }])
    upstream.failure = null
    expect(await search(other)).toMatchObject({ name: 'UpstreamHeldError', reason: 'open' })
    expect(await Promise.all(begin([one, other], 1, 'usual', 'search'))).toEqual(['answer', 'answer'])
  })

  it('bound what has a circuit of its own with all else of its kind', async () => {
    upstream.isHolding = true
    const guards = createGuards({ all: UNBOUNDED, kinds: { search: limitCalls(2, 0) } })
    const searches = guards.flatMap((guard) => [
      guard.run('search', LONGEST_MS, upstream.call, nameColdCircuit('search')),
      guard.run('search', LONGEST_MS, upstream.call),
    ])
    await waitUntil(() => upstream.underWay === 2)
    upstream.isHolding = false
    upstream.answerAll()
    expect(await Promise.all(searches)).toHaveLength(4)
    expect(upstream.most).toBe(2)
  })

  it('probe one at a time, and call again as soon as a probe is answered', async () => {
    let now = 0
    const guards = createGuards({ all: UNBOUNDED }, () => now)
    upstream.failure = 'down'
    for (let time = 0; time < 20; time += 1) await Promise.all(begin(guards, 1, 'usual'))
    const failed = upstream.calls
    expect(failed).toBeLessThanOrEqual(10)
    upstream.failure = null
    upstream.isHolding = true
    now = 20_000
    await waitUntil(async () => !(await connections[0].exists('upstream:{naxos}:probe:story')))
    let probes: Promise<unknown>[] = []
    // Redis forgets in its own time that the circuit is open; until then all are refused.
    await waitUntil(async () => {
      probes = begin(guards, 3, 'usual')
      await Promise.race([Promise.all(probes), waitUntil(() => upstream.underWay === 1)])
      return upstream.underWay === 1
    })
    upstream.isHolding = false
    upstream.answerAll()
    expect((await Promise.all(probes)).filter((answer) => answer === 'answer')).toHaveLength(1)
    expect(upstream.calls).toBe(failed + 1)
    await waitUntil(async () => (await Promise.all(begin(guards, 1, 'usual'))).every((answer) => answer === 'answer'))
    expect(await readOpenCircuits(connections[0], 'naxos')).toEqual([])
  })

  it.each<[string, UpstreamLimits]>([
    ['calls at once', { all: limitCalls(1, 0) }],
    ['calls a second', { all: limitCalls(0, 1) }],
    ['calls of the kind', { all: UNBOUNDED, kinds: { story: limitCalls(1, 0) } }],
  ])('let another probe where the first found no room: %s', async (_, limits) => {
    const [one, other] = connections.map(
      (connection) => new CallAllowance('naxos', limits, connection),
    ) as Two<CallAllowance>
    const call = { call: 'story', circuit: 'story', urgency: 'urgent' as const, leaseMs: 60_000 }
    const under = await one.admit({ ...call, isProbe: false })
    expect(await one.admit({ ...call, isProbe: true })).toHaveProperty('reason')
    if ('release' in under) under.release()
    await waitUntil(async () => 'release' in (await other.admit({ ...call, isProbe: true })), { what: 'a probe' })
    expect(await one.admit({ ...call, isProbe: true })).toMatchObject({ reason: 'open' })
  })

  it('keep the calm that one of them has heard, the longer of two', async () => {
    const [one, other] = createGuards({ all: UNBOUNDED })
    await one.keepCalm('story', 60_000)
    await one.keepCalm('story', 2000)
    expect(await connections[0].pttl('upstream:{naxos}:calm:story')).toBeGreaterThan(50_000)
    const [refusal] = await Promise.all(begin([other], 1, 'urgent'))
    expect(refusal).toMatchObject({ reason: 'calm', isLasting: true })
    expect(await Promise.all(begin([other], 1, 'urgent', 'search'))).toEqual(['answer'])
  })

  it('keep no longer calm than they may', async () => {
    const parts = {
      upstream: 'naxos' as const,
      limits: { all: UNBOUNDED },
      redis: connections[0],
      judge: () => null,
      logger,
    }
    await new UpstreamGuard({ ...parts, longestCalmMs: 10_000 }).keepCalm('story', 900_000)
    expect(await connections[0].pttl('upstream:{naxos}:calm:story')).toBeLessThanOrEqual(10_000)
    expect(await connections[0].pttl('upstream:{naxos}:calm:story')).toBeGreaterThan(0)
  })

  it('each do half of it while Redis hangs, and wait for it once a second and no call longer', async () => {
    const guards = createGuards({ all: limitCalls(8, 0) })
    server.pause()
    upstream.isHolding = true
    const calls = begin(guards, 6, 'urgent')
    await waitUntil(() => upstream.underWay === 8)
    expect(upstream.most).toBe(8)
    upstream.isHolding = false
    upstream.answerAll()
    await Promise.all(calls)
    expect(upstream.most).toBe(8)
  })
})
