import { OnWorkerEvent, Processor } from '@nestjs/bullmq'
import { Inject } from '@nestjs/common'
import { buildProcessorOptions, nameProcessor } from '@liberta/platform/queues/queue.table'
import type { Job } from 'bullmq'
import type { Logger } from 'pino'
import { LOGGER, STOPPING } from '../foundation/worker.tokens.ts'
import { orHandBack, runForRequest } from '../foundation/run-job.ts'
import { JobProcessor } from '../foundation/job-processor.ts'
import { measureJob } from '../foundation/measure-jobs.ts'
import type { MeasuredJob } from '../foundation/measure-jobs.ts'
import { Progress } from './progress.ts'
import { RefreshJobHandler } from './refresh-job.handler.ts'
import type { IncomingJob } from './refresh-job.handler.ts'

/** What the processors of all three queues do: hand the job on, and note that one is done. */
abstract class RefreshProcessor extends JobProcessor {
  readonly progress = new Progress()

  constructor(
    @Inject(RefreshJobHandler) private readonly handler: RefreshJobHandler,
    @Inject(LOGGER) protected readonly logger: Logger,
    @Inject(STOPPING) private readonly stopping: AbortController,
  ) {
    super()
  }

  async process(
    job: IncomingJob & MeasuredJob & Pick<Job, 'moveToWait' | 'moveToDelayed'>,
    token?: string,
  ): Promise<unknown> {
    const work = () => runForRequest(job, () => this.handler.handle(job))
    return measureJob(job, () => orHandBack(work, { job, token, signal: this.stopping.signal }))
  }

  @OnWorkerEvent('completed')
  noteCompleted(): void {
    this.progress.noteDone()
  }

  @OnWorkerEvent('failed')
  noteTried(): void {
    this.progress.noteDone()
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
