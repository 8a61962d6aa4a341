import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import {
  buildEventListId,
  buildMultimediaListId,
  buildObituaryListId,
  buildStoryListId,
  parseObituaryListId,
  parseStoryListId,
} from '@liberta/contracts/read-models/list-id'
import { READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Section } from '@liberta/contracts/sections/section.schema'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Stories older than this, and pages beyond this, are archive. */
const ARCHIVE_AFTER_MS = 14 * DAY
export const ARCHIVE_AFTER_PAGE = 5

/** How fresh a read model is kept. `pollMs` null: only looked at when somebody reads it stale. */
interface Tier {
  freshForMs: number
  pollMs: number | null
  queue: 'refresh-hot' | 'refresh'
}

export const REFRESH_TIERS = {
  hot: { freshForMs: 15 * SECOND, pollMs: 15 * SECOND, queue: 'refresh-hot' },
  warm: { freshForMs: 60 * SECOND, pollMs: 60 * SECOND, queue: 'refresh' },
  weather: { freshForMs: 300 * SECOND, pollMs: 300 * SECOND, queue: 'refresh' },
  /** What editors change now and then, and what comes out a few times a day. */
  steady: { freshForMs: 300 * SECOND, pollMs: 300 * SECOND, queue: 'refresh' },
  /**
   * A new story is found within a minute, also where somebody searched for the same just before it came out; so is a new obituary
   * in the list of its town.
   */
  search: { freshForMs: 30 * SECOND, pollMs: null, queue: 'refresh' },
  /**
   * The webhook tells of changes at once; this is for one that it did not bring. Shorter, and readers of many pages would
   * have the CMS asked for each of them again and again, though hardly any has changed.
   */
  cool: { freshForMs: 15 * MINUTE, pollMs: null, queue: 'refresh' },
  /** A live blog that is being written: its page says when the CMS was last heard of, and an entry that no webhook brought is not missed for long. */
  live: { freshForMs: 15 * SECOND, pollMs: null, queue: 'refresh' },
  archive: { freshForMs: 6 * HOUR, pollMs: null, queue: 'refresh' },
} as const satisfies Record<string, Tier>

export type RefreshTier = keyof typeof REFRESH_TIERS

/** A 404 of the upstream is remembered for this long. */
export const MISSING_FRESH_FOR_MS = 60 * SECOND

/** What a caller may know of a model beyond its name. */
export interface TierFacts {
  /** ISO 8601, of a story. */
  publishedAt?: string
  /** Of a story: whether it is a live blog that is being written. */
  isLive?: boolean
  /** Of a section's configuration or list: whether the section stands at the top of the tree. */
  topLevel?: boolean
  /** Milliseconds since the epoch. */
  now?: number
}

function tierOfList(id: string, facts: TierFacts): RefreshTier {
  const key = parseStoryListId(id)
  if (!key) return 'cool'
  if (key.page > ARCHIVE_AFTER_PAGE) return 'archive'
  if (key.page > 1) return 'cool'
  if (key.type === 'latest') return 'hot'
  return key.type === 'section' && facts.topLevel ? 'warm' : 'cool'
}

function tierOfStory({ publishedAt, isLive = false, now = Date.now() }: TierFacts): RefreshTier {
  if (isLive) return 'live'
  const published = publishedAt === undefined ? Number.NaN : Date.parse(publishedAt)
  return now - published > ARCHIVE_AFTER_MS ? 'archive' : 'cool'
}

const RECENT_OBITUARIES = buildObituaryListId({ ...ALL_OBITUARIES, page: 1 })

function tierOfObituaries(id: string): RefreshTier {
  if (id === RECENT_OBITUARIES) return 'warm'
  const key = parseObituaryListId(id)
  const isChosen = key !== null && key.query === null && (key.town !== null || key.period !== null)
  return isChosen && key.page === 1 ? 'search' : 'cool'
}

const UPCOMING_EVENTS = buildEventListId({ type: 'upcoming', page: 1 })
const NEWEST_MULTIMEDIA = buildMultimediaListId({ type: 'all', page: 1 })

/** News last two days to the minute; the index says which file has changed. The other files change with what they list. */
function tierOfSitemap(id: string): RefreshTier {
  if (id === 'news') return 'warm'
  return id === 'index' ? 'steady' : 'cool'
}

type TierRule = (id: string, facts: TierFacts) => RefreshTier

/** The read models of which the id or the content decides how fresh they are kept. */
const TIER_RULES: Partial<Record<ReadModelName, TierRule>> = {
  storyList: tierOfList,
  story: (_id, facts) => tierOfStory(facts),
  sectionConfiguration: (_id, { topLevel }) => (topLevel ? 'warm' : 'cool'),
  obituaryList: tierOfObituaries,
  eventList: (id) => (id === UPCOMING_EVENTS ? 'steady' : 'cool'),
  sitemap: tierOfSitemap,
  multimediaList: (id) => (id === NEWEST_MULTIMEDIA ? 'steady' : 'cool'),
}

/** The tier of a read model. */
export function tierOf({ model, id }: ReadModelReference, facts: TierFacts = {}): RefreshTier {
  return TIER_RULES[model]?.(id, facts) ?? READ_MODELS[model].tier
}

/** Models of one body that every visit to their pages needs: nobody should meet a stale one. */
const STEADY_MODELS = (Object.keys(READ_MODELS) as ReadModelName[]).filter(
  (model) => READ_MODELS[model].tier === 'steady',
)

/** The city of the weather (requirements 9.33). */
const WEATHER_CITY = 'piacenza'

/** Everything that a schedule keeps warm, hot ones first: what a reader meets without looking far. */
export function polledReferences(sections: readonly Section[]): { ref: ReadModelReference; tier: RefreshTier }[] {
  const top = sections.filter((section) => section.parent === null)
  const references: ReadModelReference[] = [
    { model: 'front', id: 'home' },
    { model: 'site', id: 'main' },
    { model: 'storyList', id: buildStoryListId({ type: 'latest', page: 1 }) },
    { model: 'sections', id: 'all' },
    ...top.flatMap(({ id }): ReadModelReference[] => [
      { model: 'storyList', id: buildStoryListId({ type: 'section', sectionId: id, page: 1 }) },
      { model: 'sectionConfiguration', id: String(id) },
    ]),
    { model: 'obituaryList', id: RECENT_OBITUARIES },
    { model: 'weather', id: WEATHER_CITY },
    { model: 'eventList', id: UPCOMING_EVENTS },
    { model: 'multimediaList', id: NEWEST_MULTIMEDIA },
    { model: 'sitemap', id: 'news' },
    { model: 'sitemap', id: 'index' },
    ...STEADY_MODELS.map((model): ReadModelReference => ({ model, id: 'all' })),
  ]
  return references.map((ref) => ({ ref, tier: tierOf(ref, { topLevel: true }) }))
}
