import { obituaryPeriodSchema } from '@liberta/contracts/obituaries/obituary-filters.schema'
import { FILTERS_OF_KIND, EMPTY_SEARCH, searchKindSchema } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import type { ApiAnswer, ContentSource, StoryListQuery } from '../content/api-client.ts'

type Answer = (source: ContentSource, query: URLSearchParams, last: string) => Promise<ApiAnswer<unknown>>

const pageOf = (query: URLSearchParams) => Number(query.get('page') ?? 1)

/** What the API answers, by the path behind `/api/naxos/`; the last segment stands for an id or a slug. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  siteconfigs: (source) => source.readSite(),
  'front/home': (source) => source.readFront(),
  'section/list': (source) => source.readSections(),
  'section/{id}': (source, _query, id) => source.readConfiguration('section', Number(id)),
  'folder/list': (source) => source.readFolders(),
  'folder/{id}': (source, _query, id) => source.readConfiguration('folder', Number(id)),
  'event_category/list': (source) => source.readEventCategories(),
  'event_category/{id}': (source, _query, id) => source.readConfiguration('event_category', Number(id)),
  'story/list': (source, query) => source.readStoryList(readStoryListQuery(query)),
  'story/{id}': (source, _query, id) => source.readStory(Number(id)),
  'tag/list': (source) => source.readTags(),
  'journalist/list': (source) => source.readJournalists(),
  'multimedia/list': (source, query) => source.readMultimediaList(readSubject(query, ['folder', 'tag'], 'all')),
  'multimedia/{id}': (source, _query, id) => source.readMultimedia(Number(id)),
  'programme/list': (source) => source.readProgrammes(),
  'podcast/list': (source) => source.readPodcasts(),
  'event/list': (source, query) => {
    const type = query.get('type')
    if (type !== null) return source.readEventList({ type: 'eventType', slug: type, page: pageOf(query) })
    return source.readEventList(readSubject(query, ['category', 'tag'], 'upcoming'))
  },
  'event/{id}': (source, _query, id) => source.readEvent(Number(id)),
  'obituary/list': (source, query) =>
    source.readObituaryList({
      query: query.get('query'),
      town: query.get('town'),
      period: obituaryPeriodSchema.safeParse(query.get('period')).data ?? null,
      page: pageOf(query),
    }),
  'obituary_town/list': (source) => source.readObituaryTowns(),
  'obituary/{id}': (source, _query, id) => source.readObituary(Number(id)),
  search: (source, query) =>
    source.readSearch(searchKindSchema.catch('story').parse(query.get('type')), readSearch(query)),
  'page/list': (source) => source.readPages(),
  'page/{id}': (source, _query, slug) => source.readPage(slug),
  'letter/list': (source, query) => source.readLetterList(pageOf(query)),
  'plan/list': (source) => source.readPlans(),
  'newsletter/list': (source) => source.readNewsletters(),
  'survey/list': (source) => source.readSurveys(),
  'survey/votes': (source) => source.readSurveyVotes(),
  'redirect/list': (source) => source.readRedirects(),
}

/** What the API would answer at that address, out of a source; `missing` for an address that it does not have. */
export function answerSample(source: ContentSource, url: URL): Promise<ApiAnswer<unknown>> {
  if (url.pathname === '/api/weather') return source.readWeather()
  const path = url.pathname.replace('/api/naxos/', '')
  const last = path.slice(path.lastIndexOf('/') + 1)
  const answer = ANSWERS[path] ?? ANSWERS[path.replace(/[^/]+$/, '{id}')]
  return answer?.(source, url.searchParams, decodeURIComponent(last)) ?? Promise.resolve({ state: 'missing' })
}

function readStoryListQuery(query: URLSearchParams): StoryListQuery {
  const page = pageOf(query)
  const section = query.get('section')
  if (section !== null) return { type: 'section', sectionPath: section, page }
  return readSubject(query, ['tag', 'journalist'], 'latest')
}

function readSubject<Subject extends string, Everything extends string>(
  query: URLSearchParams,
  subjects: readonly Subject[],
  everything: Everything,
): { type: Subject; slug: string; page: number } | { type: Everything; page: number } {
  const type = subjects.find((subject) => query.has(subject))
  const page = pageOf(query)
  return type === undefined ? { type: everything, page } : { type, slug: query.get(type) ?? '', page }
}

function readSearch(query: URLSearchParams): SearchParameters {
  const names = FILTERS_OF_KIND[searchKindSchema.catch('story').parse(query.get('type'))]
  const filters = names.flatMap((name) => (query.has(name) ? [[name, query.get(name)?.split(',')]] : []))
  return { ...EMPTY_SEARCH, text: query.get('qs'), filters: Object.fromEntries(filters), page: pageOf(query) }
}
