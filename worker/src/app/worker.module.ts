import { Module } from '@nestjs/common'
import type { DynamicModule } from '@nestjs/common'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { createRegistry } from '@liberta/platform/metrics/create-metric'
import type { Producers } from '@liberta/platform/queues/create-producer'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { CmsChangesModule } from '../cms-changes/cms-changes.module.ts'
import { CmsChangesProcessor } from '../cms-changes/cms-changes.processor.ts'
import { QueuesModule } from '../foundation/queues.module.ts'
import { FoundationModule } from '../foundation/foundation.module.ts'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import { OperationsServer } from '../operations/operations-server.ts'
import { checkDatabase, checkProgress, checkRedis } from '../operations/worker-health.ts'
import { PurgesModule } from '../purges/purges.module.ts'
import { OutboxModule } from '../outbox/outbox.module.ts'
import { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'
import { RefreshModule } from '../refresh/refresh.module.ts'
import { CoolRefreshProcessor, HotRefreshProcessor, MissRefreshProcessor } from '../refresh/refresh.processor.ts'
import { Leadership } from '../schedules/leadership.ts'
import { Reconciler } from '../schedules/reconciler.ts'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'
import { WorkerFigures } from './worker-figures.ts'
import { WorkerLifecycle } from './worker-lifecycle.ts'
import { LOGGER, QUEUES, REDIS, SETTINGS } from '../foundation/worker.tokens.ts'

function createReconciler(
  redis: WorkerRedis,
  queue: RefreshQueue,
  store: ReadModelStore,
  { sections }: RefreshModelHandler,
  queues: Producers,
  settings: WorkerSettings,
  logger: Logger,
): Reconciler {
  const leadership = new Leadership(redis.queue)
  const { MISS_CONCURRENCY: missConcurrency } = settings
  return new Reconciler({
    leadership,
    queue,
    queues: Object.values(queues),
    store,
    sections,
    missConcurrency,
    logger,
  })
}

function createOperationsServer(
  redis: WorkerRedis,
  { queues }: RefreshQueue,
  { queue: changeQueue }: CmsChangeQueue,
  changes: CmsChangesProcessor,
  hot: HotRefreshProcessor,
  miss: MissRefreshProcessor,
  cool: CoolRefreshProcessor,
  orm: MikroORM,
): OperationsServer {
  return new OperationsServer({
    live: [
      checkProgress(changeQueue, changes.progress),
      checkProgress(queues['refresh-hot'], hot.progress),
      checkProgress(queues['refresh-miss'], miss.progress),
      checkProgress(queues.refresh, cool.progress),
    ],
    ready: [checkRedis('queue', redis.queue), checkRedis('cache', redis.cache), checkDatabase(orm)],
    metrics: createRegistry('worker'),
  })
}

/** The whole worker. */
@Module({})
export class WorkerModule {
  /** The module of a process with these settings and this log. */
  static with(settings: WorkerSettings, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        FoundationModule.with(settings, logger),
        QueuesModule,
        RefreshModule,
        CmsChangesModule,
        OutboxModule,
        PurgesModule,
      ],
      providers: [
        {
          provide: Reconciler,
          inject: [REDIS, RefreshQueue, ReadModelStore, RefreshModelHandler, QUEUES, SETTINGS, LOGGER],
          useFactory: createReconciler,
        },
        {
          provide: OperationsServer,
          inject: [
            REDIS,
            RefreshQueue,
            CmsChangeQueue,
            CmsChangesProcessor,
            HotRefreshProcessor,
            MissRefreshProcessor,
            CoolRefreshProcessor,
            MikroORM,
          ],
          useFactory: createOperationsServer,
        },
        WorkerFigures,
        WorkerLifecycle,
      ],
    }
  }
}
