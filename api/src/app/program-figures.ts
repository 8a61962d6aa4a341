import { Inject, Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common'
import { BACKUP_SLOT, isLogFollowed } from '@liberta/database/backup/is-log-followed'
import { readMailState } from '@liberta/database/messages/mail-state.repository'
import { readOutboxDelay } from '@liberta/database/outbox/outbox.repository'
import { createGauge } from '@liberta/platform/metrics/create-metric'
import { createDatabaseSampler } from '@liberta/platform/metrics/sample-database'
import { forgetWhereItFails, sampleFigures } from '@liberta/platform/metrics/sample-figures'
import { createQueueSampler } from '@liberta/platform/metrics/sample-queues'
import { createRedisSampler } from '@liberta/platform/metrics/sample-redis'
import type { Producers } from '@liberta/platform/queues/create-producer'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { RedisConnections } from '../redis/redis-connections.ts'
import { LOGGER, QUEUES } from '../settings/injection-token.ts'

const outboxAge = createGauge('outbox_oldest_line_age_seconds')
const mailsGivenUp = createGauge('mails_given_up')
const backupFollowed = createGauge('backup_log_followed')

/** Reads for the metrics what the API alone sees from outside: both Redis, the queues, PostgreSQL and what it alone knows. */
@Injectable()
export class ProgramFigures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private sampling: { stop: () => void } | undefined

  constructor(
    private readonly redis: RedisConnections,
    @Inject(QUEUES) private readonly queues: Producers,
    private readonly orm: MikroORM,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const readOutbox = async () => outboxAge.set((await readOutboxDelay(this.orm.em)) / 1000)
    const sources = [
      createRedisSampler('queue', this.redis.producer),
      createRedisSampler('cache', this.redis.cache),
      ...Object.values(this.queues).map((queue) => createQueueSampler(queue, this.redis.producer)),
      createDatabaseSampler(this.orm),
      forgetWhereItFails([outboxAge], readOutbox),
      forgetWhereItFails([mailsGivenUp], () => this.readMail()),
      forgetWhereItFails([backupFollowed], () => this.readBackup()),
    ]
    this.sampling = sampleFigures(sources, this.logger)
  }

  private async readMail(): Promise<void> {
    const { failed, lostReceipts } = await readMailState(this.orm.em)
    mailsGivenUp.set({ kind: 'message' }, failed)
    mailsGivenUp.set({ kind: 'receipt' }, lostReceipts)
  }

  private async readBackup(): Promise<void> {
    const isFollowed = await isLogFollowed(this.orm.em)
    backupFollowed.reset()
    if (isFollowed !== null) backupFollowed.set({ slot: BACKUP_SLOT }, isFollowed ? 1 : 0)
  }

  beforeApplicationShutdown(): void {
    this.sampling?.stop()
  }
}
