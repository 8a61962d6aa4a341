import { buildStoryListId, parseStoryListId } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Section } from '@liberta/contracts/sections/section.schema'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** Stories older than this, and pages beyond this, are archive. */
export const ARCHIVE_AFTER_MS = 14 * DAY
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
  cool: { freshForMs: 120 * SECOND, pollMs: null, queue: 'refresh' },
  archive: { freshForMs: 6 * HOUR, pollMs: null, queue: 'refresh' },
} as const satisfies Record<string, Tier>

export type RefreshTier = keyof typeof REFRESH_TIERS

/** A 404 of the upstream is remembered for this long. */
export const MISSING_FRESH_FOR_MS = 60 * SECOND

/** What a caller may know of a model beyond its name. */
export interface TierFacts {
  /** ISO 8601, of a story. */
  publishedAt?: string
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

function tierOfStory({ publishedAt, now = Date.now() }: TierFacts): RefreshTier {
  const published = publishedAt === undefined ? Number.NaN : Date.parse(publishedAt)
  return now - published > ARCHIVE_AFTER_MS ? 'archive' : 'cool'
}

/** The tier of a read model. */
export function tierOf({ model, id }: ReadModelReference, facts: TierFacts = {}): RefreshTier {
  switch (model) {
    case 'site':
    case 'front':
      return 'hot'
    case 'sections':
      return 'warm'
    case 'weather':
      return 'weather'
    case 'storyList':
      return tierOfList(id, facts)
    case 'story':
      return tierOfStory(facts)
    case 'sectionConfiguration':
      return facts.topLevel ? 'warm' : 'cool'
    default:
      return 'cool'
  }
}

/** The city of the weather (specification §9). */
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
    { model: 'weather', id: WEATHER_CITY },
  ]
  return references.map((ref) => ({ ref, tier: tierOf(ref, { topLevel: true }) }))
}
