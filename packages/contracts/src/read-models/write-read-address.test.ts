import { describe, expect, it } from '@jest/globals'
import { dayInRome } from '@liberta/italian/italian-date'
import { nextMidnightInRome } from '@liberta/italian/rome-time'
import { startOfDayInRome } from '@liberta/italian/rome-time'
import fc from 'fast-check'
import { OBITUARY_PERIODS } from '../obituaries/obituary-filters.schema.ts'
import { FILTER_IDS, normaliseSearchText } from '../search/search-parameters.schema.ts'
import { encodeSlug } from '../text/slug.ts'
import type { ReadRoute, Referred } from './define-read-route.ts'
import {
  buildEventListId,
  buildLiveId,
  buildMultimediaListId,
  buildObituaryListId,
  buildStoryListId,
} from './list-id.ts'
import type { LiveKey } from './list-id.ts'
import { READ_ROUTES } from './read-routes.table.ts'
import type { ReadCall, ReadParameters } from './read-routes.table.ts'
import { buildSearchId, LONGEST_SEARCH_ID } from './search-id.ts'

/** What a call may be asked with, and the id of the read model that is then meant. */
type Subject<Parameters> = [parameters: fc.Arbitrary<Parameters>, idOf: (parameters: Parameters) => string]

const SECTION_ID = 14
const page = fc.integer({ min: 1, max: 999_999 })
const id = fc.integer({ min: 1, max: 2_147_483_647 })
const slug = fc.stringMatching(/^[a-zA-Z][a-zA-Z. -]{0,30}$/).map((text) => encodeSlug(text))
const text = fc.option(
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((typed) => normaliseSearchText(typed)),
  { freq: 2 },
)
const sectionPath = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((slugs) => slugs.join('/'))
/** A day of Rome, by its first instant. */
const day = fc
  .date({ min: new Date('1900-01-01T12:00:00Z'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((instant) => startOfDayInRome(dayInRome(instant))?.getTime() ?? 0)
const filters = fc.dictionary(
  fc.constantFrom(...FILTER_IDS),
  fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 1, maxLength: 10 }),
  { noNullPrototype: true },
)

const whole: Subject<undefined> = [fc.constant(undefined), () => 'all']
const ofLive: Subject<LiveKey> = [fc.record({ story: id, number: id }), buildLiveId]
const ofId: Subject<{ id: number }> = [fc.record({ id }), (asked) => String(asked.id)]

const SUBJECTS: { [Call in ReadCall]: Subject<ReadParameters<Call>> } = {
  site: [fc.constant(undefined), () => 'main'],
  sections: whole,
  sectionConfiguration: ofId,
  folderConfiguration: ofId,
  eventCategoryConfiguration: ofId,
  front: [fc.constant(undefined), () => 'home'],
  storyList: [
    fc.oneof(
      fc.record({ type: fc.constant('latest' as const), page }),
      fc.record({ type: fc.constant('section' as const), sectionPath, page }),
      fc.record({ type: fc.constantFrom('tag' as const, 'journalist' as const), slug, page }),
    ),
    (asked) => buildStoryListId(asked.type === 'section' ? { ...asked, sectionId: SECTION_ID } : asked),
  ],
  story: ofId,
  sitemap: [
    fc.record({ part: fc.constantFrom('index', 'news', 'stories.2026-11.1', 'videos.2012-01.20') }),
    ({ part }) => part,
  ],
  liveEntries: ofLive,
  liveEntry: ofLive,
  tags: whole,
  journalists: whole,
  folders: whole,
  multimediaList: [
    fc.oneof(
      fc.record({ type: fc.constant('all' as const), page }),
      fc.record({ type: fc.constantFrom('folder' as const, 'tag' as const), slug, page }),
    ),
    buildMultimediaListId,
  ],
  multimedia: ofId,
  programmes: whole,
  podcasts: whole,
  eventCategories: whole,
  eventList: [
    fc.oneof(
      fc.record({ type: fc.constant('upcoming' as const), page }),
      fc.record({ type: fc.constant('eventType' as const), slug: fc.constantFrom('evento', 'rassegna'), page }),
      fc.record({ type: fc.constantFrom('category' as const, 'tag' as const), slug, page }),
    ),
    buildEventListId,
  ],
  event: ofId,
  obituaryList: [
    fc.record({ query: text, town: fc.option(slug), period: fc.option(fc.constantFrom(...OBITUARY_PERIODS)), page }),
    buildObituaryListId,
  ],
  obituaryTowns: whole,
  obituary: ofId,
  search: [
    fc
      .record({
        kind: fc.constantFrom('story' as const, 'multimedia' as const, 'event' as const),
        search: fc.record({
          text,
          operator: fc.constantFrom('or' as const, 'and' as const),
          matching: fc.constantFrom(null, 'best_fields' as const, 'phrase_prefix' as const),
          sort: fc.constantFrom(null, 'relevance' as const, 'recent' as const),
          when: fc.constantFrom(null, 'oggi' as const, 'fine-settimana' as const),
          date: fc.option(day),
          dateFrom: fc.option(day),
          dateTo: fc.option(day.map((instant) => nextMidnightInRome(new Date(instant)).getTime() - 1)),
          filters,
          page,
        }),
      })
      .filter(({ kind, search }) => buildSearchId(kind, search).length <= LONGEST_SEARCH_ID),
    ({ kind, search }) => buildSearchId(kind, search),
  ],
  pages: whole,
  page: [fc.record({ slug }), (asked) => asked.slug],
  letterList: [fc.record({ page }), (asked) => String(asked.page)],
  plans: whole,
  newsletters: whole,
  surveys: whole,
  surveyVotes: whole,
  mostRead: whole,
  redirects: whole,
  weather: [fc.constant(undefined), () => 'piacenza'],
}

/** What a server reads out of an address of that route. */
function takeApart({ path }: ReadRoute, address: string) {
  const url = new URL(address, 'http://api.invalid')
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const values = Object.entries(pattern.exec(url.pathname)?.groups ?? { none: 'of this path' })
  return {
    params: Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)])),
    query: Object.fromEntries(url.searchParams),
  }
}

function idOfReferred(referred: Referred): string {
  if ('section' in referred) return referred.refer(SECTION_ID).id
  return 'id' in referred ? referred.id : referred.detail
}

describe('an address that is written for what a caller asks with', () => {
  it.each(Object.keys(READ_ROUTES) as ReadCall[])('%s: leads to the read model that is meant', (call) => {
    const route: ReadRoute = READ_ROUTES[call]
    const [parameters, idOf] = SUBJECTS[call] as [fc.Arbitrary<unknown>, (asked: unknown) => string]
    fc.assert(
      fc.property(parameters, (asked) => {
        const { params, query } = takeApart(route, route.write(asked))
        expect(idOfReferred(route.refer(params, query))).toBe(idOf(asked))
        expect(idOf(route.parse(params, query))).toBe(idOf(asked))
      }),
    )
  })
})
