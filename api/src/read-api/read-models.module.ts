import { Global, Module } from '@nestjs/common'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { createWithdrawingStore } from '@liberta/platform/shared-pages/create-withdrawing-store'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'
import { ChangeStream } from './changes/change-stream.ts'
import { SectionDirectory } from './sections/section-directory.ts'
import { ColdReadLimit } from './cold-read-limit.ts'
import { RecentStories } from './recent-stories.ts'
import { KnownContent } from './known-content.ts'
import { ReadModelsLifecycle } from './read-models-lifecycle.ts'
import { ReadRoutes } from './read-routes.ts'
import { RedisConnections } from '../redis/redis-connections.ts'

/** The read side: store, in-process copies, the routes that answer from them, and the stream of changes. */
@Global()
@Module({
  providers: [
    {
      provide: ReadModelStore,
      inject: [RedisConnections, LOGGER],
      useFactory: (redis: RedisConnections, logger: Logger) => createWithdrawingStore(redis.cache, logger),
    },
    {
      provide: ReadModelReader,
      inject: [ReadModelStore, RedisConnections, RefreshQueue, LOGGER],
      useFactory: createReader,
    },
    SectionDirectory,
    KnownContent,
    ColdReadLimit,
    RecentStories,
    ReadRoutes,
    ChangeStream,
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
