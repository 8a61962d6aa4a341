import { Inject, Injectable } from '@nestjs/common'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'
import { RedisConnections } from '../redis/redis-connections.ts'

/** Twice the window in which a signed message can be replayed. */
const REMEMBERED_SECONDS = 600
const MOST_REMEMBERED_HERE = 10_000

/**
 * Remembers the ids of changes that were acted on: in Redis for all processes, and in this one for the time that Redis is
 * silent. A change acted on twice is better than one not acted on, so that it is remembered when all is done and not before.
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

  /** Whether this change was acted on. */
  async has(id: string): Promise<boolean> {
    if (this.here.has(id)) return true
    try {
      return (await this.redis.cache.exists(nameOf(id))) === 1
    } catch (error) {
      this.logger.warn({ err: error, changeId: id }, 'a change is taken for a new one: Redis is silent')
      return false
    }
  }

  /** To be called when the change was acted on. */
  async remember(id: string): Promise<void> {
    this.rememberHere(id)
    try {
      await this.redis.cache.set(nameOf(id), '1', 'EX', REMEMBERED_SECONDS)
    } catch (error) {
      this.logger.warn({ err: error, changeId: id }, 'a change is remembered in this process only: Redis is silent')
    }
  }

  private rememberHere(id: string): void {
    this.here.add(id)
    if (this.here.size <= MOST_REMEMBERED_HERE) return
    const [oldest] = this.here
    if (oldest !== undefined) this.here.delete(oldest)
  }
}

function nameOf(id: string): string {
  return `webhook:seen:${id}`
}
