import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { lastValidRuleOf, nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { buildRevision } from '@liberta/platform/read-models/revision'
import type { RawReadModel } from '@liberta/platform/read-models/raw-read-model'
import type { ReadModelStore, ReadModelWrite } from '@liberta/platform/read-models/read-model-store'
import type { RefreshTrigger } from '@liberta/platform/refresh/refresh-job.schema'
import { MISSING_FRESH_FOR_MS } from '@liberta/platform/refresh/refresh-tier.table'
import { runAsUrgentAs } from '@liberta/platform/upstreams/call-urgency'
import type { Logger } from 'pino'
import { LossRefusedError, NaxosError } from '../naxos/naxos-error.ts'
import type { HiddenStory } from '../naxos/answers/anonymise-answer.ts'
import { holdsHidden } from '../naxos/answers/anonymise-answer.ts'
import type { DroppedKind } from '../naxos/answers/keep-last-valid.ts'
import { indexFolders } from '../naxos/mapping/folder-index.ts'
import type { FolderIndex } from '../naxos/mapping/folder-index.ts'
import { answersRefused, itemsDropped, refreshDuration } from './refresh-metrics.ts'
import type { RefreshOutcome } from './refresh-metrics.ts'
import type { AbsenceWitnesses } from './sources/absence-witnesses.ts'
import type { PresentModel, Refreshed, Refresher, RefresherTable } from './sources/refresher.ts'
import { chooseFreshFor, isOfYesterday, tierFactsOf } from './sources/fresh-for.ts'
import { AnonymisedStories, listRenamed } from './anonymised-stories.ts'
import { chooseUrgency } from './choose-urgency.ts'
import { GracePeriods } from './grace-periods.ts'
import { isCertain, isStillFresh, isTakenBack } from './judge-refresh.ts'
import { findStory } from './sources/find-story.ts'
import { holdAgainstStored, saysUnchanged, standAgainst } from './sources/hold-against-stored.ts'
import { IndexedSource } from './sources/indexed-source.ts'
import { refuseDamage, UNHELD } from './sources/refuse-loss.ts'
import type { Standing } from './sources/refuse-loss.ts'
import { SectionSource } from './sources/section-source.ts'
import { readStoredBody, requireReadable } from './sources/stored-body.ts'
import type { StoredBody } from './sources/stored-body.ts'

export interface RefreshRequest {
  reference: ReadModelReference
  trigger: RefreshTrigger
  /** The CMS has announced that the thing itself is gone. */
  isWithdrawal?: boolean
}

/** Why a refresh is done. */
type Cause = Pick<RefreshRequest, 'trigger' | 'isWithdrawal'>

/** What the store says as the refresh begins. */
interface Found {
  /** The count of this fetch. */
  sequence: number
  /** Milliseconds since the epoch. */
  sentAt: number
  held: RawReadModel | null
}

/** What is known before the upstream is asked. */
interface Before {
  etag: string | null
  stored: StoredBody | null
  standing: (updatedAtMs: number | null) => Standing
  /** Items left out of the answer so far. */
  drops: { count: number }
  /** Stories of the answer whose names are hidden. */
  hidden: HiddenStory[]
}

interface HandlerParts {
  store: ReadModelStore
  grammar: AddressGrammar
  refreshers: RefresherTable
  witnesses: Pick<AbsenceWitnesses, 'confirm'>
  logger: Logger
  /** Ends the fetches that are under way when the worker stops. */
  signal: AbortSignal
  /** Told of what was stored, or found to be gone, and of stories that it calls otherwise; never rejects, and nobody waits for it. */
  noteStored?: (reference: ReadModelReference, renamed: ReturnType<typeof listRenamed>) => Promise<void>
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

/**
 * Refreshes one read model: count, conditional fetch, validation, write. Where the upstream fails, nothing is written and
 * the failure is thrown (a NaxosError says of which kind), so what is warm stays as it is.
 */
export class RefreshModelHandler {
  private readonly parts: HandlerParts
  /** Answers that were refused as damaged: what stays so is the newsroom's lasting mess. */
  private readonly damaged: GracePeriods
  /** Things that could not be shown: what was just announced may have come damaged. */
  private readonly unshown: GracePeriods
  /** How many refreshes of a read model run, by its name. */
  private readonly underWay = new Map<string, number>()
  private readonly anonymised: AnonymisedStories
  readonly sections: SectionSource
  readonly folders: IndexedSource<'folders', FolderIndex>
  private readonly categories: IndexedSource<'eventCategories', ReadModelBody<'eventCategories'>>

  constructor(parts: HandlerParts) {
    this.parts = parts
    this.anonymised = new AnonymisedStories(parts.store.hiddenStories)
    this.damaged = new GracePeriods(parts.now)
    this.unshown = new GracePeriods(parts.now)
    const bring = (model: ReadModelName) => () => this.handle({ reference: { model, id: 'all' }, trigger: 'miss' })
    this.sections = new SectionSource(parts.store, bring('sections'))
    const whole = <Name extends ReadModelName>(model: Name) => ({ ...parts, model, id: 'all', refresh: bring(model) })
    this.folders = new IndexedSource({ ...whole('folders'), makeIndex: indexFolders })
    this.categories = new IndexedSource({ ...whole('eventCategories'), makeIndex: (categories) => categories })
  }

  /** Fetches, checks and writes one read model. @returns how it ended; rejects where the source is silent or its answer is refused */
  async handle({ reference, ...cause }: RefreshRequest): Promise<RefreshOutcome> {
    const end = refreshDuration.startTimer({ model: reference.model })
    this.count(reference, 1)
    try {
      // Both are asked for at once and before the fetch begins: nobody waits for one answer after the other.
      const { store } = this.parts
      const sentAt = Date.now()
      const [sequence, held] = await Promise.all([store.takeSequence(), store.readRaw(reference)])
      const urgency = chooseUrgency(reference, cause.trigger, held)
      const outcome = await runAsUrgentAs(urgency, () => this.refresh(reference, cause, { sequence, sentAt, held }))
      end({ outcome })
      return outcome
    } catch (error) {
      end({ outcome: error instanceof NaxosError ? error.kind : 'failed' })
      if (error instanceof LossRefusedError) {
        if (error.reason === 'damaged') this.damaged.begin(nameReadModel(reference))
        answersRefused.inc({ model: reference.model, reason: error.reason })
      }
      throw error
    } finally {
      this.count(reference, -1)
    }
  }

  /**
   * Whether what came of a read model may have been damaged: it could not be shown, for less than a minute. Who was told of a change
   * asks again.
   */
  isInDoubt(reference: ReadModelReference): boolean {
    return this.unshown.isRunning(nameReadModel(reference))
  }

  /** Whether it is being refreshed in this process: it will stand in the store, though it may not do so yet. */
  isUnderWay(reference: ReadModelReference): boolean {
    return this.underWay.has(nameReadModel(reference))
  }

  /** Whether an answer has said lately, to any worker, that names of a story are hidden. */
  isAnonymised(story: number): Promise<boolean> {
    return this.anonymised.has(story)
  }

  private count(reference: ReadModelReference, more: 1 | -1): void {
    const name = nameReadModel(reference)
    const count = (this.underWay.get(name) ?? 0) + more
    if (count === 0) this.underWay.delete(name)
    else this.underWay.set(name, count)
  }

  private async refresh(
    reference: ReadModelReference,
    cause: Cause,
    { sequence, sentAt, held }: Found,
  ): Promise<RefreshOutcome> {
    const { store } = this.parts
    const { trigger } = cause
    if (held && isStillFresh(reference, held, trigger)) return 'fresh'
    const stored = readStoredBody(held)
    const isForced = trigger === 'operator'
    const standing = (updatedAtMs: number | null) =>
      held && stored && !isForced ? standAgainst(held.revision, updatedAtMs, trigger === 'webhook') : UNHELD
    const [drops, hidden]: [Before['drops'], HiddenStory[]] = [{ count: 0 }, []]
    const before = { etag: isForced ? null : (held?.etag ?? null), stored, standing, drops, hidden }
    const refreshed = await this.fetchOrMiss(reference, before)
    if (refreshed.state === 'notModified') {
      const story = stored && reference.model === 'story' ? tierFactsOf(stored.value as ReadModelBody<'story'>) : {}
      const freshFor = await chooseFreshFor(reference, sentAt, this.sections, story)
      if ((await store.touch(reference, freshFor, sequence)) === 'touched') return 'notModified'
      // The store has let go of it meanwhile: there is nothing that has not changed.
      return this.refresh(reference, cause, { sequence, sentAt, held: null })
    }
    if (stored && refreshed.state !== 'present' && !isForced && !isCertain(refreshed, cause)) {
      await this.parts.witnesses.confirm(reference)
    }
    let write = await this.prepare(reference, refreshed, { sequence, sentAt }, isForced)
    if (held && stored && refreshed.state === 'present' && !isForced) {
      // Where the CMS has announced a change itself, that goes before the time of its answer.
      const isUnchanged = trigger !== 'webhook' && saysUnchanged(reference, held, refreshed)
      const name = nameReadModel(reference)
      const lasting = this.damaged.isOver(name) ? undefined : (held.dropped ?? 0)
      refuseDamage(write.body, { name, dropped: drops.count, lasting, storedBytes: stored.bytes })
      write = holdAgainstStored(write, stored, { name, isUnchanged })
    }
    this.damaged.end(nameReadModel(reference))
    if (refreshed.state === 'present') await this.anonymised.note(reference, hidden)
    // What was made of a body with a name that is hidden now is shown to nobody once more.
    const holds = () => stored !== null && holdsHidden(stored, [...hidden, ...this.anonymised.among(held?.tags ?? [])])
    const hard = (refreshed.state !== 'withdrawn' && refreshed.takesBack === true) || holds()
    const written = await store.write(reference, { ...write, dropped: drops.count, hard })
    if (written === 'superseded') this.noteSuperseded(reference, write.revision, held, cause)
    if (refreshed.state === 'present') await this.follow(reference, refreshed)
    if (written === 'superseded') return written
    const kept = isTakenBack(refreshed, cause) ? 'nothing' : hidden
    const isBack = refreshed.state === 'present' && held !== null && held.state !== 'present'
    void this.parts.noteStored?.(reference, listRenamed(reference, write.body, kept, isBack))
    if (refreshed.state !== 'present') return refreshed.state
    return refreshed.lastKnownAtMs === undefined ? 'written' : 'restored'
  }

  /** What cannot be asked for or cannot be shown is missing, unless something of it is warm. */
  private async fetchOrMiss(reference: ReadModelReference, before: Before): Promise<Refreshed> {
    try {
      const refreshed = await this.fetch(reference, before)
      this.unshown.end(nameReadModel(reference))
      return refreshed
    } catch (error) {
      const isNone = error instanceof NaxosError && (error.kind === 'unaskable' || error.kind === 'unshowable')
      if (!isNone || before.stored || lastValidRuleOf(reference.model).absence === 'fault') throw error
      this.parts.logger.warn({ name: nameReadModel(reference), error: error.message }, 'Nothing to show: 404')
      this.unshown.begin(nameReadModel(reference))
      return { state: 'missing' }
    }
  }

  private fetch<Name extends ReadModelName>(
    reference: ReadModelReference<Name>,
    before: Before,
  ): Promise<Refreshed<Name>> {
    const { store } = this.parts
    const refresher = this.parts.refreshers[reference.model] as Refresher<Name>
    return refresher(reference, {
      etag: before.etag,
      get stored() {
        return before.stored && (before.stored.value as ReadModelBody<Name>)
      },
      sections: () => this.sections.index(),
      folders: () => this.folders.index(),
      eventCategories: () => this.categories.index(),
      story: (id) => findStory(id, { store, refresh: (story) => this.handle({ reference: story, trigger: 'miss' }) }),
      standing: before.standing,
      drop: (kind: DroppedKind) => {
        before.drops.count += 1
        itemsDropped.inc({ kind })
      },
      noteHidden: (stories) => void before.hidden.push(...stories),
      grammar: this.parts.grammar,
      signal: this.parts.signal,
    })
  }

  private async prepare(
    reference: ReadModelReference,
    refreshed: Exclude<Refreshed, { state: 'notModified' }>,
    { sequence, sentAt }: Pick<Found, 'sequence' | 'sentAt'>,
    isForced: boolean,
  ): Promise<ReadModelWrite> {
    const { state } = refreshed
    if (state !== 'present') {
      const freshFor =
        state === 'missing' ? MISSING_FRESH_FOR_MS : await chooseFreshFor(reference, sentAt, this.sections)
      return { revision: buildRevision(null, sequence), etag: null, tags: [], state, body: null, freshFor }
    }
    const { etag, tags, updatedAtMs, freshForMs = Infinity } = refreshed
    const ofTier = await chooseFreshFor(reference, sentAt, this.sections, refreshed.tierFacts)
    const { lastKnownAtMs } = refreshed
    const freshFor = lastKnownAtMs === undefined ? Math.min(ofTier, freshForMs) : 0
    return {
      // Without a time it goes before what is stored, whatever its time is.
      revision: buildRevision(isForced ? null : updatedAtMs, sequence),
      // By yesterday's answer nothing is known of today's.
      etag: isOfYesterday(reference, sentAt) ? null : etag,
      tags,
      state,
      body: requireReadable(reference, refreshed),
      ...(lastKnownAtMs !== undefined && { confirmedAt: lastKnownAtMs }),
      freshFor,
    }
  }

  private async follow(reference: ReadModelReference, refreshed: PresentModel): Promise<void> {
    if (refreshed.remark !== undefined) this.parts.logger.info({ name: nameReadModel(reference) }, refreshed.remark)
    try {
      await refreshed.afterwards?.()
    } catch (error) {
      this.parts.logger.error({ err: error, name: nameReadModel(reference) }, 'What follows a refresh failed')
    }
  }

  /** A slow answer is overtaken now and then; an upstream whose clock went back would be overtaken for ever. */
  private noteSuperseded(
    reference: ReadModelReference,
    revision: string,
    held: RawReadModel | null,
    { isWithdrawal }: Cause,
  ): void {
    // An operator has withdrawn what the CMS gives still: sitemaps and who saved it hear of that as of any withdrawal.
    if (isWithdrawal && held?.state === 'withdrawn')
      void this.parts.noteStored?.(reference, listRenamed(reference, null, 'nothing'))
    const facts = { name: nameReadModel(reference), revision, held: held?.revision }
    this.parts.logger.warn(facts, 'An answer was older than what is stored, and was not written')
  }
}
