import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import {
  buildEventListId,
  buildLiveId,
  buildMultimediaListId,
  buildObituaryListId,
  buildStoryListId,
  parseLiveId,
} from '@liberta/contracts/read-models/list-id'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { StoryListKey } from '@liberta/contracts/read-models/list-id'
import { tagOf } from '@liberta/contracts/read-models/tag'
import type { Tag } from '@liberta/contracts/read-models/tag'
import { isWithdrawal } from '@liberta/platform/cms-changes/cms-change-job.schema'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'

/**
 * What is done to a read model: `refresh` at once; `refreshStored` at once where it stands in the store, and nothing where
 * nobody has read it; `markStale`, so that its next reader has it refreshed.
 */
export type Treatment = 'refresh' | 'refreshStored' | 'markStale'

export interface TouchedModel {
  reference: ReadModelReference
  treatment: Treatment
}

/** Following pages of a list on which a story moves down when one comes in at the top. */
const LAST_MOVED_PAGE = 5
/** Models containing a changed story that are refreshed at once; more of them wait for their next reader. */
const MOST_REFRESHED_AT_ONCE = 60

/** Pages of a live story's entries that are fetched with each new entry: the last ones, which hold it, whatever was read meanwhile. */
const MOST_LIVE_PAGES_AT_ONCE = 4

/** Searches among stories that are made anew for a story that came out or changed: those that show it, then those asked for last. */
const MOST_SEARCHES_AT_ONCE = 60

/** Lists that a new item of a kind comes into before anybody can know it by a tag. */
const NEWEST: Readonly<Record<'multimedia' | 'event' | 'obituary' | 'page', ReadModelReference>> = {
  multimedia: { model: 'multimediaList', id: buildMultimediaListId({ type: 'all', page: 1 }) },
  event: { model: 'eventList', id: buildEventListId({ type: 'upcoming', page: 1 }) },
  obituary: { model: 'obituaryList', id: buildObituaryListId({ ...ALL_OBITUARIES, page: 1 }) },
  page: { model: 'pages', id: 'all' },
}

/** What hangs on a live story and shows it not: it takes no place of what does. */
const LIVE_PARTS: ReadonlySet<string> = new Set(['liveEntries', 'liveEntry'])

const FRONT: ReadModelReference = { model: 'front', id: 'home' }

/** The tags under which the store knows what contains the subject of a change; none where nothing does. */
export function containingTags({ event, subject, entries = [] }: CmsChange): Tag[] {
  const { type, id, slug } = subject
  if (type === 'page') return slug === null ? [] : [tagOf.page(slug)]
  if (id === null) return []
  switch (type) {
    case 'story':
      if (event === 'story.updated' && entries.length > 0) {
        return [tagOf.liveEntries(id), ...entries.map((entry) => tagOf.liveEntry(id, entry.id))]
      }
      return [
        tagOf.story(id),
        // Whether its entries may be read hangs on the whole story.
        ...(event === 'story.published' ? [] : [tagOf.liveEntries(id)]),
      ]
    case 'section':
    case 'multimedia':
    case 'event':
    case 'obituary':
      return [tagOf[type](id)]
    default:
      return []
  }
}

/**
 * The tags of what may come to contain the subject. What a new or changed story is found by nobody can tell, so that it concerns every
 * search among stories; as little which town an obituary names, in which folder a clip lies or of which category an event is, so that these
 * concern every list of their kind.
 */
export function kindTags({ event, subject: { type }, entries = [] }: CmsChange): Tag[] {
  if (isWithdrawal({ event })) return []
  switch (type) {
    case 'story':
      return entries.length > 0 ? [] : [tagOf.everyStorySearch()]
    case 'obituary':
      return [tagOf.everyObituaryList()]
    case 'multimedia':
      return [tagOf.everyMultimediaList()]
    case 'event':
      return [tagOf.everyEventList()]
    default:
      return []
  }
}

/**
 * The read models that a change in the CMS touches, most urgent first, each once.
 * @param containing the stored models whose tags hold the subject (`containingTags`), those written last at the end
 * @param ofKind the stored models that may come to hold it (`kindTags`), in the same order
 */
export function whatAChangeTouches(
  change: CmsChange,
  containing: readonly ReadModelReference[],
  ofKind: readonly ReadModelReference[] = [],
): TouchedModel[] {
  const known = new Set(containing.map(nameReadModel))
  const others = ofKind.filter((reference) => !known.has(nameReadModel(reference)))
  return dropRepeated(touchedWith(change, containing, others))
}

/** @param others of the same kind as what contains it */
function touchedWith(
  change: CmsChange,
  containing: readonly ReadModelReference[],
  others: readonly ReadModelReference[],
): TouchedModel[] {
  switch (change.event) {
    case 'front.changed':
      return [treat('refresh', FRONT)]
    case 'content.changed':
      return [...contentOf(change, 'refreshStored'), ...refreshSome([...others, ...containing])]
    case 'content.withdrawn':
      return [...contentOf(change, 'refresh'), ...containing.map((reference) => treat('refresh', reference))]
    case 'configuration.changed':
      return [...configurationsOf(change), ...containing.map((reference) => treat('markStale', reference))]
    case 'story.withdrawn':
      return [
        treat('refresh', FRONT),
        ...storyOf(change, 'refresh'),
        ...containing.map((reference) => treat('refresh', reference)),
        ...listsOf(change),
      ]
    case 'story.published':
      return [
        treat('refresh', FRONT),
        ...storyOf(change, 'refresh'),
        ...listsOf(change),
        ...storiesAmong(containing, others),
      ]
    case 'story.updated':
      if (change.entries !== undefined && change.entries.length > 0) return entriesOf(change, containing)
      return [
        treat('refresh', FRONT),
        ...storyOf(change, 'refreshStored'),
        ...listsOf(change),
        ...storiesAmong(containing, others),
      ]
  }
}

function storyOf({ subject }: CmsChange, treatment: Treatment): TouchedModel[] {
  return subject.id === null ? [] : [treat(treatment, { model: 'story', id: String(subject.id) })]
}

/**
 * Of a live story where entries alone have changed: itself, those entries, and the last pages of its entries, the last first; the others
 * wait for their readers. No list and no front shows anything of an entry. Where one was withdrawn, it stands nowhere any longer.
 */
function entriesOf(
  { subject: { id: story }, entries = [] }: CmsChange,
  containing: readonly ReadModelReference[],
): TouchedModel[] {
  if (story === null) return []
  const isWithdrawn = entries.some(({ withdrawn }) => withdrawn)
  const pages = containing
    .filter(({ model }) => model === 'liveEntries')
    .toSorted((one, other) => numberOf(other) - numberOf(one))
  return [
    treat('refreshStored', { model: 'story', id: String(story) }),
    ...entries.map(({ id, withdrawn }) =>
      treat(withdrawn ? 'refresh' : 'refreshStored', { model: 'liveEntry', id: buildLiveId({ story, number: id }) }),
    ),
    ...pages.map((reference, index) =>
      treat(isWithdrawn || index < MOST_LIVE_PAGES_AT_ONCE ? 'refreshStored' : 'markStale', reference),
    ),
  ]
}

/** Which page of the entries it is, from the beginning. */
function numberOf({ id }: ReadModelReference): number {
  return parseLiveId(id)?.number ?? 0
}

function listsOf({ sections, tags, journalists }: CmsChange): TouchedModel[] {
  const keysOnPage = (page: number): StoryListKey[] => [
    ...sections.map((sectionId) => ({ type: 'section' as const, sectionId, page })),
    ...tags.map((slug) => ({ type: 'tag' as const, slug, page })),
    ...journalists.map((slug) => ({ type: 'journalist' as const, slug, page })),
  ]
  const following = Array.from({ length: LAST_MOVED_PAGE - 1 }, (_, index) => index + 2)
  return [
    treat('refresh', listOf({ type: 'latest', page: 1 })),
    ...keysOnPage(1).map((key) => treat('refreshStored', listOf(key))),
    ...following.flatMap((page) =>
      [{ type: 'latest' as const, page }, ...keysOnPage(page)].map((key) => treat('markStale', listOf(key))),
    ),
  ]
}

/** The item itself, and the list that it comes into first. */
function contentOf({ subject: { type, id, slug } }: CmsChange, treatment: Treatment): TouchedModel[] {
  if (type === 'page')
    return slug === null ? [] : [treat(treatment, { model: 'page', id: slug }), treat('refresh', NEWEST.page)]
  if (id === null || (type !== 'multimedia' && type !== 'event' && type !== 'obituary')) return []
  return [treat(treatment, { model: type, id: String(id) }), treat('refresh', NEWEST[type])]
}

/** Of the searches those that show the story and are too many are marked; the others are stale within half a minute anyway. */
function storiesAmong(
  containing: readonly ReadModelReference[],
  otherSearches: readonly ReadModelReference[],
): TouchedModel[] {
  const searches = containing.filter(({ model }) => model === 'search')
  const others = containing.filter(({ model }) => model !== 'search')
  const parts = others.filter(({ model }) => LIVE_PARTS.has(model))
  return [
    ...refreshSome(others.filter(({ model }) => !LIVE_PARTS.has(model))),
    ...refreshSome(parts),
    ...[...otherSearches, ...searches]
      .slice(-MOST_SEARCHES_AT_ONCE)
      .map((reference) => treat('refreshStored', reference)),
    ...searches.slice(0, -MOST_SEARCHES_AT_ONCE).map((reference) => treat('markStale', reference)),
  ]
}

/** Those written last are refreshed, as somebody reads them. */
function refreshSome(containing: readonly ReadModelReference[]): TouchedModel[] {
  const first = containing.length - MOST_REFRESHED_AT_ONCE
  return containing.map((reference, index) => treat(index < first ? 'markStale' : 'refreshStored', reference))
}

function configurationsOf({ subject }: CmsChange): TouchedModel[] {
  const site = treat('refresh', { model: 'site', id: 'main' })
  const sections = treat('refresh', { model: 'sections', id: 'all' })
  if (subject.type === 'folder')
    return [treat('refresh', { model: 'folders', id: 'all' }), ...ownConfiguration('folderConfiguration', subject.id)]
  if (subject.type === 'event_category')
    return [
      treat('refresh', { model: 'eventCategories', id: 'all' }),
      ...ownConfiguration('eventCategoryConfiguration', subject.id),
    ]
  if (subject.type === 'section') return [site, sections, ...ownConfiguration('sectionConfiguration', subject.id)]
  return subject.type === 'front' ? [treat('refresh', FRONT)] : [site, sections]
}

function ownConfiguration(
  model: 'sectionConfiguration' | 'folderConfiguration' | 'eventCategoryConfiguration',
  id: number | null,
): TouchedModel[] {
  return id === null ? [] : [treat('refreshStored', { model, id: String(id) })]
}

function listOf(key: StoryListKey): ReadModelReference {
  return { model: 'storyList', id: buildStoryListId(key) }
}

function treat(treatment: Treatment, reference: ReadModelReference): TouchedModel {
  return { reference, treatment }
}

/** Keeps the first of each name, with the strongest treatment that any of them asks for. */
function dropRepeated(models: readonly TouchedModel[]): TouchedModel[] {
  const byName = new Map<string, TouchedModel>()
  for (const model of models) {
    const name = nameReadModel(model.reference)
    const known = byName.get(name)
    if (!known) byName.set(name, { ...model })
    else if (STRENGTH[model.treatment] > STRENGTH[known.treatment]) known.treatment = model.treatment
  }
  return [...byName.values()]
}

const STRENGTH: Readonly<Record<Treatment, number>> = { markStale: 0, refreshStored: 1, refresh: 2 }
