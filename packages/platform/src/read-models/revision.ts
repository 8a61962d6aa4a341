import { createHash } from 'node:crypto'
import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'

/**
 * A revision is `{upstream's updatedAt in ms}-{count of the fetch}` (contracts/read-models/envelope.schema). An
 * `updatedAt` of 0 means that the upstream says no time, as with a 404, or has none that never goes back, as with a
 * list whose newest story may be withdrawn: then the counts alone decide.
 */
export function buildRevision(updatedAtMs: number | null, sequence: number): string {
  return `${Math.max(0, Math.trunc(updatedAtMs ?? 0))}-${sequence}`
}

/** The time (ms, 0 where none is known) and the count of a revision. */
export function splitRevision(revision: string): [number, number] {
  const dash = revision.indexOf('-')
  return [Number(revision.slice(0, dash)), Number(revision.slice(dash + 1))]
}

/**
 * Whether `candidate` must not replace `held`: the rule of the Lua script, for copies in the process. What that refuses for an absence stands in
 * no store, and is announced to nobody.
 */
export function isOlderRevision(candidate: string, held: string): boolean {
  const [updatedAt, count] = splitRevision(candidate)
  const [heldUpdatedAt, heldCount] = splitRevision(held)
  if (updatedAt > 0 && heldUpdatedAt > 0 && updatedAt !== heldUpdatedAt) return updatedAt < heldUpdatedAt
  return count < heldCount
}

/**
 * The last change of a read model that took something back, once one more is announced: what is older than its revision may be shown to nobody,
 * whatever came after. Null where none did. A revision older than what was taken back is of a Redis that has lost it: it begins anew.
 */
export function findLastRemoval(
  before: ChangeAnnouncement | null,
  change: ChangeAnnouncement,
): ChangeAnnouncement | null {
  if (change.state === 'withdrawn' || change.hard) return change
  return before === null || isOlderRevision(change.revision, before.revision) ? null : before
}

/** The hash by which two bodies of a read model are known to be the same: of their JSON. */
export function hashBody(json: string): string {
  return createHash('sha256').update(json).digest('base64url').slice(0, 22)
}
