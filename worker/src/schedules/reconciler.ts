import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { RequestReason, RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { polledReferences } from '@liberta/platform/refresh/refresh-tier.table'
import type { Queue } from 'bullmq'
import type { Logger } from 'pino'
import type { SectionSource } from '../refresh/sources/section-source.ts'
import { dropForgottenMisses, ensureSchedules, limitMisses, promoteFarTries } from './ensure-schedules.ts'
import { findOverdue } from './find-overdue.ts'
import type { Leadership } from './leadership.ts'
import { LinkedStories } from './linked-stories.ts'

const ROUND_MS = 5000

interface ReconcilerParts {
  leadership: Leadership
  queue: RefreshQueue
  /** All queues: the tries of each may wait for a time that a wrong clock has set. */
  queues: readonly Queue[]
  store: Pick<ReadModelStore, 'describe' | 'readTags'>
  sections: Pick<SectionSource, 'stored'>
  /** How many misses all workers do at once; 0 is no bound. */
  missConcurrency: number
  logger: Logger
  roundMs?: number
}

/**
 * Every five seconds, in one of the workers: are the schedules there, is everything polled there and young enough, is each story there that
 * it links to? What is not is made good. So a Redis that lost everything is rebuilt without anybody restarting anything.
 */
export class Reconciler {
  private readonly parts: ReconcilerParts
  private readonly requested = new Map<string, number>()
  private readonly linked: LinkedStories
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | undefined
  private failing = false
  private isStopped = false

  constructor(parts: ReconcilerParts) {
    this.parts = parts
    this.linked = new LinkedStories(parts.store)
  }

  /** At start everything polled is asked for once, hot first, whatever is there; then come the rounds. */
  async start(): Promise<void> {
    if (this.isStopped) return
    this.timer = setInterval(() => this.begin(), this.parts.roundMs ?? ROUND_MS)
    await this.request(await this.polled(), 'schedule')
    this.begin()
  }

  /** Ends the rounds for good, also where it has not quite started, and gives the lead to the next worker. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearInterval(this.timer)
    await this.round
    await this.parts.leadership.release().catch(() => undefined)
  }

  /** Rounds do not overlap: one that is slow lets the next ones pass. */
  private begin(): void {
    if (this.isStopped) return
    this.round ??= this.reconcile()
      .then(() => (this.failing = false))
      .catch((error: unknown) => this.noteFailure(error))
      .then(() => (this.round = undefined))
  }

  private async reconcile(): Promise<void> {
    const { leadership, queue, queues, store, sections, logger } = this.parts
    if (!(await leadership.hold())) return
    await limitMisses(queue.queues, this.parts.missConcurrency)
    const forgotten = await dropForgottenMisses(queue.queues)
    if (forgotten > 0) logger.warn({ jobs: forgotten }, 'Misses that nobody waits for any more were dropped')
    const made = await ensureSchedules(queue.queues)
    if (made.length > 0) logger.info({ schedules: made }, 'Schedules made')
    const far = await promoteFarTries(queues)
    if (far > 0) logger.warn({ jobs: far }, 'Tries waited for a time that a wrong clock has set: let run')
    const known = await sections.stored()
    const overdue = await findOverdue(store, known, this.requested)
    if (overdue.length > 0) logger.info({ models: overdue.length }, 'Read models are missing or too old: requested')
    await this.request(overdue, 'reconcile', (reference) => this.requested.delete(nameReadModel(reference)))
    await this.request(await this.linked.findMissing(known), 'linked', (story) => this.linked.forget(story))
  }

  private async polled(): Promise<ReadModelReference[]> {
    const sections = await this.parts.sections.stored().catch(() => [])
    return polledReferences(sections).map(({ ref }) => ref)
  }

  /** One after the other, so that the queue keeps the order: hot first. What it does not take is told, or it would count as asked for. */
  private async request(
    references: readonly ReadModelReference[],
    trigger: RequestReason,
    onRefused?: (reference: ReadModelReference) => void,
  ): Promise<void> {
    for (const reference of references) {
      if (this.isStopped) return
      if (!(await this.parts.queue.request(reference, trigger))) onRefused?.(reference)
    }
  }

  private noteFailure(error: unknown): void {
    if (!this.failing) this.parts.logger.warn({ err: error }, 'Reconciling failed, and is tried again')
    this.failing = true
  }
}
