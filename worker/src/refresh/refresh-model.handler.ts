import { READ_MODELS, nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { buildRevision } from '@liberta/platform/read-models/revision'
import type { RawReadModel, ReadModelStore, ReadModelWrite } from '@liberta/platform/read-models/read-model-store'
import type { AwaitedChanges } from '@liberta/platform/refresh/awaited-changes'
import type { RefreshTrigger } from '@liberta/platform/refresh/refresh-job.schema'
import { MISSING_FRESH_FOR_MS, REFRESH_TIERS, tierOf } from '@liberta/platform/refresh/refresh-tier.table'
import type { Logger } from 'pino'
import { NaxosError } from '../naxos/naxos-error.ts'
import type { DroppedKind } from '../naxos/answers/keep-good.ts'
import { indexFolders } from '../naxos/mapping/folder-index.ts'
import type { FolderIndex } from '../naxos/mapping/folder-index.ts'
import { itemsDropped, refreshDuration } from './refresh-metrics.ts'
import type { RefreshOutcome } from './refresh-metrics.ts'
import type { PresentModel, Refreshed, Refresher, RefresherTable } from './refresher.ts'
import { endWithTheDay } from './fresh-for.ts'
import { holdAgainstStored, saysUnchanged } from './hold-against-stored.ts'
import { IndexedSource } from './indexed-source.ts'
import { SectionSource } from './section-source.ts'
import { readStoredBody } from './stored-body.ts'
import type { StoredBody } from './stored-body.ts'

/** Models of one thing: where it is absent, its own tag still stands for it, so that a purge finds the page that says so. */
const TAGGED_ALONE: ReadonlySet<ReadModelName> = new Set(['story', 'multimedia', 'event', 'obituary', 'page'])

export interface RefreshRequest {
  reference: ReadModelReference
  trigger: RefreshTrigger
}

interface HandlerParts {
  store: ReadModelStore
  awaited: Pick<AwaitedChanges, 'markOf' | 'settle'>
  refreshers: RefresherTable
  logger: Logger
  /** Ends the fetches that are under way when the worker stops. */
  signal: AbortSignal
}

/**
 * Refreshes one read model: count, conditional fetch, validation, write. Where the upstream fails, nothing is written and
 * the failure is thrown (a NaxosError says of which kind), so what is warm stays as it is.
 */
export class RefreshModelHandler {
  readonly #parts: HandlerParts
  readonly sections: SectionSource
  readonly #folders: IndexedSource<'folders', FolderIndex>

  constructor(parts: HandlerParts) {
    this.#parts = parts
    const refreshSections = () => this.handle({ reference: { model: 'sections', id: 'all' }, trigger: 'miss' })
    this.sections = new SectionSource(parts.store, refreshSections)
    const refresh = () => this.handle({ reference: { model: 'folders', id: 'all' }, trigger: 'miss' })
    this.#folders = new IndexedSource({ ...parts, model: 'folders', id: 'all', makeIndex: indexFolders, refresh })
  }

  async handle({ reference, trigger }: RefreshRequest): Promise<RefreshOutcome> {
    const end = refreshDuration.startTimer({ model: reference.model })
    try {
      const change = await this.#awaitedOf(reference)
      const outcome = await this.#refresh(reference, change === null ? trigger : 'webhook')
      if (change !== null) await this.#settle(reference, change)
      end({ outcome })
      return outcome
    } catch (error) {
      end({ outcome: error instanceof NaxosError ? error.kind : 'failed' })
      throw error
    }
  }

  /** The change that the CMS has announced of a model and that nobody has fetched: the refresh is then a webhook's. */
  async #awaitedOf(reference: ReadModelReference): Promise<string | null> {
    try {
      return await this.#parts.awaited.markOf(reference)
    } catch (error) {
      this.#parts.logger.debug({ err: error }, 'Whether a change is awaited could not be asked')
      return null
    }
  }

  async #settle(reference: ReadModelReference, change: string): Promise<void> {
    try {
      await this.#parts.awaited.settle(reference, change)
    } catch (error) {
      this.#parts.logger.debug({ err: error }, 'A change stays awaited, and is fetched once more')
    }
  }

  async #refresh(reference: ReadModelReference, trigger: RefreshTrigger): Promise<RefreshOutcome> {
    const { store } = this.#parts
    const sequence = await store.takeSequence()
    const held = await store.readRaw(reference)
    if (held && isStillFresh(reference, held, trigger)) return 'fresh'
    const stored = readStoredBody(held)
    let dropped = 0
    const refreshed = await this.#fetch(reference, { etag: held?.etag ?? null, stored }, () => (dropped += 1))
    if (refreshed.state === 'notModified') {
      await store.touch(reference, await this.#freshFor(reference))
      return 'notModified'
    }
    let write = await this.#prepare(reference, refreshed, sequence)
    if (held && stored && refreshed.state === 'present') {
      // Where the CMS has announced a change itself, that goes before the time of its answer.
      const isUnchanged = trigger !== 'webhook' && saysUnchanged(reference, held, refreshed)
      write = holdAgainstStored(write, stored, { name: nameReadModel(reference), dropped, isUnchanged })
    }
    const written = await store.write(reference, write)
    if (written === 'superseded') this.#noticeSuperseded(reference, write.revision, held)
    if (refreshed.state === 'present') await this.#follow(reference, refreshed)
    if (written === 'superseded') return written
    if (refreshed.state !== 'present') return refreshed.state
    return refreshed.restored ? 'restored' : 'written'
  }

  #fetch<Name extends ReadModelName>(
    reference: ReadModelReference<Name>,
    before: { etag: string | null; stored: StoredBody | null },
    noticeDrop: () => void,
  ): Promise<Refreshed<Name>> {
    const refresher = this.#parts.refreshers[reference.model] as Refresher<Name>
    return refresher(reference, {
      etag: before.etag,
      get stored() {
        return before.stored && (before.stored.value as ReadModelBody<Name>)
      },
      sections: () => this.sections.index(),
      folders: () => this.#folders.index(),
      drop: (kind: DroppedKind) => {
        noticeDrop()
        itemsDropped.inc({ kind })
      },
      signal: this.#parts.signal,
    })
  }

  async #prepare(
    reference: ReadModelReference,
    refreshed: Exclude<Refreshed, { state: 'notModified' }>,
    sequence: number,
  ): Promise<ReadModelWrite> {
    const { state } = refreshed
    if (state !== 'present') {
      const freshFor = state === 'missing' ? MISSING_FRESH_FOR_MS : await this.#freshFor(reference)
      const tags = TAGGED_ALONE.has(reference.model) ? [nameReadModel(reference)] : []
      return { revision: buildRevision(null, sequence), etag: null, tags, state, body: null, freshFor }
    }
    const freshFor = refreshed.restored ? 0 : await this.#freshFor(reference, refreshed.publishedAt)
    const { etag, tags, updatedAtMs } = refreshed
    return {
      revision: buildRevision(updatedAtMs, sequence),
      etag,
      tags,
      state,
      body: validate(reference, refreshed),
      freshFor,
    }
  }

  async #freshFor(reference: ReadModelReference, publishedAt?: string): Promise<number> {
    const sectionId = /^(?:section\.)?(\d+)(?:\.1)?$/.exec(reference.id)?.[1]
    const isOfSection = reference.model === 'sectionConfiguration' || reference.model === 'storyList'
    const section = isOfSection && sectionId ? (await this.sections.index()).find(Number(sectionId)) : null
    const tier = tierOf(reference, { topLevel: section?.parent === null, ...(publishedAt && { publishedAt }) })
    return endWithTheDay(reference, REFRESH_TIERS[tier].freshForMs)
  }

  async #follow(reference: ReadModelReference, refreshed: PresentModel): Promise<void> {
    if (refreshed.remark !== undefined) this.#parts.logger.info({ name: nameReadModel(reference) }, refreshed.remark)
    try {
      await refreshed.afterwards?.()
    } catch (error) {
      this.#parts.logger.error({ err: error, name: nameReadModel(reference) }, 'What follows a refresh failed')
    }
  }

  /** A slow answer is overtaken now and then; an upstream whose clock went back would be overtaken for ever. */
  #noticeSuperseded(reference: ReadModelReference, revision: string, held: RawReadModel | null): void {
    const facts = { name: nameReadModel(reference), revision, held: held?.revision }
    this.#parts.logger.warn(facts, 'An answer was older than what is stored, and was not written')
  }
}

/**
 * Somebody else has brought it since it was found stale. Other triggers know of a change, or are the clock itself, which
 * is obeyed but for the weather: its service allows so many calls a day, so what start or a reader brought just now will do.
 */
function isStillFresh(reference: ReadModelReference, held: RawReadModel, trigger: RefreshTrigger): boolean {
  const freshForMs = held.freshUntil - Date.now()
  if (trigger === 'stale' || trigger === 'reconcile') return freshForMs > 0
  return trigger === 'schedule' && reference.model === 'weather' && freshForMs > REFRESH_TIERS.weather.freshForMs / 2
}

/** What we wrote must be what readers expect; a body that is not is a fault of the mapping and is never written. */
function validate(reference: ReadModelReference, refreshed: PresentModel): PresentModel['body'] {
  const body = READ_MODELS[reference.model].body.safeParse(refreshed.body)
  if (body.success) return body.data
  const [issue] = body.error.issues
  const where = `${issue?.path.join('.')}: ${issue?.message}`
  throw new NaxosError('malformed', `${nameReadModel(reference)} would have a wrong body (${where})`)
}
