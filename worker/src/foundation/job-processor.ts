import { readJobOrigin } from '@liberta/contracts/requests/request-id.schema'
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq'
import type { Job } from 'bullmq'
import type { Logger } from 'pino'
import { noteGivenUp } from './measure-jobs.ts'

/** What is told of a job that failed. */
export type FailedJob = Pick<Job, 'queueName' | 'finishedOn' | 'id' | 'name' | 'data' | 'attemptsMade'>

/** What every processor does beside its jobs: it counts and logs a try that failed, and what went wrong between two jobs. */
export abstract class JobProcessor extends WorkerHost {
  protected abstract readonly logger: Logger

  /** Counts a job that is given up, and logs the try that failed. */
  @OnWorkerEvent('failed')
  noteFailed(job: FailedJob | undefined, error: Error): void {
    noteGivenUp(job, error)
    this.logFailed(job, error)
  }

  /** Redis is away or slow; its own connection has logged that once. */
  @OnWorkerEvent('error')
  noteError(error: Error): void {
    this.logger.debug({ error: error.message }, 'A worker met an error of Redis')
  }

  /** Says what the job was about. */
  protected logFailed(job: FailedJob | undefined, error: Error): void {
    const { requestId } = readJobOrigin(job?.data)
    const about = { job: job?.id, name: job?.name, data: job?.data, error: error.message }
    this.logger.warn({ ...about, ...(requestId && { requestId }) }, 'A job failed')
  }
}
