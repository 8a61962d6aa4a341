import { readJobOrigin } from '@liberta/contracts/requests/request-id.schema'
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq'
import { Inject } from '@nestjs/common'
import { buildProcessorOptions, nameProcessor } from '@liberta/platform/queues/queue.table'
import type { Job } from 'bullmq'
import type { Logger } from 'pino'
import { LOGGER, STOPPING } from '../foundation/worker.tokens.ts'
import { orHandBack, runForRequest } from '../foundation/run-job.ts'
import { measureJob, noteGivenUp } from '../foundation/measure-jobs.ts'
import type { MeasuredJob } from '../foundation/measure-jobs.ts'
import { Progress } from './progress.ts'
import { RefreshJobHandler } from './refresh-job.handler.ts'
import type { IncomingJob } from './refresh-job.handler.ts'

/** What the processors of all three queues do: hand the job on, and note how it went. */
abstract class RefreshProcessor extends WorkerHost {
  readonly progress = new Progress()

  constructor(
    @Inject(RefreshJobHandler) private readonly handler: RefreshJobHandler,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(STOPPING) private readonly stopping: AbortController,
  ) {
    super()
  }

  async process(job: IncomingJob & MeasuredJob & Pick<Job, 'moveToWait'>, token?: string): Promise<unknown> {
    const work = () => runForRequest(job, () => this.handler.handle(job))
    return measureJob(job, () => orHandBack(work, { job, token, signal: this.stopping.signal }))
  }

  @OnWorkerEvent('completed')
  noteCompleted(): void {
    this.progress.noteDone()
  }

  @OnWorkerEvent('failed')
  noteFailed(job: (IncomingJob & Pick<Job, 'queueName' | 'finishedOn'>) | undefined, error: Error): void {
    this.progress.noteDone()
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

  @OnWorkerEvent('error')
  noteError(error: Error): void {
    this.logger.debug({ error: error.message }, 'A worker met an error of Redis')
  }
}

/** What is hot. */
@Processor(nameProcessor('refresh-hot'), buildProcessorOptions('refresh-hot'))
export class HotRefreshProcessor extends RefreshProcessor {}

/** What readers wait for that nobody has read before. */
@Processor(nameProcessor('refresh-miss'), buildProcessorOptions('refresh-miss'))
export class MissRefreshProcessor extends RefreshProcessor {}

/** The rest. */
@Processor(nameProcessor('refresh'), buildProcessorOptions('refresh'))
export class CoolRefreshProcessor extends RefreshProcessor {}
