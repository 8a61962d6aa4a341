import { parseStoryListId } from '@liberta/contracts/read-models/read-model-key'
import type { StoryListKey } from '@liberta/contracts/read-models/read-model-key'
import { STORIES_PER_PAGE } from '@liberta/contracts/stories/story-list.schema'
import type { StoryList, StoryListSubject } from '@liberta/contracts/stories/story-list.schema'
import { mapJournalist, mapTag } from '../../naxos/mapping/map-people.ts'
import { mapTeasers } from '../../naxos/mapping/map-teaser.ts'
import type { SectionIndex } from '../../naxos/mapping/section-index.ts'
import type { NaxosAnswer, NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { fetchConditionally, itemsOf, refuseIfAllBad } from '../conditional-fetch.ts'
import { tagStoryList } from '../model-tags.ts'
import type { RefreshContext, Refresher } from '../refresher.ts'

/** The CMS pages no further (docs/naxos.md), and calls a later page a bad request. */
const LAST_PAGE = 100_000

interface KnownSubject {
  subject: StoryListSubject
  /** Changes with what the body takes from the subject's own answer. */
  fingerprint: string | null
}

/** One page of a list of stories: latest, of a section, a tag or a journalist. */
export function createStoryListRefresher(naxos: NaxosClient): Refresher<'storyList'> {
  return async (reference, context) => {
    const key = parseStoryListId(reference.id)
    if (!key || key.page > LAST_PAGE) return { state: 'missing' }
    const sections = await context.sections()
    const known = await findSubject(naxos, key, sections, context)
    if (!known) return { state: 'missing' }
    const path = locateList(key)
    const result = await fetchConditionally(naxos, path, context, [sections.fingerprint, known.fingerprint])
    if (result.state === 'notModified' || result.state === 'missing') return result
    if (result.state === 'withdrawn') return { state: 'missing' }
    const items = itemsOf(result, path)
    if (items.length === 0 && key.page > 1) return { state: 'missing' }
    const body = makePage(known.subject, key.page, result, mapTeasers(items, { sections, drop: context.drop }))
    refuseIfAllBad(items, body.stories, path)
    refuseIfEmptied(body, context.stored, path)
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: tagStoryList(body) }
  }
}

function locateList(key: StoryListKey): string {
  const query = new URLSearchParams({ page: String(key.page), page_size: String(STORIES_PER_PAGE) })
  if (key.type === 'section') query.set('section', String(key.sectionId))
  else if (key.type !== 'latest') query.set(key.type, key.slug)
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
  const path = `/${key.type}/${encodeURIComponent(key.slug)}`
  const result = await naxos.get(path, { signal })
  if (result.state !== 'present') return null
  const subject = readSubject(key.type, result.data, drop)
  if (!subject) throw new NaxosError('malformed', `${path}: data is no ${key.type}`)
  return { subject, fingerprint: result.etag ?? String(result.updatedAtMs) }
}

function readSubject(type: 'tag' | 'journalist', data: unknown, drop: RefreshContext['drop']): StoryListSubject | null {
  if (type === 'tag') {
    const tag = mapTag(data)
    return tag && { type, tag }
  }
  const journalist = mapJournalist(data, drop)
  return journalist && { type, journalist }
}

/** A total that is missing, or less than what the answer itself holds, is taken from what it holds. */
function makePage(
  subject: StoryListSubject,
  page: number,
  answer: NaxosAnswer,
  stories: StoryList['stories'],
): StoryList {
  const total = Math.max(answer.total ?? 0, (page - 1) * STORIES_PER_PAGE + stories.length)
  return { subject, page, pages: Math.max(1, Math.ceil(total / STORIES_PER_PAGE)), total, stories }
}

/** A single story may be taken back and leave a list empty; a list of more than a page does not empty itself at once. */
function refuseIfEmptied(body: StoryList, stored: StoryList | null, path: string): void {
  if (body.total === 0 && stored && stored.total > STORIES_PER_PAGE) {
    throw new NaxosError('malformed', `${path}: a list of ${stored.total} stories became empty`)
  }
}
