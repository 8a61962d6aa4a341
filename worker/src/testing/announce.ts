import { randomUUID } from 'node:crypto'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'

/** What the CMS says of a subject, under an id of its own, as the API has read it. */
export function announcementOf(
  event: CmsChange['event'],
  subject: Partial<CmsChange['subject']> & Pick<CmsChange['subject'], 'type'>,
  more: Partial<CmsChange> = {},
): CmsChange {
  const named = { sections: [], tags: [], journalists: [] }
  return { id: randomUUID(), event, subject: { id: null, slug: null, ...subject }, ...named, ...more }
}
