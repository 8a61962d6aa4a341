import { cmsSlugOf } from '@liberta/contracts/text/slug'
import { parseStoryListId } from '@liberta/contracts/read-models/list-id'
import type { StoryListKey } from '@liberta/contracts/read-models/list-id'
import { STORIES_PER_PAGE } from '@liberta/contracts/stories/story-list.schema'
import type { StoryListSubject } from '@liberta/contracts/stories/story-list.schema'
import { mapJournalist } from '../../naxos/mapping/map-people.ts'
import { mapTeasers } from '../../naxos/mapping/map-teaser.ts'
import { locateBySlug, findTag } from '../sources/find-tag.ts'
import type { SectionIndex } from '../../naxos/mapping/section-index.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, refuseAbsence, refuseIfAllBad, requireShown } from '../sources/conditional-fetch.ts'
import { tagStoryList } from '../sources/model-tags.ts'
import { LAST_PAGE, countPages, itemsOfPage } from '../sources/page-of-list.ts'
import type { RefreshContext, Refresher } from '../sources/refresher.ts'

interface KnownSubject {
  subject: StoryListSubject
  /** Changes with what the body takes from the subject's own answer. */
  fingerprint: string | null
}

/**
 * One page of a list of stories: latest, of a section, a tag or a journalist. What the list is about is known to exist when
 * the list is asked for, so that a 404 for the list is an error of the CMS.
 */
export function createStoryListRefresher(naxos: NaxosClient): Refresher<'storyList'> {
  return async (reference, context) => {
    const key = parseStoryListId(reference.id)
    if (!key || key.page > LAST_PAGE) return { state: 'missing' }
    const sections = await context.sections()
    const known = await findSubject(naxos, key, sections, context)
    if (!known) return { state: 'missing' }
    const path = locateList(key)
    const result = await fetchConditionally(naxos, path, context, [sections.fingerprint, known.fingerprint])
    refuseAbsence(result, path)
    if (result.state === 'notModified') return result
    const held = context.stored && { count: context.stored.stories.length, total: context.stored.total }
    const standing = context.standing(result.updatedAtMs)
    const items = itemsOfPage(result, { path, page: key.page, perPage: STORIES_PER_PAGE }, held, standing)
    if (!items) return { state: 'missing' }
    const stories = mapTeasers(items, { sections, drop: context.drop, grammar: context.grammar })
    refuseIfAllBad(items, stories, path, held?.count ?? 0, standing)
    const body = { subject: known.subject, ...countPages(result, key.page, STORIES_PER_PAGE, stories.length), stories }
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: tagStoryList(body) }
  }
}

function locateList(key: StoryListKey): string {
  const query = new URLSearchParams({ page: String(key.page), page_size: String(STORIES_PER_PAGE) })
  if (key.type === 'section') query.set('section', String(key.sectionId))
  else if (key.type !== 'latest') query.set(key.type, cmsSlugOf(key.slug))
  return `/story/list?${query.toString()}`
}

async function findSubject(
  naxos: NaxosClient,
  key: StoryListKey,
  sections: SectionIndex,
  { drop, signal }: RefreshContext<'storyList'>,
): Promise<KnownSubject | null> {
  if (key.type === 'latest') return { subject: { type: 'latest' }, fingerprint: null }
  if (key.type === 'section') {
    const section = sections.find(key.sectionId)
    return section && { subject: { type: 'section', section }, fingerprint: null }
  }
  if (key.type === 'tag') {
    const found = await findTag(naxos, key.slug, signal)
    return found && { subject: { type: 'tag', tag: found.tag }, fingerprint: found.fingerprint }
  }
  const path = locateBySlug('journalist', key.slug)
  const result = await naxos.get(path, { signal })
  if (result.state !== 'present') return null
  const journalist = requireShown(mapJournalist(result.data, drop), result.data, path)
  return { subject: { type: 'journalist', journalist }, fingerprint: result.etag ?? String(result.updatedAtMs) }
}
