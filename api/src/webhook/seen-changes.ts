import { Inject, Injectable } from '@nestjs/common'
import type { Logger } from 'pino'
import { LOGGER } from '../configuration/injection-token.ts'
import { RedisConnections } from '../read-models/redis-connections.ts'

/** Twice the window in which a signed message can be replayed. */
const REMEMBERED_SECONDS = 600
const MOST_REMEMBERED_HERE = 10_000

/**
 * Remembers the ids of changes that were acted on: in Redis for all processes, and in this one for the time that Redis is
 * silent, when a change acted on twice is better than one not acted on.
 */
@Injectable()
export class SeenChanges {
  private readonly redis: RedisConnections
  private readonly logger: Logger
  private readonly here = new Set<string>()

  constructor(redis: RedisConnections, @Inject(LOGGER) logger: Logger) {
    this.redis = redis
    this.logger = logger
  }

  /** True for the first who asks about this id. */
  async claim(id: string): Promise<boolean> {
    if (this.here.has(id)) return false
    this.rememberHere(id)
    try {
      const set = await this.redis.cache.set(`webhook:seen:${id}`, '1', 'EX', REMEMBERED_SECONDS, 'NX')
      return set === 'OK'
    } catch (error) {
      this.logger.warn({ err: error, changeId: id }, 'a change is remembered in this process only: Redis is silent')
      return true
    }
  }

  private rememberHere(id: string): void {
    this.here.add(id)
    if (this.here.size <= MOST_REMEMBERED_HERE) return
    const [oldest] = this.here
    if (oldest !== undefined) this.here.delete(oldest)
  }
}
