import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { tagOf } from '@liberta/contracts/read-models/tag'
import type { Tag } from '@liberta/contracts/read-models/tag'
import { isWithdrawal } from '@liberta/platform/cms-changes/cms-change-job.schema'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { splitRevision } from '@liberta/platform/read-models/revision'

/** Changes by which a thing may be there again that was gone. */
const MAY_COME_OUT: ReadonlySet<CmsChange['event']> = new Set(['story.published', 'content.changed'])

/** Whether a read model is of the very thing that changed. Pages go by their slugs, which others may tell beside their id. */
export function isSubject({ model, id }: ReadModelReference, { subject }: CmsChange): boolean {
  return model === subject.type && id === (subject.type === 'page' ? subject.slug : String(subject.id))
}

/**
 * Whether what stands in the store of a read model that was just fetched for a change is from before it, as the CMS may tell of a change before each
 * of its answers has it: it holds what was withdrawn, or it is the changed thing with an earlier time than was announced, or without anything there, or
 * withdrawn still where it comes out again. Rejects where the store is silent.
 */
export async function comesFromBefore(
  store: Pick<ReadModelStore, 'describe' | 'readTags'>,
  change: CmsChange,
  reference: ReadModelReference,
): Promise<boolean> {
  const gone = goneWith(change)
  if (gone.length > 0) {
    const [tags = []] = await store.readTags([reference])
    if (gone.some((tag) => tags.includes(tag))) return true
  }
  if (isWithdrawal(change) || !isSubject(reference, change)) return false
  const [stands] = await store.describe([reference])
  if (!stands) return false
  // An update may be overtaken by a withdrawal, of which nobody is told late; what comes out again was gone before.
  if (stands.state === 'withdrawn') return MAY_COME_OUT.has(change.event)
  return stands.state === 'missing' || isEarlier(splitRevision(stands.revision)[0], change.updatedAtMs)
}

/** What holds one of these holds what is gone; of the thing itself, too, nothing stands there with its tag. */
function goneWith(change: CmsChange): Tag[] {
  const { type, id, slug } = change.subject
  if (!isWithdrawal(change))
    return (change.entries ?? []).flatMap((entry) =>
      entry.withdrawn && id !== null ? [tagOf.liveEntry(id, entry.id)] : [],
    )
  if (type === 'page') return slug === null ? [] : [tagOf.page(slug)]
  const isTagged = type === 'story' || type === 'multimedia' || type === 'event' || type === 'obituary'
  return isTagged && id !== null ? [tagOf[type](id)] : []
}

/** Both in milliseconds since the epoch; 0 of an answer that says no time. One may be said in whole seconds alone. */
function isEarlier(saidMs: number, announcedMs = 0): boolean {
  const exactMs = saidMs % 1000 === 0 ? 1000 : 1
  return saidMs > 0 && Math.floor(saidMs / exactMs) < Math.floor(announcedMs / exactMs)
}
