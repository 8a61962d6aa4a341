import { Module } from '@nestjs/common'
import type { DynamicModule } from '@nestjs/common'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { ReplicaReader } from '@liberta/database/replica/replica-reader'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { createWithdrawingStore } from '@liberta/platform/shared-pages/create-withdrawing-store'
import { watchPool } from '@liberta/platform/metrics/watch-pool'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import { MikroORM } from '@mikro-orm/postgresql'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import type { Logger } from 'pino'
import type { WorkerSettings } from './worker-settings.schema.ts'
import { LOGGER, REDIS, SETTINGS, STOPPING } from './worker.tokens.ts'

/** The worker's connections to Redis: one for adding jobs, one for doing them, one for read models. */
export interface WorkerRedis {
  queue: RedisConnection
  jobs: RedisConnection
  cache: RedisConnection
}

function openDatabase(address: string, { DATABASE_POOL_SIZE, DATABASE_CA_FILE }: WorkerSettings): MikroORM {
  return new MikroORM(
    createDatabaseOptions(address, { poolSize: DATABASE_POOL_SIZE, caFile: DATABASE_CA_FILE, onPool: watchPool }),
  )
}

/** What stands below every feature: settings, log, connections. */
@Module({})
export class FoundationModule {
  /** Opens the connections, and provides them with the settings and the log. */
  static with(settings: WorkerSettings, logger: Logger): DynamicModule {
    const redis: WorkerRedis = {
      queue: connectRedis(settings.REDIS_QUEUE_URL, 'producer', logger, settings.REDIS_CA_FILE),
      jobs: connectRedis(settings.REDIS_QUEUE_URL, 'worker', logger, settings.REDIS_CA_FILE),
      cache: connectRedis(settings.REDIS_CACHE_URL, 'cache', logger, settings.REDIS_CA_FILE),
    }
    const { DATABASE_REPLICA_URL } = settings
    const replica = DATABASE_REPLICA_URL ? openDatabase(DATABASE_REPLICA_URL, settings) : null
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: LOGGER, useValue: logger },
      { provide: STOPPING, useValue: new AbortController() },
      { provide: REDIS, useValue: redis },
      { provide: MikroORM, useFactory: () => openDatabase(settings.DATABASE_URL, settings) },
      {
        provide: ReplicaReader,
        inject: [MikroORM],
        useFactory: (orm: MikroORM) => new ReplicaReader(orm, replica),
      },
      { provide: ReadModelStore, useFactory: () => createWithdrawingStore(redis.cache, logger) },
    ]
    return { module: FoundationModule, global: true, providers, exports: providers.map(({ provide }) => provide) }
  }
}
