import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { buildSitemapId, MOST_IN_SITEMAP, NEWS_SITEMAP } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { findChangedMonths, forgetChangedMonth } from '@liberta/database/sitemaps/changed-month.repository'
import {
  findUnlisted,
  findWithdrawn,
  notePages,
  sitemapsOf,
  touchPage,
  withdrawPages,
} from '@liberta/database/sitemaps/listed-address.repository'
import type { ChangedPage, ListedKind, ListedPage } from '@liberta/database/sitemaps/listed-address.repository'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { DriverException } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { kindOfModel, listPages, modelOfKind, spanOf } from './list-pages.ts'
import type { SaidOfPages } from './list-pages.ts'

/**
 * Of so many pages that a list no longer holds, or holds though they were withdrawn, the CMS is asked, each for itself; more of them are no withdrawal
 * but a damaged list, or an outage that denied everything.
 */
const MOST_SUSPECTS = 10

/** Items of the longest list. */
const MOST_MOVED = 100

export interface LedgerParts {
  entities: EntityManager
  store: Pick<ReadModelStore, 'readRaw'>
  queue: Pick<RefreshQueue, 'request'>
  grammar: AddressGrammar
  /** Told of what changed that is news. */
  announce?: (changed: readonly ChangedPage[], pages: readonly ListedPage[]) => Promise<void>
  /** What the CMS says of a story that nobody has read since it was changed; null where it does not tell. Nobody asks where it is not given. */
  askStory?: (id: number) => Promise<SaidOfPages | null>
}

/**
 * Brings into the ledger what a stored read model says, and has the sitemaps made anew that it changes. The CMS is not asked, as the answer
 * that was stored is what it said, but for a story that is not stored. Done twice, it changes nothing.
 * @returns how many pages were changed
 */
export function createNoteListedHandler(parts: LedgerParts) {
  return async (reference: ReadModelReference): Promise<number> => {
    const { noted, unstored } = await noteStored(parts, [reference])
    const changed = unstored.length === 0 ? noted : await noteUnstored(parts, reference)
    await renewSitemaps(parts)
    return changed
  }
}

/**
 * Brings into the ledger what stored read models say: whatever is of one kind in one statement. The sitemaps are renewed by who calls it.
 * @returns how many pages were changed, and which of the read models are not stored
 */
export async function noteStored(
  parts: LedgerParts,
  references: readonly ReadModelReference[],
): Promise<{ noted: number; unstored: ReadModelReference[] }> {
  const { store, grammar } = parts
  const stored = await Promise.all(
    references.map(async (reference) => ({ reference, raw: await store.readRaw(reference) })),
  )
  const answers = stored.flatMap(({ reference, raw }): Answer[] => {
    const kind = kindOfModel(reference.model)
    const isOwnAnswer = kind !== null
    if (raw?.state === 'present') {
      const said = listPages(grammar, reference.model, JSON.parse(raw.body.toString()))
      return said === null ? [] : [{ ...said, isOwnAnswer }]
    }
    return raw === null || kind === null
      ? []
      : [{ kind, pages: [], hidden: [Number(reference.id)], isWhole: false, isOwnAnswer }]
  })
  let noted = 0
  for (const { isOwnAnswer, ...said } of joinOwn(answers)) noted += await noteSaid(parts, said, { isOwnAnswer })
  return { noted, unstored: stored.flatMap(({ reference, raw }) => (raw === null ? [reference] : [])) }
}

/** What a read model says, and whether it is of that thing alone. */
interface Answer extends SaidOfPages {
  isOwnAnswer: boolean
}

/** One of each kind in place of those of one thing each; lists stay as they are. */
function joinOwn(answers: readonly Answer[]): Answer[] {
  const groups = Map.groupBy(answers, ({ kind, isOwnAnswer }, place) => (isOwnAnswer ? kind : place))
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => ({
      ...first,
      pages: group.flatMap(({ pages }) => pages),
      hidden: group.flatMap(({ hidden }) => hidden),
    })),
  )
}

/** What is not stored nobody has read since: the CMS is asked for a story, and of anything else it is known that it was changed. */
async function noteUnstored(parts: LedgerParts, reference: ReadModelReference): Promise<number> {
  const kind = kindOfModel(reference.model)
  if (kind === null) return 0
  const id = Number(reference.id)
  const said = kind === 'story' ? ((await parts.askStory?.(id)) ?? null) : null
  if (said !== null) return noteSaid(parts, said, { isOwnAnswer: true })
  const changed = await touchPage(parts.entities, kind, id)
  await parts.announce?.(changed, [])
  return changed.length
}

/**
 * Brings pages into the ledger, takes those off it that are to stand in no sitemap, and asks the CMS, one by one, for those that a whole
 * list lacks, or that a list has though they were withdrawn. The sitemaps are renewed by who calls it.
 * @returns how many were changed
 */
export async function noteSaid(
  parts: LedgerParts,
  { kind, pages, hidden, isWhole }: SaidOfPages,
  { isOwnAnswer }: { isOwnAnswer: boolean },
): Promise<number> {
  const { entities, queue } = parts
  const noted = await notePages(entities, pages, { isOwnAnswer })
  const changed = isOwnAnswer ? noted : [...noted, ...(await doubtWithdrawn(parts, kind, pages))]
  const withdrawn = hidden.length === 0 ? [] : await withdrawPages(entities, kind, hidden)
  await parts.announce?.([...changed, ...withdrawn], pages)
  if (kind === 'video' && !isOwnAnswer) await askFor(queue, kind, withoutSource(changed, pages))
  if (isWhole) await askForMissing(parts, kind, pages)
  return changed.length + withdrawn.length
}

/** Whether a statement failed by what it was given, and not by PostgreSQL itself: the SQLSTATE classes 22 and 23. */
export function isOfData(error: unknown): boolean {
  return error instanceof DriverException && /^2[23]/.test(error.code ?? '')
}

/** A list of videos does not say where their files are. */
function withoutSource(changed: readonly ChangedPage[], pages: readonly ListedPage[]): number[] {
  const known = new Set(pages.flatMap(({ id, videoSource }) => (videoSource === null ? [] : [id])))
  return changed.flatMap(({ id }) => (known.has(id) ? [] : [id]))
}

/**
 * What a list has may have been denied for a moment by a CMS that was being restored, where nobody reads it again. Of a few the CMS is asked; of
 * many the list is believed where they were withdrawn long before it was made.
 * @returns what stands on the ledger again
 */
async function doubtWithdrawn({ entities, queue }: LedgerParts, kind: ListedKind, pages: readonly ListedPage[]) {
  const withdrawn = await findWithdrawn(
    entities,
    kind,
    pages.map(({ id }) => id),
  )
  const isOutage = withdrawn.length > MOST_SUSPECTS
  const believed = new Set(isOutage ? withdrawn.flatMap(({ id, isSettled }) => (isSettled ? [id] : [])) : [])
  const doubtful = withdrawn.flatMap(({ id }) => (believed.has(id) ? [] : [id]))
  await askFor(queue, kind, doubtful.slice(0, MOST_SUSPECTS))
  const listed = pages.filter(({ id }) => believed.has(id))
  return notePages(entities, listed, { isOwnAnswer: true })
}

async function askForMissing({ entities, queue }: LedgerParts, kind: ListedKind, pages: readonly ListedPage[]) {
  const span = spanOf(pages)
  if (span === null) return
  const ids = pages.map(({ id }) => id)
  const missing = await findUnlisted(entities, kind, span, ids, MOST_SUSPECTS + 1)
  if (missing.length <= MOST_SUSPECTS) await askFor(queue, kind, missing)
}

async function askFor(queue: LedgerParts['queue'], kind: ListedKind, ids: readonly number[]): Promise<void> {
  for (const id of ids) await queue.request({ model: modelOfKind(kind), id: String(id) }, 'schedule')
}

/**
 * Has the files made anew of the months that have changed, and what says of them that they changed: also those that somebody noted who
 * failed before this. What the queue does not take stays, and the job is tried again.
 */
export async function renewSitemaps({ entities, queue }: LedgerParts): Promise<void> {
  const changes = await findChangedMonths(entities)
  if (changes.length === 0) return
  const ids = changes.flatMap(({ kind, month, rows }) => filesOf(kind, month, rows))
  const isNews = changes.some(({ kind, month }) => kind === 'story' && month >= monthOfOldestNews())
  for (const id of [...(isNews ? ['news'] : []), ...ids, 'index']) {
    const isTaken = await queue.request({ model: 'sitemap', id }, 'gathered')
    if (!isTaken) throw new Error(`The queue did not take the sitemap ${id}`)
  }
  for (const change of changes) await forgetChangedMonth(entities, change)
}

/**
 * Every file of a month, with one that is left over where pages of it were withdrawn or moved: rows of those stay, and no more move at once
 * than one list has.
 */
function filesOf(kind: ListedKind, month: string, rows: number): string[] {
  const files = Math.ceil((rows + MOST_MOVED) / MOST_IN_SITEMAP)
  return sitemapsOf(kind).flatMap((sitemap) =>
    Array.from({ length: files }, (_, index) => buildSitemapId({ kind: sitemap, month, file: index + 1 })),
  )
}

function monthOfOldestNews(): string {
  return new Date(Date.now() - NEWS_SITEMAP.hours * 3_600_000).toISOString().slice(0, 7)
}
