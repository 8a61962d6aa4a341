import { Inject, Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common'
import { createGauge } from '@liberta/platform/metrics/create-metric'
import { createDatabaseSampler } from '@liberta/platform/metrics/sample-database'
import { sampleFigures } from '@liberta/platform/metrics/sample-figures'
import { createRedisSampler } from '@liberta/platform/metrics/sample-redis'
import { notePoisonedJob } from '@liberta/platform/queues/poisoned-jobs'
import type { Producers } from '@liberta/platform/queues/create-producer'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { polledReferences } from '@liberta/platform/refresh/refresh-tier.table'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Worker } from 'bullmq'
import type { Logger } from 'pino'
import { CmsChangesProcessor } from '../cms-changes/cms-changes.processor.ts'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import { LOGGER, QUEUES, REDIS } from '../foundation/worker.tokens.ts'
import { isPoisoned } from '../foundation/measure-jobs.ts'
import { OutboxProcessor } from '../outbox/outbox.processor.ts'
import { countDoable } from '../operations/worker-health.ts'
import type { MeasuredQueue } from '../operations/worker-health.ts'
import type { Progress } from '../refresh/progress.ts'
import { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'
import { CoolRefreshProcessor, HotRefreshProcessor, MissRefreshProcessor } from '../refresh/refresh.processor.ts'

const stuck = createGauge('worker_stuck_seconds')
const overdue = createGauge('read_model_overdue_seconds')

/** Reads for the metrics what the worker alone knows: whether its jobs come to an end, and how fresh it keeps what is polled. */
@Injectable()
export class WorkerFigures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private sampling: { stop: () => void } | undefined

  constructor(
    @Inject(REDIS) private readonly redis: WorkerRedis,
    @Inject(QUEUES) private readonly queues: Producers,
    @Inject(ReadModelStore) private readonly store: ReadModelStore,
    @Inject(RefreshModelHandler) private readonly models: RefreshModelHandler,
    @Inject(CmsChangesProcessor) private readonly changes: CmsChangesProcessor,
    @Inject(HotRefreshProcessor) private readonly hot: HotRefreshProcessor,
    @Inject(MissRefreshProcessor) private readonly miss: MissRefreshProcessor,
    @Inject(CoolRefreshProcessor) private readonly cool: CoolRefreshProcessor,
    @Inject(OutboxProcessor) private readonly outbox: OutboxProcessor,
    @Inject(MikroORM) private readonly orm: MikroORM,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { queues } = this
    const sources = [
      createRedisSampler('queue', this.redis.queue),
      createRedisSampler('cache', this.redis.cache),
      createDatabaseSampler(this.orm),
      createProgressSampler(queues['cms-changes'], this.changes.progress),
      createProgressSampler(queues['refresh-hot'], this.hot.progress),
      createProgressSampler(queues['refresh-miss'], this.miss.progress),
      createProgressSampler(queues.refresh, this.cool.progress),
      () => this.readFreshness(),
    ]
    this.sampling = sampleFigures(sources, this.logger)
    for (const { worker } of [this.changes, this.hot, this.miss, this.cool, this.outbox]) this.keepPoisoned(worker)
  }

  /** What only a person can mend is remembered until it is mended; a Redis that does not take that has alerts of its own. */
  private keepPoisoned(worker: Worker): void {
    worker.on('failed', (job, error) => {
      if (job?.id === undefined || !isPoisoned(job, error)) return
      notePoisonedJob(this.redis.queue, job.queueName, job.id).catch((failure: unknown) =>
        this.logger.debug({ err: failure }, 'a poisoned job could not be remembered'),
      )
    })
  }

  beforeApplicationShutdown(): void {
    this.sampling?.stop()
  }

  /** What was never read is late since the worker began. */
  private async readFreshness(): Promise<void> {
    const polled = polledReferences(await this.models.sections.stored())
    const described = await this.store.describe(polled.map(({ ref }) => ref))
    const now = Date.now()
    const ofModel = Map.groupBy(
      polled.map(({ ref, tier }, place) => {
        const freshUntil = described[place]?.freshUntil
        const seconds = freshUntil === undefined ? process.uptime() : Math.max(0, now - freshUntil) / 1000
        return { model: ref.model, tier, seconds }
      }),
      ({ model, tier }) => `${model} ${tier}`,
    )
    for (const [first, ...others] of ofModel.values()) {
      if (first === undefined) continue
      const { model, tier } = first
      overdue.set({ model, tier }, Math.max(first.seconds, ...others.map(({ seconds }) => seconds)))
    }
  }
}

function createProgressSampler(queue: MeasuredQueue, progress: Progress): () => Promise<void> {
  return async () => stuck.set({ queue: queue.name }, progress.stuckFor(await countDoable(queue)) / 1000)
}
