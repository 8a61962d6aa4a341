import { splitRevision } from '@liberta/platform/read-models/revision'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { RawReadModel } from '@liberta/platform/read-models/raw-read-model'
import type { ReadModelWrite } from '@liberta/platform/read-models/read-model-store'
import { startOfRomeDay } from '@liberta/italian/rome-time'
import { areMadeAlike, dropValidator } from './conditional-fetch.ts'
import { findLosses } from './find-losses.ts'
import { movesWithTheDay } from './fresh-for.ts'
import { refuseUnchangedLoss } from './refuse-loss.ts'
import type { Standing } from './refuse-loss.ts'
import type { PresentModel } from './refresher.ts'
import type { StoredBody } from './stored-body.ts'

/** What lost something may have come damaged, and is looked at again after this long. */
const LOOK_AGAIN_AFTER_MS = 60_000

/**
 * Whether an answer says that nothing in it has changed since what is stored (docs/naxos.md, `updated_at`), and so should be
 * the same: made with the same things by the same mapping, on the same day where the day matters.
 * @param now milliseconds since the epoch
 */
export function saysUnchanged(
  reference: ReadModelReference,
  held: Pick<RawReadModel, 'revision' | 'etag' | 'fetchedAt'>,
  { updatedAtMs, etag }: Pick<PresentModel, 'updatedAtMs' | 'etag'>,
  now: number = Date.now(),
): boolean {
  // What a search finds changes with the index that it is found in.
  if (reference.model === 'search') return false
  if (updatedAtMs === null || !held.revision.startsWith(`${updatedAtMs}-`)) return false
  return areMadeAlike(held.etag, etag) && (!movesWithTheDay(reference) || held.fetchedAt >= startOfRomeDay(now))
}

/** How an answer of a time stands to what is stored (refuse-loss.ts). */
export function standAgainst(revision: string, updatedAtMs: number | null, isAnnounced: boolean): Standing {
  const [heldAtMs] = splitRevision(revision)
  const isLater = updatedAtMs !== null && heldAtMs > 0 && updatedAtMs > heldAtMs
  const mayCut = isLater || isAnnounced || updatedAtMs === null || heldAtMs === 0
  return { isLater, mayCut, mayEmpty: mayCut && updatedAtMs !== null }
}

/**
 * What is written of a body where another is stored: one that says that it is the same and lost something is refused; one that
 * lost a field is believed, for editors take things away, but only for a minute and without a validator, so that the next answer is a whole
 * one. Where that has the same in it, nothing is lost any more.
 *
 * @throws LossRefusedError
 */
export function holdAgainstStored(
  write: ReadModelWrite,
  stored: StoredBody,
  { name, isUnchanged }: { name: string; isUnchanged: boolean },
): ReadModelWrite {
  const losses = findLosses(stored.value, write.body)
  if (isUnchanged) refuseUnchangedLoss(write.body, { name, storedBytes: stored.bytes, losses })
  if (losses.length === 0) return write
  return { ...write, etag: dropValidator(write.etag), freshFor: Math.min(write.freshFor, LOOK_AGAIN_AFTER_MS) }
}
