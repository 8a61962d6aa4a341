import type { EventListKey, MultimediaListKey, ObituaryListKey } from '@liberta/contracts/read-models/list-id'
import { FILTERS_OF_KIND } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchKind, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'

/** Which list of stories is asked for. */
export type StoryListQuery =
  | { type: 'latest'; page: number }
  | { type: 'section'; sectionPath: string; page: number }
  | { type: 'tag' | 'journalist'; slug: string; page: number }

type Parameters = Readonly<Record<string, string | number | undefined>>

/** The address of a list of stories in the API. */
export function buildStoryListAddress(query: StoryListQuery): string {
  if (query.type === 'latest') return writeList('story', { latest: '1' }, query.page)
  const subject = query.type === 'section' ? query.sectionPath : query.slug
  return writeList('story', { [query.type]: subject }, query.page)
}

/** The address of a list of multimedia items in the API. */
export function buildMultimediaListAddress(key: MultimediaListKey): string {
  return writeList('multimedia', key.type === 'all' ? {} : { [key.type]: key.slug }, key.page)
}

/** The address of a list of events in the API. */
export function buildEventListAddress(key: EventListKey): string {
  if (key.type === 'upcoming') return writeList('event', {}, key.page)
  return writeList('event', { [key.type === 'eventType' ? 'type' : key.type]: key.slug }, key.page)
}

/** The address of a list of obituaries in the API. */
export function buildObituaryListAddress({ query, town, period, page }: ObituaryListKey): string {
  const filters = { query: query ?? undefined, town: town ?? undefined, period: period ?? undefined }
  return writeList('obituary', filters, page)
}

/** The address of a list that is no more than pages. */
export function buildLetterListAddress(page: number): string {
  return writeList('letter', {}, page)
}

/**
 * The address of a search in the API (requirements 7.30). Dates are instants of UTC; readers seek days, so whole days are asked
 * for, which lets everybody who means one day share one answer.
 */
export function buildSearchAddress(kind: SearchKind, search: SearchParameters): string {
  const { text, sort, when, date, dateFrom, dateTo, filters, page } = search
  const hasDates = [date, dateFrom, dateTo].some((instant) => instant !== null)
  const ofFilters = FILTERS_OF_KIND[kind].map((filter) => [filter, filters[filter]?.join(',')] as const)
  return writeAddress('search', {
    type: kind,
    qs: text ?? undefined,
    sort: sort ?? undefined,
    when: when ?? undefined,
    date: writeInstant(date),
    dateFrom: writeInstant(dateFrom),
    dateTo: writeInstant(dateTo),
    forceWholeDay: hasDates ? 'true' : undefined,
    ...Object.fromEntries(ofFilters),
    page: page > 1 ? page : undefined,
  })
}

function writeInstant(milliseconds: number | null): string | undefined {
  return milliseconds === null ? undefined : new Date(milliseconds).toISOString()
}

function writeList(content: string, subject: Parameters, page: number): string {
  return writeAddress(`${content}/list`, { ...subject, page: page > 1 ? page : undefined })
}

function writeAddress(path: string, parameters: Parameters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, String(value))
  return `/api/naxos/${path}${query.size > 0 ? `?${query}` : ''}`
}
