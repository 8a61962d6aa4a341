import { Module } from '@nestjs/common'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { Logger } from 'pino'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'
import { LOGGER, PURGE_SENDERS, REDIS, SETTINGS } from '../foundation/worker.tokens.ts'
import { createPurgeAdapters } from './purge-adapter.table.ts'
import { PurgeList } from './purge-list.ts'
import { PurgeSender } from './purge-sender.ts'

function createPurgeSenders(settings: WorkerSettings, redis: WorkerRedis, logger: Logger): PurgeSender[] {
  return createPurgeAdapters(settings).map((adapter) => {
    const { server } = adapter
    const subscriber = connectRedis(settings.REDIS_CACHE_URL, 'subscriber', logger, settings.REDIS_CA_FILE)
    const list = new PurgeList(redis.queue, server)
    return new PurgeSender({ adapter, list, subscriber, logger: logger.child({ server }) })
  })
}

/** From what readers can see to have changed to the cache in front. */
@Module({
  providers: [{ provide: PURGE_SENDERS, inject: [SETTINGS, REDIS, LOGGER], useFactory: createPurgeSenders }],
  exports: [PURGE_SENDERS],
})
export class PurgesModule {}
