import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import type { ReadModelReaderOptions } from '@liberta/platform/read-models/read-model-reader'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { TestRedis } from './start-redis.ts'

/** A reader on a real Redis beside a writer with a connection of its own, a clock to be set, and a list of what was asked. */
export interface ReaderBench {
  reader: ReadModelReader
  /** The writer's store: what the worker does. */
  store: ReadModelStore
  clock: { now: number }
  requests: string[]
  subscriber: Redis
  /** Called for every refresh that is asked for; a test puts the worker here. What gives false is a queue that does not take it. */
  worker: { refresh: ReadModelReaderOptions['requestRefresh'] }
  /** Ends everything; Redis has to be there. */
  close(): Promise<void>
}

export interface ReaderBenchOptions extends Partial<Pick<ReadModelReaderOptions, 'waitMs' | 'capacityBytes'>> {
  /** What stands between the reader and its store: a test delays or counts there. */
  wrapStore?: (store: ReadModelStore) => ReadModelStore
  /** Of the reader's connection: it waits for Redis, unless a test is about one that is away. */
  profile?: 'cache' | 'worker'
}

/** Connects and starts all of it on a Redis that runs. */
export async function buildReaderBench(server: TestRedis, options: ReaderBenchOptions = {}): Promise<ReaderBench> {
  const { wrapStore = (store: ReadModelStore) => store, profile = 'worker', ...readerOptions } = options
  const logger = createLogger('test', 'silent')
  const cache = connectRedis(server.url, profile, logger)
  const writer = connectRedis(server.url, 'worker', logger)
  const subscriber = connectRedis(server.url, 'subscriber', logger)
  const clock = { now: Date.now() }
  const now = () => clock.now
  const requests: string[] = []
  const worker: ReaderBench['worker'] = { refresh: () => undefined }
  const reader = new ReadModelReader({
    store: wrapStore(new ReadModelStore(cache, { now })),
    subscriber,
    requestRefresh: (reference, trigger) => {
      requests.push(`${trigger} ${reference.model}:${reference.id}`)
      return worker.refresh(reference, trigger)
    },
    logger,
    now,
    waitMs: 60_000,
    ...readerOptions,
  })
  if (cache.status !== 'ready') await once(cache, 'ready')
  await reader.start()
  return {
    reader,
    store: new ReadModelStore(writer, { now }),
    clock,
    requests,
    subscriber,
    worker,
    async close() {
      await reader.close()
      for (const redis of [cache, writer, subscriber]) {
        // Broken off in the middle of a reconnection, a connection would keep the test alive for two seconds.
        if (redis.status !== 'ready') await once(redis, 'ready')
        redis.disconnect()
      }
    },
  }
}
