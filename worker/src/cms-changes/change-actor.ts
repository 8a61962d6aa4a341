import { tagOf } from '@liberta/contracts/read-models/tag'
import { nameReadModel, parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { isWithdrawal } from '@liberta/platform/cms-changes/cms-change-job.schema'
import type { CmsChange, CmsChangeJob } from '@liberta/platform/cms-changes/cms-change-job.schema'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { RenamedSaved } from '@liberta/platform/refresh/refresh-job.schema'
import { tierOf } from '@liberta/platform/refresh/refresh-tier.table'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { NaxosError } from '../naxos/naxos-error.ts'
import { listRenamed } from '../refresh/anonymised-stories.ts'
import { refreshLag } from '../refresh/refresh-metrics.ts'
import type { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'
import { comesFromBefore, isSubject } from './comes-from-before.ts'
import { joinRefreshes } from './join-refreshes.ts'
import { containingTags, kindTags, whatAChangeTouches } from './what-a-change-touches.ts'
import type { TouchedModel } from './what-a-change-touches.ts'

/** Calls to the CMS at once for what changed itself, so that an editor's cut does not wait for the lists of a change before it… */
const MOST_SUBJECTS_AT_ONCE = 8
/** …and for everything that contains it. What is hot waits for neither. */
const MOST_OTHERS_AT_ONCE = 4

interface Parts {
  store: Pick<ReadModelStore, 'namesTagged' | 'describe' | 'readTags' | 'markStale'>
  models: Pick<RefreshModelHandler, 'handle' | 'isInDoubt' | 'isUnderWay' | 'isAnonymised'>
  logger: Logger
}

/** One try of a change: whether the CMS has fallen silent meanwhile. */
interface Try {
  change: CmsChange
  announcedAt: number
  isSilent: boolean
  /** Names of what was fetched, and came as it was before the change. */
  before: Set<string>
}

/** What is not done yet of a change, by the names of read models. */
export interface Undone {
  /** What could not be fetched. */
  left: string[]
  /** What was fetched, and came as it was before the change. */
  before: string[]
}

/** Has everything fetched that a change of the CMS touches, and marks stale what can wait for its next reader. */
export class ChangeActor {
  private readonly parts: Parts
  private readonly refresh
  private readonly subjects = pLimit(MOST_SUBJECTS_AT_ONCE)
  private readonly others = pLimit(MOST_OTHERS_AT_ONCE)

  constructor(parts: Parts) {
    this.parts = parts
    this.refresh = joinRefreshes((reference, request) =>
      parts.models.handle({ reference, trigger: 'webhook', ...request }),
    )
  }

  /**
   * One try. Rejects where the store is silent; what was done before does no harm when it is done again.
   * @param announcedAt milliseconds since the epoch
   * @returns what is to be fetched by the next try
   */
  async act({ change, left, before }: CmsChangeJob, announcedAt: number): Promise<Undone> {
    const attempt: Try = { change, announcedAt, isSilent: false, before: new Set() }
    const names = [...(before?.names ?? []), ...(left ?? [])]
    const notFetched = names.length === 0 ? await this.fetchTouched(attempt) : await this.fetchLeft(attempt, names)
    const isNews = before?.names.some((name) => this.isNews(attempt, name, notFetched)) ?? false
    // What was fetched with the thing as it was before came as it was before, too, and what contains it may be other by now.
    return { left: isNews ? await this.fetchTouched(attempt) : notFetched, before: [...attempt.before] }
  }

  /**
   * What readers who saved the changed thing are to see called otherwise now that it was fetched: its title is gone, or a name in it. Whoever stored it
   * has asked for that, too, and nobody heard whether the queue took it. Rejects where the store is silent.
   */
  async listRenamed({ event, subject: { type, id } }: CmsChange): Promise<RenamedSaved[]> {
    const { store, models } = this.parts
    if (id === null) return []
    if (!isWithdrawal({ event })) return type === 'story' && (await models.isAnonymised(id)) ? [{ story: id }] : []
    if (type !== 'story' && type !== 'multimedia' && type !== 'event') return []
    const reference = { model: type, id: String(id) }
    const [held] = await store.describe([reference])
    return held?.state === 'present' ? [] : listRenamed(reference, null, 'nothing')
  }

  /** Whether it is the changed thing, which came as it was before until now. */
  private isNews({ change, before }: Try, name: string, notFetched: readonly string[]): boolean {
    const reference = parseReadModelName(name)
    return reference !== null && isSubject(reference, change) && !before.has(name) && !notFetched.includes(name)
  }

  /** All that a change touches. @returns the names of what could not be fetched */
  private async fetchTouched(attempt: Try): Promise<string[]> {
    const { change } = attempt
    // What is touched in any case is fetched while the store is asked for the rest.
    const certain = whatAChangeTouches(change, []).filter(({ treatment }) => treatment === 'refresh')
    const fetchingCertain = this.fetchFirst(attempt, certain.map(toReference))
    const rest = await this.findRest(change, certain).catch(async (error: unknown) => {
      await fetchingCertain
      throw error
    })
    const notFetched = [...(await fetchingCertain), ...(await this.fetchInTurn(attempt, rest, isOfChange(change)))]
    return [...notFetched, ...(await this.fetchAnonymised(attempt, [...certain.map(toReference), ...rest]))]
  }

  /**
   * Of a story in which names are hidden now nothing that contains it waits for its next reader, who would meet them once more: the rest of it is
   * fetched, too.
   * @param tried what was fetched for the change, or left for the next try
   */
  private async fetchAnonymised(attempt: Try, tried: readonly ReadModelReference[]): Promise<string[]> {
    const { event, subject, entries = [] } = attempt.change
    const { store, models } = this.parts
    const isWhole = event === 'story.published' || (event === 'story.updated' && entries.length === 0)
    if (!isWhole || subject.id === null || !(await models.isAnonymised(subject.id))) return []
    const known = new Set(tried.map(nameReadModel))
    const containing = await store.namesTagged([tagOf.story(subject.id), tagOf.liveEntries(subject.id)])
    return this.fetchOthers(
      attempt,
      containing.filter((reference) => !known.has(nameReadModel(reference))),
    )
  }

  /** What is to be fetched beside that, as far as it stands in the store; what can wait is marked stale. */
  private async findRest(change: CmsChange, certain: readonly TouchedModel[]): Promise<ReadModelReference[]> {
    const { store, models } = this.parts
    const tags = [containingTags(change), kindTags(change)]
    const [containing = [], ofKind = []] = await Promise.all(tags.map((each) => store.namesTagged(each)))
    const touched = whatAChangeTouches(change, containing, ofKind)
    const of = (wanted: TouchedModel['treatment']) =>
      touched.filter(({ treatment }) => treatment === wanted).map(toReference)
    const [doubtful, waiting] = [of('refreshStored'), of('markStale')]
    // What is being fetched for its first reader may come as it was before the change; it may be there when the store has answered.
    const underWay = doubtful.map((reference) => models.isUnderWay(reference))
    const [described] = await Promise.all([store.describe(doubtful), store.markStale(waiting)])
    const begun = new Set(certain.map(toReference).map(nameReadModel))
    const isFetched = (place: number) => underWay[place] === true || Boolean(described[place])
    const stored = doubtful.filter((_reference, place) => isFetched(place))
    // Another worker may be fetching the rest of it.
    await store.markStale(doubtful.filter((_reference, place) => !isFetched(place)))
    return [...of('refresh').filter((reference) => !begun.has(nameReadModel(reference))), ...stored]
  }

  private async fetchLeft(attempt: Try, names: readonly string[]): Promise<string[]> {
    const references = names.flatMap((name) => parseReadModelName(name) ?? [])
    const isOwn = isOfChange(attempt.change)
    const notFetched = await this.fetchInTurn(attempt, references, (reference) => isHot(reference) || isOwn(reference))
    if (attempt.before.size > 0) return notFetched
    return [...notFetched, ...(await this.fetchAnonymised(attempt, references))]
  }

  /** What is of the change itself before the others: what hangs on it, as entries on their story, is made with it as it is now. */
  private async fetchInTurn(
    attempt: Try,
    references: readonly ReadModelReference[],
    isFirst: (reference: ReadModelReference) => boolean,
  ): Promise<string[]> {
    const left = await this.fetchFirst(attempt, references.filter(isFirst))
    const others = references.filter((reference) => !isFirst(reference))
    return [...left, ...(await this.fetchOthers(attempt, others))]
  }

  private async fetchFirst(attempt: Try, references: readonly ReadModelReference[]): Promise<string[]> {
    const fetching = references.map((reference) => {
      const fetch = () => this.fetch(attempt, reference)
      return isHot(reference) ? fetch() : this.subjects(fetch)
    })
    return namesOf(references, await Promise.all(fetching))
  }

  /** Once the CMS does not answer, what has not begun is left for the next try: other changes wait behind this one. */
  private async fetchOthers(attempt: Try, references: readonly ReadModelReference[]): Promise<string[]> {
    const fetching = references.map((reference) =>
      this.others(async () => !attempt.isSilent && (await this.fetch(attempt, reference))),
    )
    return namesOf(references, await Promise.all(fetching))
  }

  /** Whether it was fetched. What came damaged, or may have, was not; of what came as it was before the change the try takes note. */
  private async fetch(attempt: Try, reference: ReadModelReference): Promise<boolean> {
    const { change, announcedAt, before } = attempt
    const name = nameReadModel(reference)
    before.delete(name)
    try {
      await this.refresh(reference, { isWithdrawal: isWithdrawal(change) && isSubject(reference, change) })
      if (await comesFromBefore(this.parts.store, change, reference)) before.add(name)
    } catch (error) {
      const kind = error instanceof NaxosError ? error.kind : 'unavailable'
      if (kind === 'unavailable' || kind === 'held') attempt.isSilent = true
      this.parts.logger.debug({ err: error, name, changeId: change.id }, 'A change was not fetched')
      return false
    }
    refreshLag.observe({ trigger: 'webhook' }, Math.max(0, Date.now() - announcedAt) / 1000)
    return !this.parts.models.isInDoubt(reference)
  }
}

function toReference({ reference }: TouchedModel): ReadModelReference {
  return reference
}

function isHot(reference: ReadModelReference): boolean {
  return tierOf(reference) === 'hot'
}

function isOfChange(change: CmsChange): (reference: ReadModelReference) => boolean {
  return (reference) => isSubject(reference, change)
}

/** The names of what was not fetched. */
function namesOf(references: readonly ReadModelReference[], isFetched: readonly boolean[]): string[] {
  return references.filter((_reference, place) => !isFetched[place]).map(nameReadModel)
}
