import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'
import type { CachedPage } from './cached-page.ts'

/** A read model that has changed, and the revision that it has now. */
export type Change = Pick<ChangeAnnouncement, 'name' | 'revision'>

/**
 * Whether a page that bears the name of a changed read model has to be rendered anew. Not one that was made of this very
 * revision: the first read of a story announces it, and its page would be rendered twice. Nor one that is made of other
 * models which name it, as a list names a story: these say themselves when they change. An error is no page made of
 * something, so that any change of what it names may end it.
 */
export function isOutdatedBy({ status, madeOf }: Pick<CachedPage, 'status' | 'madeOf'>, change: Change): boolean {
  if (status !== 200 || madeOf.size === 0) return true
  const revision = madeOf.get(change.name)
  return revision !== undefined && revision !== change.revision
}
