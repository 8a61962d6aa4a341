import { readJobOrigin } from '@liberta/contracts/requests/request-id.schema'
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq'
import { Inject } from '@nestjs/common'
import { buildProcessorOptions, nameProcessor } from '@liberta/platform/queues/queue.table'
import type { Job } from 'bullmq'
import type { Logger } from 'pino'
import type { IncomingJob } from '../refresh/refresh-job.handler.ts'
import { measureJob, noteGivenUp } from '../foundation/measure-jobs.ts'
import type { MeasuredJob } from '../foundation/measure-jobs.ts'
import { runForRequest } from '../foundation/run-job.ts'
import { LOGGER } from '../foundation/worker.tokens.ts'
import { OutboxJobHandler } from './outbox-job.handler.ts'

/** Projections and deliveries. */
@Processor(nameProcessor('outbox'), buildProcessorOptions('outbox'))
export class OutboxProcessor extends WorkerHost {
  constructor(
    @Inject(OutboxJobHandler) private readonly handler: OutboxJobHandler,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super()
  }

  /** Does one job of the outbox; rejects where it failed. */
  async process(job: IncomingJob & MeasuredJob): Promise<unknown> {
    return measureJob(job, () => runForRequest(job, () => this.handler.handle(job)))
  }

  /** Logs the try that failed, with what it was about. */
  @OnWorkerEvent('failed')
  noteFailed(job: (IncomingJob & Pick<Job, 'queueName' | 'finishedOn'>) | undefined, error: Error): void {
    noteGivenUp(job, error)
    const { requestId } = readJobOrigin(job?.data)
    const facts = {
      job: job?.id,
      name: job?.name,
      data: job?.data,
      error: error.message,
      ...(requestId && { requestId }),
    }
    this.logger.warn(facts, 'A job failed')
  }

  /** Redis is away or slow; its own connection has logged that once. */
  @OnWorkerEvent('error')
  noteError(error: Error): void {
    this.logger.debug({ error: error.message }, 'A worker met an error of Redis')
  }
}
