import type { KnownWalk, WalkClaim, WalkPosition } from '@liberta/database/sitemaps/ledger-walk.repository'
import type { ListedKind } from '@liberta/database/sitemaps/listed-address.repository'

/** How often somebody looks whether there are pages to read. */
export const FILL_EVERY_MS = 10_000
/** What late runs have left is caught up with, but for no longer than this: a pause is no reason for a burst. */
const CAUGHT_UP_MS = 2 * FILL_EVERY_MS
/** A week: after it all lists are read again, for what no announcement told. */
const AGAIN_AFTER_SECONDS = 7 * 86_400

/** After each so many tries of a page that does not come, a minute's, the other lists go first. */
const PATIENCE = 6

/** What the choice goes by. */
interface WalkWishes {
  /** The kinds that there are, the most important first. */
  kinds: readonly ListedKind[]
  /** What addresses are made with now. */
  madeWith: string
  /** Of all workers together, more than 0. */
  pagesPerMinute: number
}

/** A walk that may be claimed. */
export interface DueWalk {
  claim: WalkClaim
  /** Where it goes on; null where it begins anew. */
  position: WalkPosition | null
  /** How often that page was asked for, and did not come. */
  tries: number
  /** Pages that may be read of it now. */
  pages: number
  /** What is left of the time whose pages nobody has taken; milliseconds. */
  untakenMs: number
}

/**
 * Chooses the walk that goes on, and how far; null where another worker is at one, the pages of this time are taken, or all lists have been
 * read. One whose page has not come for a minute lets the others go first, as it may never come. A walk begins anew where addresses are made with something else than before, and a week after its end.
 */
export function chooseWalk(known: readonly KnownWalk[], wishes: WalkWishes): DueWalk | null {
  if (known.some(({ isClaimed }) => isClaimed)) return null
  const eachMs = 60_000 / wishes.pagesPerMinute
  const untakenMs =
    known.length === 0 ? Math.max(FILL_EVERY_MS, eachMs) : Math.min(...known.map((walk) => walk.untakenMs))
  const allowed = countPages(untakenMs, eachMs)
  if (allowed.pages === 0) return null
  const due = wishes.kinds.flatMap((kind) => findDue(kind, known, wishes.madeWith) ?? [])
  const [first] = due.toSorted((one, other) => countTurns(one) - countTurns(other))
  return first ? { ...first, ...allowed } : null
}

/** How many turns a walk has had at a page that does not come. */
function countTurns({ tries }: Pick<DueWalk, 'tries'>): number {
  return Math.floor(tries / PATIENCE)
}

function findDue(
  kind: ListedKind,
  known: readonly KnownWalk[],
  madeWith: string,
): Pick<DueWalk, 'claim' | 'position' | 'tries'> | null {
  const walk = known.find((row) => row.kind === kind)
  if (walk === undefined) return { claim: { kind, claim: 1 }, position: null, tries: 0 }
  const { finishedForSeconds, year, page } = walk
  const isAnew = walk.madeWith !== madeWith || (finishedForSeconds ?? 0) > AGAIN_AFTER_SECONDS
  if (finishedForSeconds !== null && !isAnew) return null
  const place = isAnew ? { position: null, tries: 0 } : { position: { year, page }, tries: walk.tries }
  return { claim: { kind, claim: walk.claim + 1 }, ...place }
}

/** The pages that may be read for so much time, and what is left of it. */
function countPages(untakenMs: number, eachMs: number): Pick<DueWalk, 'pages' | 'untakenMs'> {
  const heldMs = Math.min(untakenMs, eachMs + CAUGHT_UP_MS)
  const pages = Math.max(0, Math.floor(heldMs / eachMs))
  return { pages, untakenMs: heldMs - pages * eachMs }
}
