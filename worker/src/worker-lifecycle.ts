import { Inject, Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common'
import { migrateDatabase } from '@liberta/database/migrate-database'
import { assertRedisPolicy } from '@liberta/platform/redis/assert-redis-policy'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { WorkerRedis } from './foundation.module.ts'
import { OperationsServer } from './operations/operations-server.ts'
import { repeatUntilDone } from './operations/repeat-until-done.ts'
import { waitForRedis } from './operations/wait-for-redis.ts'
import { CoolRefreshProcessor, HotRefreshProcessor } from './refresh/refresh.processor.ts'
import { Reconciler } from './schedules/reconciler.ts'
import type { WorkerSettings } from './settings/worker-settings.schema.ts'
import { LOGGER, REDIS, REFRESH_QUEUE, SETTINGS, STOPPING } from './worker.tokens.ts'

const MIGRATE_AGAIN_AFTER_MS = 5000
const LONGEST_WAIT_FOR_REDIS_MS = 10_000

/**
 * The order in which the worker starts and stops. It waits neither for PostgreSQL, without which only the weather is not
 * kept, nor for long for Redis, which it finds whenever it comes.
 */
@Injectable()
export class WorkerLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(STOPPING) private readonly stopping: AbortController,
    @Inject(REDIS) private readonly redis: WorkerRedis,
    @Inject(REFRESH_QUEUE) private readonly queue: RefreshQueue,
    @Inject(MikroORM) private readonly orm: MikroORM,
    @Inject(Reconciler) private readonly reconciler: Reconciler,
    @Inject(OperationsServer) private readonly operations: OperationsServer,
    @Inject(HotRefreshProcessor) private readonly hot: HotRefreshProcessor,
    @Inject(CoolRefreshProcessor) private readonly cool: CoolRefreshProcessor,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { logger, redis, settings } = this
    const port = await this.operations.listen(settings.WORKER_OPS_PORT)
    const isThere = await waitForRedis([redis.queue, redis.cache, redis.jobs], LONGEST_WAIT_FOR_REDIS_MS)
    if (isThere)
      await assertRedisPolicy(redis.queue, redis.cache, { production: settings.NODE_ENV === 'production', logger })
    for (const { worker } of [this.hot, this.cool]) worker.run().catch((error: unknown) => this.#noticeEnd(error))
    void this.#migrate()
    await this.reconciler.start()
    logger.info({ operationsPort: port }, 'The worker is ready')
  }

  /** First what takes work. */
  async beforeApplicationShutdown(): Promise<void> {
    this.logger.info('The worker stops')
    await this.reconciler.stop()
    this.stopping.abort(new Error('The worker stops'))
    await Promise.all([this.hot.worker.close(), this.cool.worker.close()])
  }

  /** Then what the work needed, Redis last. */
  async onApplicationShutdown(): Promise<void> {
    await this.operations.close()
    await this.queue.close()
    await this.orm.close(true)
    for (const connection of [this.redis.queue, this.redis.cache, this.redis.jobs]) {
      await connection.quit().catch(() => connection.disconnect())
    }
  }

  #migrate(): Promise<void> {
    const migrate = () => migrateDatabase(this.orm, this.logger)
    return repeatUntilDone(migrate, MIGRATE_AGAIN_AFTER_MS, this.stopping.signal, (error) => {
      this.logger.error({ err: error }, 'The database could not be migrated, and is tried again')
    })
  }

  #noticeEnd(error: unknown): void {
    if (!this.stopping.signal.aborted) this.logger.error({ err: error }, 'A worker ended')
  }
}
