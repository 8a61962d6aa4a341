import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { buildSitemapId, MOST_IN_SITEMAP, NEWS_SITEMAP } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import {
  countMonths,
  findUnlisted,
  notePages,
  sitemapsOf,
  touchPage,
  withdrawPages,
} from '@liberta/database/sitemaps/listed-address.repository'
import type { ChangedPage, ListedKind, ListedPage } from '@liberta/database/sitemaps/listed-address.repository'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { EntityManager } from '@mikro-orm/postgresql'
import { kindOfModel, listPages, modelOfKind, spanOf } from './list-pages.ts'
import type { SaidOfPages } from './list-pages.ts'

/** Of so many pages that a list no longer holds the CMS is asked, each for itself; more of them are no withdrawal but a damaged list. */
const MOST_SUSPECTS = 10

export interface LedgerParts {
  entities: EntityManager
  store: Pick<ReadModelStore, 'readRaw'>
  queue: Pick<RefreshQueue, 'request'>
  grammar: AddressGrammar
  /** Told of what changed that is news. */
  announce?: (changed: readonly ChangedPage[], pages: readonly ListedPage[]) => Promise<void>
}

/**
 * Brings into the ledger what a stored read model says, and has the sitemaps made anew that it changes. The CMS is not asked: the answer
 * that was stored is what it said. Done twice, it changes nothing.
 */
export function createNoteListedHandler(parts: LedgerParts) {
  return async (reference: ReadModelReference): Promise<number> => {
    const { entities, store, grammar } = parts
    const kind = kindOfModel(reference.model)
    const raw = await store.readRaw(reference)
    if (raw?.state === 'present') {
      const said = listPages(grammar, reference.model, JSON.parse(raw.body.toString()))
      return said === null ? 0 : noteSaid(parts, said, { isOwnAnswer: kind !== null })
    }
    if (kind === null) return 0
    const id = Number(reference.id)
    // Nobody has read it since: that it was changed is all that is known.
    const changed = raw === null ? await touchPage(entities, kind, id) : await withdrawPages(entities, kind, [id])
    await renewSitemaps(parts.queue, entities, changed)
    await parts.announce?.(changed, [])
    return changed.length
  }
}

/** Brings pages into the ledger, and asks the CMS, one by one, for those that a whole list lacks. @returns how many were changed */
export async function noteSaid(
  parts: LedgerParts,
  { kind, pages, isWhole }: SaidOfPages,
  { isOwnAnswer }: { isOwnAnswer: boolean },
): Promise<number> {
  const { entities, queue } = parts
  const changed = await notePages(entities, pages, { isOwnAnswer })
  await renewSitemaps(queue, entities, changed)
  await parts.announce?.(changed, pages)
  if (kind === 'video' && !isOwnAnswer) await askFor(queue, kind, withoutSource(changed, pages))
  if (isWhole) await askForMissing(parts, kind, pages)
  return changed.length
}

/** A list of videos does not say where their files are. */
function withoutSource(changed: readonly ChangedPage[], pages: readonly ListedPage[]): number[] {
  const known = new Set(pages.flatMap(({ id, videoSource }) => (videoSource === null ? [] : [id])))
  return changed.flatMap(({ id }) => (known.has(id) ? [] : [id]))
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

/** Has the files made anew that list changed pages, and what says of them that they changed. */
export async function renewSitemaps(
  queue: LedgerParts['queue'],
  entities: EntityManager,
  changed: readonly ChangedPage[],
): Promise<void> {
  if (changed.length === 0) return
  const references = new Set<string>()
  const isNews = changed.some(({ kind, month }) => kind === 'story' && month >= monthOfOldestNews())
  if (isNews) references.add('news')
  const kinds = new Set(changed.flatMap(({ kind }) => sitemapsOf(kind)))
  for (const month of new Set(changed.map((page) => page.month))) {
    const counted = await countMonths(entities, month)
    for (const kind of kinds) {
      const pages = counted.find((row) => row.kind === kind)?.pages ?? 0
      const files = Math.max(1, Math.ceil(pages / MOST_IN_SITEMAP))
      for (let file = 1; file <= files; file += 1) references.add(buildSitemapId({ kind, month, file }))
    }
  }
  references.add('index')
  for (const id of references) await queue.request({ model: 'sitemap', id }, 'schedule')
}

function monthOfOldestNews(): string {
  return new Date(Date.now() - NEWS_SITEMAP.hours * 3_600_000).toISOString().slice(0, 7)
}
