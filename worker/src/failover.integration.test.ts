import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { saveItem } from '@liberta/database/accounts/saved-item.repository'
import { upsertUser } from '@liberta/database/accounts/user.repository'
import { readReaderProjection } from '@liberta/platform/accounts/reader-projection'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { polledReferences } from '@liberta/platform/refresh/refresh-tier.table'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { startRedisCluster } from '@liberta/test-kit/start-redis-cluster'
import { startRedisSentinel } from '@liberta/test-kit/start-redis-sentinel'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { MikroORM } from '@mikro-orm/postgresql'
import type { INestApplicationContext } from '@nestjs/common'
import { WorkerLifecycle } from './app/worker-lifecycle.ts'
import { mapSections } from './naxos/mapping/map-sections.ts'
import { createTestWorker } from './testing/create-test-worker.ts'
import { startFakeNaxos } from './testing/fake-naxos.ts'
import { sampleSections } from './testing/naxos-samples.ts'

const FRESH_WITHIN_MS = 30_000
const COMMANDS_EVERY_MS = 100
const logger = createLogger('test', 'silent')
const hot = polledReferences(mapSections(createSpecifiedGrammar(), sampleSections, () => undefined))
  .filter(({ tier }) => tier === 'hot')
  .map(({ ref }) => ref)

/** What is ended after a test, the last first. */
const ends: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function startWorker(server: TestRedis): Promise<{ redis: RedisConnection; app: INestApplicationContext }> {
  ends.push(() => server.stop())
  const [naxos, database] = await Promise.all([startFakeNaxos(), createScratchDatabase()])
  ends.push(
    () => database.drop(),
    () => naxos.close(),
  )
  const redis = connectRedis(server.url, 'worker', logger)
  ends.push(() => redis.disconnect())
  const app = await createTestWorker({ server, naxos, database }, logger)
  ends.push(() => app.close())
  await app.get(WorkerLifecycle).start()
  return { redis, app }
}

/** Readers save one thing after the other until they are stopped; who saved what is the answer. */
function saveThings(orm: MikroORM): { stop(): Promise<Map<string, string[]>> } {
  const saved = new Map<string, string[]>()
  const run = async (signal: AbortSignal) => {
    for (let count = 0; !signal.aborted; count += 1) {
      const ssoId = randomUUID()
      const facts = { email: `${ssoId}@example.it`, name: 'Anna', surname: '', profilePhotoUrl: null, ssoData: {} }
      const { id } = await upsertUser(orm.em.fork(), { ssoId, ...facts })
      await saveItem(orm.em.fork(), { userId: id, type: 'story', itemId: String(count), title: 'x' })
      saved.set(id, [`story:${count}`])
      await new Promise((resolve) => setTimeout(resolve, COMMANDS_EVERY_MS))
    }
  }
  const stopping = new AbortController()
  const running = run(stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await running
      return saved
    },
  }
}

describe.each([
  {
    kind: 'a master of Sentinel',
    async start() {
      const server = await startRedisSentinel()
      return { server, fail: () => server.killMaster() }
    },
  },
  {
    kind: 'a master of a cluster',
    async start() {
      const server = await startRedisCluster({ replica: true })
      return { server, fail: () => server.killFirstMaster() }
    },
  },
])('when $kind dies', (each) => {
  it('what is hot is fresh again within 30 s, and what readers did is neither lost nor late', async () => {
    const { server, fail } = await each.start()
    const { redis, app } = await startWorker(server)
    const store = new ReadModelStore(redis)
    /** The time at which the hot model was looked at last that was longest not. */
    const lookedAt = async () => {
      const found = await store.describe(hot)
      return Math.min(...found.map((held) => (held ? held.freshUntil - (held.freshFor ?? 0) : 0)))
    }
    await waitUntil(async () => (await lookedAt()) > 0, { withinMs: FRESH_WITHIN_MS })
    const readers = saveThings(app.get(MikroORM))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await fail()
    const failedAt = Date.now()
    await waitUntil(async () => (await lookedAt()) > failedAt, { withinMs: FRESH_WITHIN_MS })
    const saved = await readers.stop()
    expect(saved.size).toBeGreaterThan(5)
    const isProjected = async () => {
      const projections = await Promise.all([...saved.keys()].map((id) => readReaderProjection(redis, id)))
      return projections.every((projection, place) => projection?.saved[0] === [...saved.values()][place]?.[0])
    }
    await waitUntil(isProjected, { withinMs: FRESH_WITHIN_MS })
  })
})
