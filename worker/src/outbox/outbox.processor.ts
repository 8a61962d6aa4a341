import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq'
import { Inject } from '@nestjs/common'
import { OUTBOX_QUEUE } from '@liberta/platform/outbox/outbox-job.schema'
import type { Logger } from 'pino'
import type { IncomingJob } from '../refresh/refresh-job.handler.ts'
import { WORKER_OPTIONS } from '../refresh/refresh.processor.ts'
import { LOGGER } from '../foundation/worker.tokens.ts'
import { OutboxJobHandler } from './outbox-job.handler.ts'

/** A letter that is sent twice does harm, and nobody waits for one: a worker is not soon taken for dead. */
const LOCKS = { lockDuration: 30_000, stalledInterval: 15_000 }

/** Projections and deliveries. */
@Processor(OUTBOX_QUEUE, { ...WORKER_OPTIONS, ...LOCKS, concurrency: 8 })
export class OutboxProcessor extends WorkerHost {
  @Inject(OutboxJobHandler)
  private readonly handler!: OutboxJobHandler

  @Inject(LOGGER)
  private readonly logger!: Logger

  async process(job: IncomingJob): Promise<unknown> {
    return this.handler.handle(job)
  }

  @OnWorkerEvent('failed')
  noteFailed(job: IncomingJob | undefined, error: Error): void {
    this.logger.warn({ job: job?.id, name: job?.name, data: job?.data, error: error.message }, 'A job failed')
  }

  @OnWorkerEvent('error')
  noteError(error: Error): void {
    this.logger.debug({ error: error.message }, 'A worker met an error of Redis')
  }
}
