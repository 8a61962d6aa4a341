import { Inject, Injectable } from '@nestjs/common'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS, LOGGER } from '../settings/injection-token.ts'

/** The connections of this process to Redis, opened at once and closed last. */
@Injectable()
export class RedisConnections {
  /** Reads and writes of read models: gives up after half a second. */
  readonly cache: RedisConnection
  /** Hears of changes: reconnects for ever. */
  readonly subscriber: Redis
  /** Adds jobs: fails at once when Redis is away. */
  readonly producer: RedisConnection
  private seen = false

  constructor(@Inject(API_SETTINGS) settings: ApiSettings, @Inject(LOGGER) logger: Logger) {
    this.cache = connectRedis(settings.REDIS_CACHE_URL, 'cache', logger, settings.REDIS_CA_FILE)
    this.subscriber = connectRedis(settings.REDIS_CACHE_URL, 'subscriber', logger, settings.REDIS_CA_FILE)
    this.producer = connectRedis(settings.REDIS_QUEUE_URL, 'producer', logger, settings.REDIS_CA_FILE)
    this.cache.once('ready', () => {
      this.seen = true
    })
  }

  /** Whether the read models were within reach at least once since this process began. */
  get wereSeen(): boolean {
    return this.seen
  }

  /** Ends all connections; one that is not up is dropped. */
  close(): void {
    for (const connection of [this.subscriber, this.producer, this.cache]) connection.disconnect()
  }
}
