import { Inject } from '@nestjs/common'
import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { Logger } from 'pino'
import { LOGGER, REFRESH_QUEUE } from '../settings/injection-token.ts'
import { AcceptCmsChangeCommand } from './accept-cms-change.command.ts'
import type { Acceptance } from './accept-cms-change.command.ts'
import type { CmsChange } from './cms-change.schema.ts'
import { containingTags, modelsAffectedBy } from './models-affected-by.ts'
import type { AffectedModel } from './models-affected-by.ts'
import { SeenChanges } from './seen-changes.ts'
import { UnfinishedChanges } from './unfinished-changes.ts'

/**
 * Has everything refreshed that a change touches, and marks stale what can wait for its next reader. Where the store is
 * silent, what may stand in it is taken to stand in it: a refresh too many costs less than a page that stays old. A change
 * counts as acted on only when all of that was taken; what was done of it before does no harm when it comes again.
 */
@CommandHandler(AcceptCmsChangeCommand)
export class AcceptCmsChangeHandler implements ICommandHandler<AcceptCmsChangeCommand, Acceptance> {
  private readonly seen: SeenChanges
  private readonly unfinished: UnfinishedChanges
  private readonly store: ReadModelStore
  private readonly queue: RefreshQueue
  private readonly logger: Logger
  /** The same change may come again while it is acted on. */
  private readonly underWay = new Map<string, Promise<Acceptance>>()

  constructor(
    seen: SeenChanges,
    unfinished: UnfinishedChanges,
    store: ReadModelStore,
    @Inject(REFRESH_QUEUE) queue: RefreshQueue,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.seen = seen
    this.unfinished = unfinished
    this.store = store
    this.queue = queue
    this.logger = logger
  }

  async execute({ change }: AcceptCmsChangeCommand): Promise<Acceptance> {
    const underWay = this.underWay.get(change.id)
    if (underWay) return underWay
    const acting = this.act(change).finally(() => this.underWay.delete(change.id))
    this.underWay.set(change.id, acting)
    return acting
  }

  private async act(change: CmsChange): Promise<Acceptance> {
    if (await this.seen.has(change.id)) {
      this.unfinished.forget(change.id)
      return 'repeated'
    }
    const containing = await this.findContaining(change)
    const affected = modelsAffectedBy(change, containing ?? [])
    const refreshed = await this.chooseRefreshed(affected)
    const waiting = affected.filter(({ treatment }) => treatment === 'markStale').map(({ reference }) => reference)
    const [isTaken, isMarked] = await Promise.all([this.refresh(refreshed, change), this.markStale(waiting)])
    const facts = { changeId: change.id, event: change.event, subject: change.subject, refreshed: refreshed.length }
    if (containing === null || !isTaken || !isMarked) {
      this.logger.warn(facts, 'a change of the CMS could not be acted on in full, and is tried again')
      this.unfinished.comeBackTo(change, () => this.execute(new AcceptCmsChangeCommand(change)))
      return 'unfinished'
    }
    this.unfinished.forget(change.id)
    await this.seen.remember(change.id)
    this.logger.info(facts, 'a change of the CMS was acted on')
    return 'acted'
  }

  /** Null where the store is silent. */
  private async findContaining(change: CmsChange): Promise<ReadModelReference[] | null> {
    const tags = containingTags(change)
    if (tags.length === 0) return []
    return this.orElse('finding what contains a change', null, () => this.store.namesTagged(tags))
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

  /** The first one alone, so that nothing gets in the queue before it. False where the queue did not take all of them. */
  private async refresh([first, ...others]: readonly ReadModelReference[], change: CmsChange): Promise<boolean> {
    const request = (reference: ReadModelReference) =>
      this.queue.request(reference, 'webhook', {
        isSubject: isSubject(reference, change),
        isWithdrawal: isSubject(reference, change) && change.event.endsWith('.withdrawn'),
      })
    if (!first) return true
    const isFirstTaken = await request(first)
    const taken = await Promise.all(others.map(request))
    return isFirstTaken && taken.every(Boolean)
  }

  /** False where the store is silent. */
  private async markStale(references: ReadModelReference[]): Promise<boolean> {
    if (references.length === 0) return true
    return this.orElse('marking stale', false, async () => {
      await this.store.markStale(references)
      return true
    })
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

/** Whether a change is one of the very thing that a read model is of. Pages go by their slugs, which others may tell beside their id. */
function isSubject({ model, id }: ReadModelReference, { subject }: CmsChange): boolean {
  return model === subject.type && id === (subject.type === 'page' ? subject.slug : String(subject.id))
}
