import { readJobOrigin } from '@liberta/contracts/requests/request-id.schema'
import { OnWorkerEvent, Processor } from '@nestjs/bullmq'
import { Inject } from '@nestjs/common'
import { waitBeforeTry } from '@liberta/platform/cms-changes/cms-change-queue'
import { cmsChangeJobSchema } from '@liberta/platform/cms-changes/cms-change-job.schema'
import type { CmsChange, CmsChangeJob } from '@liberta/platform/cms-changes/cms-change-job.schema'
import { buildProcessorOptions, nameProcessor } from '@liberta/platform/queues/queue.table'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { UnrecoverableError } from 'bullmq'
import type { Job } from 'bullmq'
import type { Logger } from 'pino'
import { createCounter } from '@liberta/platform/metrics/create-metric'
import { JobProcessor } from '../foundation/job-processor.ts'
import type { FailedJob } from '../foundation/job-processor.ts'
import { measureJob } from '../foundation/measure-jobs.ts'
import { orHandBack, runForRequest } from '../foundation/run-job.ts'
import { LOGGER, STOPPING } from '../foundation/worker.tokens.ts'
import { Progress } from '../refresh/progress.ts'
import { isListedModel } from '../sitemaps/list-pages.ts'
import { ListedJobs } from '../sitemaps/listed-jobs.ts'
import { ChangeActor } from './change-actor.ts'

const changes = createCounter('cms_changes_total')

/** Names of read models that an error says. */
const MOST_NAMED = 5

const OPTIONS = {
  ...buildProcessorOptions('cms-changes'),
  settings: { backoffStrategy: (tries: number) => waitBeforeTry(tries) },
}

/** Changes of the CMS: each is done when all that it touches was fetched, and tried again until then. */
@Processor(nameProcessor('cms-changes'), OPTIONS)
export class CmsChangesProcessor extends JobProcessor {
  readonly progress = new Progress()

  constructor(
    @Inject(ChangeActor) private readonly actor: ChangeActor,
    @Inject(ListedJobs) private readonly listed: Pick<ListedJobs, 'note'>,
    @Inject(ReadModelStore) private readonly store: Pick<ReadModelStore, 'describe'>,
    @Inject(LOGGER) protected readonly logger: Logger,
    @Inject(STOPPING) private readonly stopping: AbortController,
  ) {
    super()
  }

  /** One try of a change. Rejects where something is not fetched, which has it tried again, or handed back where the worker stops. */
  async process(job: Job, token?: string): Promise<void> {
    const { signal } = this.stopping
    const payload = cmsChangeJobSchema.safeParse(job.data)
    if (!payload.success) throw new UnrecoverableError(`The payload of a change is wrong: ${payload.error.message}`)
    const work = () => runForRequest(job, () => this.tryOnce(job, payload.data))
    await measureJob(job, () => orHandBack(work, { job, token, signal }))
  }

  private async tryOnce(job: Job<CmsChangeJob>, { change, left, ...origin }: CmsChangeJob): Promise<void> {
    const names = await this.actor.act({ change, ...(left && { left }) }, job.timestamp)
    const facts = { changeId: change.id, event: change.event, subject: change.subject }
    if (names.length === 0) {
      changes.inc({ event: change.event, outcome: 'fetched' })
      await this.noteSubject(change)
      this.logger.info(facts, 'A change of the CMS was fetched')
      return
    }
    await job.updateData({ change, left: names, ...origin })
    throw new Error(`${names.length} read models are not fetched: ${names.slice(0, MOST_NAMED).join(', ')}`)
  }

  /**
   * What was changed may stand in no store, where nobody has read it since: the ledger of sitemaps hears of it all the same. Of what does
   * stand there it has heard as it was stored.
   */
  private async noteSubject({ subject: { type, id } }: CmsChange): Promise<void> {
    if (id === null || !isListedModel(type)) return
    const reference = { model: type, id: String(id) }
    const [stored] = await this.store.describe([reference]).catch(() => [])
    if (!stored) await this.listed.note(reference)
  }

  /** Counts for the liveness of the worker. */
  @OnWorkerEvent('completed')
  noteCompleted(): void {
    this.progress.noteDone()
  }

  /** Counts for the liveness of the worker, too. */
  @OnWorkerEvent('failed')
  noteTried(): void {
    this.progress.noteDone()
  }

  /** Tells a try that failed from a change that was given up. */
  protected override logFailed(job: FailedJob | undefined, error: Error): void {
    const { change } = (job?.data ?? {}) as Partial<CmsChangeJob>
    const { id: changeId, event = 'unknown', subject } = change ?? {}
    const { requestId } = readJobOrigin(job?.data)
    const about = { job: job?.id, changeId, event, subject, ...(requestId && { requestId }) }
    const facts = { ...about, tries: job?.attemptsMade, error: error.message }
    const isOver = job?.finishedOn !== undefined
    changes.inc({ event, outcome: isOver ? 'given_up' : 'unfinished' })
    if (isOver) this.logger.error(facts, 'A change of the CMS was given up')
    else this.logger.warn(facts, 'A change of the CMS is not fetched yet, and is tried again')
  }
}
