import { setTimeout as wait } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown, OnApplicationShutdown } from '@nestjs/common'
import { prepareDatabase } from '@liberta/database/migrate-database'
import { ReplicaReader } from '@liberta/database/replica/replica-reader'
import { assertRedisPolicy } from '@liberta/platform/redis/assert-redis-policy'
import { closeTracing } from '@liberta/platform/tracing/tracer'
import { endInTime } from '@liberta/platform/health/end-in-time'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Worker } from 'bullmq'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import type { Logger } from 'pino'
import pTimeout from 'p-timeout'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import { CmsChangesProcessor } from '../cms-changes/cms-changes.processor.ts'
import { OperationsServer } from '../operations/operations-server.ts'
import { answers, waitForRedis } from '../foundation/wait-for-redis.ts'
import { OutboxLifecycle } from '../outbox/outbox-lifecycle.ts'
import { CoolRefreshProcessor, HotRefreshProcessor, MissRefreshProcessor } from '../refresh/refresh.processor.ts'
import { Reconciler } from '../schedules/reconciler.ts'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'
import type { PurgeSender } from '../purges/purge-sender.ts'
import { LOGGER, PURGE_SENDERS, REDIS, SETTINGS, STOPPING } from '../foundation/worker.tokens.ts'

/** Does `work` until it succeeds or the program stops, `pauseMs` apart; the first failure in a row is told. Never rejects. */
export async function repeatUntilDone(
  work: () => Promise<unknown>,
  pauseMs: number,
  signal: AbortSignal,
  noteFailure: (error: unknown) => void,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (failures === 0) noteFailure(error)
      await wait(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Fetches are cut off when the worker stops, so jobs end soon. */
const LONGEST_JOB_MS = 2000
const LONGEST_PING_MS = 500
const MIGRATE_AGAIN_AFTER_MS = 5000
const LONGEST_WAIT_FOR_REDIS_MS = 10_000
const LONGEST_WAIT_FOR_DATABASE_MS = 3000

/**
 * The order in which the worker starts and stops. It waits for Redis and for PostgreSQL, but not for long: it finds them
 * whenever they come, and without PostgreSQL only the weather is not kept.
 */
@Injectable()
export class WorkerLifecycle implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(STOPPING) private readonly stopping: AbortController,
    @Inject(REDIS) private readonly redis: WorkerRedis,
    @Inject(MikroORM) private readonly orm: MikroORM,
    @Inject(ReplicaReader) private readonly replica: ReplicaReader,
    @Inject(Reconciler) private readonly reconciler: Reconciler,
    @Inject(OutboxLifecycle) private readonly outbox: OutboxLifecycle,
    @Inject(OperationsServer) private readonly operations: OperationsServer,
    @Inject(CmsChangesProcessor) private readonly changes: CmsChangesProcessor,
    @Inject(HotRefreshProcessor) private readonly hot: HotRefreshProcessor,
    @Inject(MissRefreshProcessor) private readonly miss: MissRefreshProcessor,
    @Inject(CoolRefreshProcessor) private readonly cool: CoolRefreshProcessor,
    @Inject(PURGE_SENDERS) private readonly purges: readonly PurgeSender[],
  ) {}

  /**
   * To be called when the program hears signals. Rejects where it cannot work at all: its port is taken, or its Redis, whenever that
   * comes, would lose what it is given. May be stopped at any point, and then takes no more work.
   */
  async start(): Promise<void> {
    try {
      await this.startParts()
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error
    }
  }

  private async startParts(): Promise<void> {
    const { logger, redis, settings } = this
    const { signal } = this.stopping
    const port = await this.operations.listen(settings.WORKER_OPS_PORT, settings.WORKER_OPS_HOST)
    const isThere = await waitForRedis([redis.queue, redis.cache, redis.jobs], LONGEST_WAIT_FOR_REDIS_MS)
    const production = settings.NODE_ENV === 'production'
    const checkRedis = () => assertRedisPolicy(redis.queue, redis.cache, { production, logger })
    if (isThere) await checkRedis()
    await pTimeout(this.openDatabase(), { milliseconds: LONGEST_WAIT_FOR_DATABASE_MS, message: false })
    if (signal.aborted) return
    for (const sender of this.purges) sender.start()
    for (const worker of this.workers()) worker.run().catch((error: unknown) => this.noteEnd(error))
    await this.reconciler.start()
    logger.info({ operationsPort: port }, 'The worker is ready')
    if (!isThere) await checkRedis()
  }

  /** First what takes work. */
  async beforeApplicationShutdown(): Promise<void> {
    this.logger.info('The worker stops')
    await endInTime('reconciler', () => this.reconciler.stop(), this.logger)
    // A worker whose Redis is away would wait for it for ever. Cut off, its jobs are found again when their locks run out.
    const isAway = !(await answers(this.redis.jobs, LONGEST_PING_MS))
    // No more is taken before what runs is cut off, or each job that waits would be taken and cut off in its turn.
    const close = () => Promise.all(this.workers().map((worker) => worker.close(isAway)))
    const closed = endInTime('workers', close, this.logger, LONGEST_JOB_MS)
    this.stopping.abort(new Error('The worker stops'))
    await closed
  }

  /** Then what the work needed, Redis last. */
  async onApplicationShutdown(): Promise<void> {
    await endInTime('purges', () => Promise.all(this.purges.map((sender) => sender.stop())), this.logger)
    await endInTime('operations', () => this.operations.close(), this.logger)
    await endInTime('database', () => Promise.all([this.orm.close(true), this.replica.close()]), this.logger)
    const connections = [this.redis.queue, this.redis.cache, this.redis.jobs]
    const quit = () => Promise.all(connections.filter(isReady).map((connection) => connection.quit()))
    await endInTime('Redis', quit, this.logger)
    for (const connection of connections) connection.disconnect()
    await closeTracing()
  }

  /** Migrates or waits for it, and then works off the outbox, whenever PostgreSQL comes. */
  private async openDatabase(): Promise<void> {
    const prepare = () => prepareDatabase(this.orm, this.settings, this.logger)
    await repeatUntilDone(prepare, MIGRATE_AGAIN_AFTER_MS, this.stopping.signal, (error) => {
      this.logger.error({ err: error }, 'The database is not as it has to be, and is looked at again')
    })
    if (!this.stopping.signal.aborted) this.outbox.start()
  }

  private workers(): Worker[] {
    return [this.changes, this.hot, this.miss, this.cool].map(({ worker }) => worker)
  }

  private noteEnd(error: unknown): void {
    if (!this.stopping.signal.aborted) this.logger.error({ err: error }, 'A worker ended')
  }
}

function isReady(connection: RedisConnection): boolean {
  return connection.status === 'ready'
}
