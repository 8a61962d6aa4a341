import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { StoredReadModel } from '@liberta/platform/read-models/read-model-store'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { NaxosClient } from '../naxos/naxos-client.ts'
import { AbsenceWitnesses } from '../refresh/sources/absence-witnesses.ts'
import { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'
import type { RefreshOutcome } from '../refresh/refresh-metrics.ts'
import type { Refresher } from '../refresh/sources/refresher.ts'
import { createRefreshers } from '../refresh/refresher.table.ts'
import { OpenMeteoClient } from '../weather/open-meteo-client.ts'
import { createWeatherRefresher } from '../refresh/refreshers/weather.refresher.ts'
import type { RenamedSaved } from '@liberta/platform/refresh/refresh-job.schema'
import { startFakeNaxos } from './fake-naxos.ts'
import type { FakeNaxos } from './fake-naxos.ts'

/** What refreshes read models in a test file, anew for each test but for the Redis, which is emptied. */
export interface Refreshing {
  server: TestRedis
  naxos: FakeNaxos
  store: ReadModelStore
  handler: RefreshModelHandler
  /** The handler's, which writes nowhere. */
  logger: Logger
  /** A handler that has fetched nothing yet, as of a worker that was started anew. @param timeoutMs how long the CMS is waited for */
  restart(timeoutMs?: number): void
  /** Puts the handler's clock forward. */
  pass(ms: number): void
  /** What readers who saved it are to see called otherwise, in the order in which that was heard. */
  renamed: RenamedSaved[]
  /** By the trigger `schedule`; the read model, or its name. */
  refresh: (model: ReadModelReference | string) => Promise<RefreshOutcome>
  /** What the store holds of the read model, or of that with this name. */
  read: (model: ReadModelReference | string) => Promise<StoredReadModel | null>
}

/** The read model with this name, as `story:7242`; throws where there is none. */
export function namedModel(name: string): ReadModelReference {
  const reference = parseReadModelName(name)
  if (!reference) throw new Error(`no read model ${name}`)
  return reference
}

const referTo = (model: ReadModelReference | string) => (typeof model === 'string' ? namedModel(model) : model)

/** The weather service answers below the CMS's address. */
function createWeather(url: string): Refresher<'weather'> {
  const service = new OpenMeteoClient(url)
  return createWeatherRefresher({
    measure: (signal) => service.current({ latitude: 45.05, longitude: 9.7 }, signal),
    mayAsk: () => Promise.resolve(true),
    keep: () => Promise.resolve(),
    recall: () => Promise.resolve(null),
    logger: createLogger('test', 'silent'),
  })
}

const surveyVotes = () =>
  Promise.resolve({ state: 'present' as const, body: [], etag: null, updatedAtMs: null, tags: [] })

/** Sets all of it up around the tests of the file that calls it; its members are there once the first test runs. */
export function useRefreshing(): Refreshing {
  let passedMs = 0
  const refreshing = {
    pass: (ms: number) => {
      passedMs += ms
    },
    logger: createLogger('test', 'silent'),
    refresh: async (model) => refreshing.handler.handle({ reference: referTo(model), trigger: 'schedule' }),
    read: async (model) => refreshing.store.read(referTo(model)),
  } as Refreshing
  let redis: Redis

  beforeAll(async () => {
    refreshing.server = await startRedis()
    redis = new Redis(refreshing.server.url)
  })

  beforeEach(async () => {
    await redis.flushall()
    const naxos = await startFakeNaxos()
    const store = new ReadModelStore(redis)
    const { signal } = new AbortController()
    const restart = (timeoutMs?: number) => {
      const client = new NaxosClient({ url: naxos.url, ...(timeoutMs !== undefined && { timeoutMs }) })
      refreshing.handler = new RefreshModelHandler({
        grammar: createSpecifiedGrammar(),
        store,
        refreshers: createRefreshers(client, {
          weather: createWeather(naxos.url),
          surveyVotes,
          mostRead: surveyVotes,
          sitemap: () => Promise.resolve({ state: 'missing' }),
        }),
        witnesses: new AbsenceWitnesses({ store, naxos: client, signal }),
        logger: refreshing.logger,
        signal,
        noteStored: async (_reference, renamed) => void refreshing.renamed.push(...renamed),
        now: () => performance.now() + passedMs,
      })
    }
    Object.assign(refreshing, { naxos, store, restart, renamed: [] })
    restart()
  })

  afterEach(() => refreshing.naxos.close())

  afterAll(async () => {
    redis.disconnect()
    await refreshing.server.stop()
  })

  return refreshing
}
