import { Module } from '@nestjs/common'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { Logger } from 'pino'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'
import { LOGGER, PURGE_SENDER, REDIS, SETTINGS } from '../foundation/worker.tokens.ts'
import { createPurgeAdapter } from './purge-adapter.table.ts'
import { PurgeList } from './purge-list.ts'
import { PurgeSender } from './purge-sender.ts'

function createPurgeSender(settings: WorkerSettings, redis: WorkerRedis, logger: Logger): PurgeSender | null {
  const adapter = createPurgeAdapter(settings)
  if (adapter === null) return null
  const subscriber = connectRedis(settings.REDIS_CACHE_URL, 'subscriber', logger, settings.REDIS_CA_FILE)
  return new PurgeSender({ adapter, list: new PurgeList(redis.queue), subscriber, logger })
}

/** From what readers can see to have changed to the cache in front. */
@Module({
  providers: [{ provide: PURGE_SENDER, inject: [SETTINGS, REDIS, LOGGER], useFactory: createPurgeSender }],
  exports: [PURGE_SENDER],
})
export class PurgesModule {}
