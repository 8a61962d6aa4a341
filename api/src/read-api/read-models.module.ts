import { Global, Module } from '@nestjs/common'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'
import { SectionsModule } from './sections/sections.module.ts'
import { ColdReadLimit } from './cold-read-limit.ts'
import { KnownContent } from './known-content.ts'
import { ReadModelsLifecycle } from './read-models-lifecycle.ts'
import { ReadRoutes } from './read-routes.ts'
import { RedisConnections } from '../redis/redis-connections.ts'

/** The read side: store, in-process copies, and the routes that answer from them. */
@Global()
@Module({
  imports: [SectionsModule],
  providers: [
    {
      provide: ReadModelStore,
      inject: [RedisConnections, LOGGER],
      useFactory: (redis: RedisConnections, logger: Logger) => new ReadModelStore(redis.cache, { logger }),
    },
    {
      provide: ReadModelReader,
      inject: [ReadModelStore, RedisConnections, RefreshQueue, LOGGER],
      useFactory: createReader,
    },
    KnownContent,
    ColdReadLimit,
    ReadRoutes,
    ReadModelsLifecycle,
  ],
  exports: [ReadModelStore, ReadModelReader, KnownContent],
})
export class ReadModelsModule {}

function createReader(
  store: ReadModelStore,
  redis: RedisConnections,
  queue: RefreshQueue,
  logger: Logger,
): ReadModelReader {
  return new ReadModelReader({
    store,
    subscriber: redis.subscriber,
    requestRefresh: (reference, trigger) => queue.request(reference, trigger),
    logger,
  })
}
