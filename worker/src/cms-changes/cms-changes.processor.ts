import { readJobOrigin } from '@liberta/contracts/requests/request-id.schema'
import { OnWorkerEvent, Processor } from '@nestjs/bullmq'
import { Inject } from '@nestjs/common'
import { MOST_REPEATS, waitBeforeRepeat, waitBeforeTry } from '@liberta/platform/cms-changes/cms-change-queue'
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
import { orHandBack, runForRequest, TryLaterError } from '../foundation/run-job.ts'
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
    @Inject(ListedJobs) private readonly listed: Pick<ListedJobs, 'note' | 'oweRenaming'>,
    @Inject(ReadModelStore) private readonly store: Pick<ReadModelStore, 'describe'>,
    @Inject(LOGGER) protected readonly logger: Logger,
    @Inject(STOPPING) private readonly stopping: AbortController,
  ) {
    super()
  }

  /** One try of a change. Rejects where something is not fetched or came as before, which has it tried again, or handed back where the worker stops. */
  async process(job: Job, token?: string): Promise<void> {
    const { signal } = this.stopping
    const payload = cmsChangeJobSchema.safeParse(job.data)
    if (!payload.success) throw new UnrecoverableError(`The payload of a change is wrong: ${payload.error.message}`)
    const work = () => runForRequest(job, () => this.tryOnce(job, payload.data))
    await measureJob(job, () => orHandBack(work, { job, token, signal }))
  }

  private async tryOnce(job: Job<CmsChangeJob>, { change, left, before, ...origin }: CmsChangeJob): Promise<void> {
    const undone = await this.actor.act({ change, ...(left && { left }), ...(before && { before }) }, job.timestamp)
    const tries = before?.tries ?? 0
    const isRepeated = undone.before.length > 0 && tries < MOST_REPEATS
    if (undone.left.length === 0 && !isRepeated) return this.noteDone(change, undone.before)
    // Counted only where nothing else has it tried again.
    const repeated = { names: undone.before, tries: undone.left.length === 0 ? tries + 1 : tries }
    await job.updateData({
      change,
      ...(undone.left.length > 0 && { left: undone.left }),
      ...(isRepeated && { before: repeated }),
      ...origin,
    })
    if (undone.left.length > 0)
      throw new Error(`${undone.left.length} read models are not fetched: ${some(undone.left)}`)
    this.repeatLater(change, undone.before, tries)
  }

  private async noteDone(change: CmsChange, before: readonly string[]): Promise<void> {
    const facts = { changeId: change.id, event: change.event, subject: change.subject }
    // Nothing else would tell of it again: without it the change is not done, and is tried once more.
    for (const renamed of await this.actor.listRenamed(change)) await this.listed.oweRenaming(renamed)
    changes.inc({ event: change.event, outcome: before.length === 0 ? 'fetched' : 'unconfirmed' })
    await this.noteSubject(change)
    if (before.length === 0) this.logger.info(facts, 'A change of the CMS was fetched')
    else this.logger.warn({ ...facts, names: some(before) }, 'A change of the CMS was fetched, and shows in no answer')
  }

  /** @throws TryLaterError */
  private repeatLater({ id: changeId, event, subject }: CmsChange, before: readonly string[], tries: number): never {
    const afterMs = waitBeforeRepeat(tries)
    changes.inc({ event, outcome: 'unfinished' })
    const facts = { changeId, event, subject, names: some(before), afterMs }
    this.logger.warn(facts, 'The CMS answers as before a change; the request is repeated')
    throw new TryLaterError(afterMs, `${before.length} read models came as before: ${some(before)}`)
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

/** Some names of read models, for an error or the log. */
function some(names: readonly string[]): string {
  return names.slice(0, MOST_NAMED).join(', ')
}
