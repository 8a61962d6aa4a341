import { Processor } from '@nestjs/bullmq'
import { Inject } from '@nestjs/common'
import { buildProcessorOptions, nameProcessor } from '@liberta/platform/queues/queue.table'
import type { Logger } from 'pino'
import type { IncomingJob } from '../refresh/refresh-job.handler.ts'
import { JobProcessor } from '../foundation/job-processor.ts'
import { measureJob } from '../foundation/measure-jobs.ts'
import type { MeasuredJob } from '../foundation/measure-jobs.ts'
import { runForRequest } from '../foundation/run-job.ts'
import { LOGGER } from '../foundation/worker.tokens.ts'
import { OutboxJobHandler } from './outbox-job.handler.ts'

/** Projections and deliveries. */
@Processor(nameProcessor('outbox'), buildProcessorOptions('outbox'))
export class OutboxProcessor extends JobProcessor {
  constructor(
    @Inject(OutboxJobHandler) private readonly handler: OutboxJobHandler,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super()
  }

  /** Does one job of the outbox; rejects where it failed. */
  async process(job: IncomingJob & MeasuredJob): Promise<unknown> {
    return measureJob(job, () => runForRequest(job, () => this.handler.handle(job)))
  }
}
