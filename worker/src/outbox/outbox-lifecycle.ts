import { Inject, Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown } from '@nestjs/common'
import { deleteOldMessages } from '@liberta/database/messages/reader-message.repository'
import { deleteOutdated } from '@liberta/database/accounts/reader-state.repository'
import { endInTime } from '@liberta/platform/health/end-in-time'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import { answers } from '../foundation/wait-for-redis.ts'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'
import { LOGGER, REDIS, SETTINGS } from '../foundation/worker.tokens.ts'
import { OutboxProcessor } from './outbox.processor.ts'
import { OutboxRelay } from './outbox-relay.ts'

const HOUR_MS = 3_600_000
/** How long a command that comes again is known by its Idempotency-Key. */
const RECEIPTS_FOR_MS = 24 * HOUR_MS
const LONGEST_PING_MS = 500

/** Starts and stops the relay and its processor, and throws away what is outdated, once an hour. */
@Injectable()
export class OutboxLifecycle implements BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(REDIS) private readonly redis: WorkerRedis,
    @Inject(MikroORM) private readonly orm: MikroORM,
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    @Inject(OutboxRelay) private readonly relay: OutboxRelay,
    @Inject(OutboxProcessor) private readonly processor: OutboxProcessor,
  ) {}

  /** To be called once the database is migrated: before that there is no outbox to look into. */
  start(): void {
    this.processor.worker.run().catch((error: unknown) => this.logger.error({ err: error }, 'A worker ended'))
    this.relay.start()
    this.timer = setInterval(() => void this.tidy(), HOUR_MS)
  }

  /** First what takes from the outbox, then what does it. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer)
    await endInTime('outbox relay', () => this.relay.stop(), this.logger)
    const isAway = !(await answers(this.redis.jobs, LONGEST_PING_MS))
    await endInTime('outbox worker', () => this.processor.worker.close(isAway), this.logger)
  }

  private async tidy(): Promise<void> {
    await this.deleteOldMessages().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Old messages could not be deleted')
    })
    await deleteOutdated(this.orm.em, RECEIPTS_FOR_MS).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'What is outdated could not be deleted')
    })
  }

  private async deleteOldMessages(): Promise<void> {
    const { MESSAGES_KEPT_DAYS: messageDays, ATTACHMENTS_KEPT_DAYS: attachmentDays } = this.settings
    const deleted = await deleteOldMessages(this.orm.em, { messageDays, attachmentDays })
    if (deleted.messages + deleted.attachments > 0) this.logger.info(deleted, 'Old messages deleted')
  }
}
