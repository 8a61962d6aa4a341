import { CHANGES_CHANNEL, changeAnnouncementSchema } from '@liberta/contracts/read-models/envelope.schema'
import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { parseJson } from '@liberta/contracts/text/parse-json'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { STALE_CHANNEL } from './read-model-store.ts'

/** A connection that died is found out before the last purge of a change, 20 s after it: five seconds later at most there is no answer. */
const HEARTBEAT_MS = 10_000
const TRY_AGAIN_MS = 1_000

export interface ChangeHandlers {
  onChange(announcement: ChangeAnnouncement): void
  /** A model's name was marked stale; nothing newer exists yet. */
  onStale(name: string): void
  /** Subscribed, for the first time or again: what was announced before was not heard. */
  onSubscribed(): void
  /** The connection has ended, or could not be made: nothing is heard until `onSubscribed`. */
  onLost?(): void
}

/** Hears what changed, for as long as it is open, through every reconnection. Does not own the connection. */
export class ChangeSubscription {
  private readonly redis: Redis
  private readonly handlers: ChangeHandlers
  private readonly logger: Logger
  private heartbeat: NodeJS.Timeout | undefined
  private nextTry: NodeJS.Timeout | undefined
  private wasConfirmed = false

  constructor(redis: Redis, handlers: ChangeHandlers, logger: Logger) {
    this.redis = redis
    this.handlers = handlers
    this.logger = logger
  }

  /** Resolves when subscribed for the first time; waits as long as there is no Redis. */
  async open(): Promise<void> {
    this.redis.on('message', this.hear)
    this.redis.on('ready', this.subscribe)
    this.redis.on('close', this.lose)
    // A connection that died silently is found out by a PING without an answer (socketTimeout of the profile).
    this.heartbeat = setInterval(() => void this.redis.ping().catch(() => undefined), HEARTBEAT_MS).unref()
    if (this.redis.status === 'wait') void this.redis.connect().catch(() => undefined)
    if (this.redis.status === 'ready') await this.subscribe()
  }

  /** Whether Redis has confirmed it at the connection that there is. */
  get isSubscribed(): boolean {
    return this.wasConfirmed && this.redis.status === 'ready'
  }

  /** Hears nothing from then on; the connection is ended by who made it. */
  async close(): Promise<void> {
    clearInterval(this.heartbeat)
    clearTimeout(this.nextTry)
    this.redis.off('message', this.hear)
    this.redis.off('ready', this.subscribe)
    this.redis.off('close', this.lose)
    if (this.redis.status === 'ready')
      await this.redis.unsubscribe(CHANGES_CHANNEL, STALE_CHANNEL).catch(() => undefined)
  }

  // Subscribed by hand at every connection, and only then reported: what is read before the server has confirmed may
  // miss a change.
  private readonly subscribe = async (): Promise<void> => {
    clearTimeout(this.nextTry)
    this.wasConfirmed = false
    try {
      await this.redis.subscribe(CHANGES_CHANNEL, STALE_CHANNEL)
      this.wasConfirmed = true
      this.handlers.onSubscribed()
    } catch (error) {
      this.logger.warn({ error }, 'could not subscribe to changes; tried again')
      // Refused by a connection that stays, as while a script runs long or by its account's rights; the next one comes by itself.
      if (this.redis.status === 'ready') this.nextTry = setTimeout(() => void this.subscribe(), TRY_AGAIN_MS).unref()
    }
  }

  private readonly lose = (): void => this.handlers.onLost?.()

  private readonly hear = (channel: string, message: string): void => {
    if (channel === STALE_CHANNEL) return this.handlers.onStale(message)
    if (channel !== CHANGES_CHANNEL) return
    const announcement = parseAnnouncement(message)
    if (announcement) this.handlers.onChange(announcement)
    else this.logger.error({ message: message.slice(0, 500) }, 'an announcement is not readable')
  }
}

/** Reads what the store announced; null for anything else. */
export function parseAnnouncement(message: string): ChangeAnnouncement | null {
  return changeAnnouncementSchema.safeParse(parseJson(message)).data ?? null
}
