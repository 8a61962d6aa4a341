import { Module } from '@nestjs/common'
import type { DynamicModule } from '@nestjs/common'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { WorkerSettings } from './worker-settings.schema.ts'
import { LOGGER, REDIS, SETTINGS, STOPPING } from './worker.tokens.ts'

/** The worker's connections to Redis: one for adding jobs, one for doing them, one for read models. */
export interface WorkerRedis {
  queue: Redis
  jobs: Redis
  cache: Redis
}

/** What stands below every feature: settings, log, connections. */
@Module({})
export class FoundationModule {
  /** Opens the connections, and provides them with the settings and the log. */
  static with(settings: WorkerSettings, logger: Logger): DynamicModule {
    const redis: WorkerRedis = {
      queue: connectRedis(settings.REDIS_QUEUE_URL, 'producer', logger),
      jobs: connectRedis(settings.REDIS_QUEUE_URL, 'worker', logger),
      cache: connectRedis(settings.REDIS_CACHE_URL, 'cache', logger),
    }
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: LOGGER, useValue: logger },
      { provide: STOPPING, useValue: new AbortController() },
      { provide: REDIS, useValue: redis },
      { provide: MikroORM, useFactory: () => new MikroORM(createDatabaseOptions(settings.DATABASE_URL)) },
      { provide: ReadModelStore, useFactory: () => new ReadModelStore(redis.cache, { logger }) },
    ]
    return { module: FoundationModule, global: true, providers, exports: providers.map(({ provide }) => provide) }
  }
}
