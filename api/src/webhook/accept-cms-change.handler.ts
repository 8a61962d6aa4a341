import { Inject } from '@nestjs/common'
import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { Logger } from 'pino'
import { LOGGER, REFRESH_QUEUE } from '../configuration/injection-token.ts'
import { AcceptCmsChangeCommand } from './accept-cms-change.command.ts'
import type { Acceptance } from './accept-cms-change.command.ts'
import type { CmsChange } from './cms-change.schema.ts'
import { containingTags, modelsAffectedBy } from './models-affected-by.ts'
import type { AffectedModel } from './models-affected-by.ts'
import { SeenChanges } from './seen-changes.ts'

/**
 * Has everything refreshed that a change touches, and marks stale what can wait for its next reader. Where the store is
 * silent, what may stand in it is taken to stand in it: a refresh too many costs less than a page that stays old.
 */
@CommandHandler(AcceptCmsChangeCommand)
export class AcceptCmsChangeHandler implements ICommandHandler<AcceptCmsChangeCommand, Acceptance> {
  private readonly seen: SeenChanges
  private readonly store: ReadModelStore
  private readonly queue: RefreshQueue
  private readonly logger: Logger

  constructor(
    seen: SeenChanges,
    store: ReadModelStore,
    @Inject(REFRESH_QUEUE) queue: RefreshQueue,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.seen = seen
    this.store = store
    this.queue = queue
    this.logger = logger
  }

  async execute({ change }: AcceptCmsChangeCommand): Promise<Acceptance> {
    if (!(await this.seen.claim(change.id))) return 'repeated'
    const affected = modelsAffectedBy(change, await this.findContaining(change))
    const refreshed = await this.chooseRefreshed(affected)
    const waiting = affected.filter(({ treatment }) => treatment === 'markStale').map(({ reference }) => reference)
    await Promise.all([this.refresh(refreshed), this.markStale(waiting)])
    this.logger.info(
      { changeId: change.id, event: change.event, subject: change.subject, refreshed: refreshed.length },
      'a change of the CMS was acted on',
    )
    return 'acted'
  }

  private async findContaining(change: CmsChange): Promise<ReadModelReference[]> {
    const tags = containingTags(change)
    if (tags.length === 0) return []
    return this.orElse('finding what contains a change', [], () => this.store.namesTagged(tags))
  }

  /** What is refreshed now, in the order of urgency. */
  private async chooseRefreshed(affected: readonly AffectedModel[]): Promise<ReadModelReference[]> {
    const doubtful = affected.filter(({ treatment }) => treatment === 'refreshStored').map(({ reference }) => reference)
    const stored = await this.findStored(doubtful)
    return affected
      .filter(({ treatment, reference }) => treatment === 'refresh' || stored.has(nameReadModel(reference)))
      .map(({ reference }) => reference)
  }

  private async findStored(references: ReadModelReference[]): Promise<ReadonlySet<string>> {
    const names = references.map(nameReadModel)
    if (names.length === 0) return new Set()
    return this.orElse('looking up what is stored', new Set(names), async () => {
      const descriptions = await this.store.describe(references)
      return new Set(names.filter((_name, index) => (descriptions[index] ?? null) !== null))
    })
  }

  /** The first one alone, so that nothing gets in the queue before it. */
  private async refresh([first, ...others]: readonly ReadModelReference[]): Promise<void> {
    if (first) await this.queue.request(first, 'webhook')
    await Promise.all(others.map((reference) => this.queue.request(reference, 'webhook')))
  }

  private async markStale(references: ReadModelReference[]): Promise<void> {
    if (references.length === 0) return
    await this.orElse('marking stale', undefined, async () => void (await this.store.markStale(references)))
  }

  private async orElse<T>(attempt: string, otherwise: T, act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      this.logger.warn({ err: error }, `${attempt} failed`)
      return otherwise
    }
  }
}
