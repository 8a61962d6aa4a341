import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq'
import { Inject } from '@nestjs/common'
import type { QueueName } from '@liberta/platform/refresh/refresh-job.schema'
import type { Job, WorkerOptions } from 'bullmq'
import type { Logger } from 'pino'
import { LOGGER, STOPPING } from '../foundation/worker.tokens.ts'
import { orHandBack } from './hand-back.ts'
import { Progress } from './progress.ts'
import { RefreshJobHandler } from './refresh-job.handler.ts'
import type { IncomingJob } from './refresh-job.handler.ts'

/**
 * A worker starts when the program says so. After an error of Redis it looks for jobs again within a second: BullMQ's own
 * 15 s would be half of what a rebuild may take.
 *
 * A job of a worker that was killed keeps every other request of its model waiting until its lock has run out and somebody has
 * looked, 15 s at most; locks are prolonged every 5 s, and no job keeps the process busy for that long. One that is done twice does no harm.
 */
export const WORKER_OPTIONS = {
  autorun: false,
  runRetryDelay: 1000,
  lockDuration: 10_000,
  stalledInterval: 5000,
  maxStalledCount: 2,
} as const satisfies Partial<WorkerOptions>

/** What the processors of all three queues do: hand the job on, and note how it went. */
abstract class RefreshProcessor extends WorkerHost {
  readonly progress = new Progress()

  @Inject(RefreshJobHandler)
  private readonly handler!: RefreshJobHandler

  @Inject(LOGGER)
  private readonly logger!: Logger

  @Inject(STOPPING)
  private readonly stopping!: AbortController

  async process(job: IncomingJob & Pick<Job, 'moveToWait'>, token?: string): Promise<unknown> {
    return orHandBack(() => this.handler.handle(job), { job, token, signal: this.stopping.signal })
  }

  @OnWorkerEvent('completed')
  noteCompleted(): void {
    this.progress.noteDone()
  }

  @OnWorkerEvent('failed')
  noteFailed(job: IncomingJob | undefined, error: Error): void {
    this.progress.noteDone()
    this.logger.warn({ job: job?.id, name: job?.name, data: job?.data, error: error.message }, 'A job failed')
  }

  @OnWorkerEvent('error')
  noteError(error: Error): void {
    this.logger.debug({ error: error.message }, 'A worker met an error of Redis')
  }
}

/** What is hot. */
@Processor('refresh-hot' satisfies QueueName, { ...WORKER_OPTIONS, concurrency: 4 })
export class HotRefreshProcessor extends RefreshProcessor {}

/** What readers wait for that nobody has read before. */
@Processor('refresh-miss' satisfies QueueName, { ...WORKER_OPTIONS, concurrency: 8 })
export class MissRefreshProcessor extends RefreshProcessor {}

/** The rest. */
@Processor('refresh' satisfies QueueName, { ...WORKER_OPTIONS, concurrency: 8 })
export class CoolRefreshProcessor extends RefreshProcessor {}
