import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import { isOlderRevision } from './revision.ts'

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
