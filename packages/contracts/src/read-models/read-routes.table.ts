import { z } from 'zod'
import {
  defineFixedRoute,
  defineIdRoute,
  defineListRoute,
  defineLivePartRoute,
  defineSlugRoute,
  defineWholeRoute,
} from './define-read-route.ts'
import type { QueryCodec, ReadRoute } from './define-read-route.ts'
import { WEATHER_PATH } from '../weather/describe-weather.ts'
import { LETTER_LIST_QUERY, OBITUARY_LIST_QUERY } from './obituary-list-query.schema.ts'
import { EVENT_LIST_QUERY } from './event-list-query.schema.ts'
import { MULTIMEDIA_LIST_QUERY } from './multimedia-list-query.schema.ts'
import { SEARCH_QUERY } from './search-query.schema.ts'
import { STORY_LIST_QUERY } from './story-list-query.schema.ts'
import { sitemapIdSchema } from '../sitemaps/sitemap.schema.ts'
import type { ReadModelBody, ReadModelName } from './read-model-key.ts'

const sitemapQuerySchema = z.object({
  part: sitemapIdSchema.describe('Which sitemap: index, news, or a file of a month: stories.2026-11.1'),
})

/** The query of a sitemap: its name. */
const SITEMAP_QUERY: QueryCodec<typeof sitemapQuerySchema, { part: string }> = {
  schema: sitemapQuerySchema,
  read: (query) => query,
  write: (query) => query,
  refer: ({ part }) => ({ model: 'sitemap', id: part }),
}

/**
 * Every read call of the API, by the read model that it answers with. The API's routes and documentation, the client of the pages,
 * samples and tests are made from this and from nothing else.
 */
export const READ_ROUTES = {
  site: defineFixedRoute(
    { model: 'site', id: 'main' },
    {
      operation: 'readSiteConfiguration',
      path: '/api/naxos/siteconfigs',
      summary: 'Trendings and the items of the menus',
    },
  ),
  sections: defineWholeRoute('sections', {
    operation: 'listSections',
    path: '/api/naxos/section/list',
    summary: 'All sections of the paper',
  }),
  sectionConfiguration: defineIdRoute('sectionConfiguration', {
    operation: 'readSectionConfiguration',
    path: '/api/naxos/section/{id}',
    summary: 'Banners and defaults of a section',
  }),
  folderConfiguration: defineIdRoute('folderConfiguration', {
    operation: 'readFolderConfiguration',
    path: '/api/naxos/folder/{id}',
    summary: 'Banners and defaults of a multimedia folder',
  }),
  eventCategoryConfiguration: defineIdRoute('eventCategoryConfiguration', {
    operation: 'readEventCategoryConfiguration',
    path: '/api/naxos/event_category/{id}',
    summary: 'Banners and defaults of an event category',
  }),
  front: defineFixedRoute(
    { model: 'front', id: 'home' },
    { operation: 'readHomeFront', path: '/api/naxos/front/home', summary: 'The home page, block by block' },
  ),
  storyList: defineListRoute('storyList', STORY_LIST_QUERY, {
    operation: 'listStories',
    path: '/api/naxos/story/list',
    summary: 'One page of the stories of a section, a tag or a journalist, or of the latest, newest first',
  }),
  story: defineIdRoute('story', {
    operation: 'readStory',
    path: '/api/naxos/story/{id}',
    summary: 'One story, as its page shows it',
  }),
  liveEntries: defineLivePartRoute('liveEntries', {
    operation: 'listLiveEntries',
    path: '/api/naxos/story/{id}/entries/{number}',
    summary: 'One page of the entries of a live story, from its beginning',
  }),
  liveEntry: defineLivePartRoute('liveEntry', {
    operation: 'readLiveEntry',
    path: '/api/naxos/story/{id}/entry/{number}',
    summary: 'One entry of a live story',
  }),
  mostRead: defineWholeRoute('mostRead', {
    operation: 'listMostRead',
    path: '/api/naxos/story/most-read',
    summary: 'What readers of this site read most in the last 24 hours; empty while too little was read to tell',
  }),
  tags: defineWholeRoute('tags', {
    operation: 'listTags',
    path: '/api/naxos/tag/list',
    summary: 'All tags, by name',
  }),
  journalists: defineWholeRoute('journalists', {
    operation: 'listJournalists',
    path: '/api/naxos/journalist/list',
    summary: 'All journalists of the paper',
  }),
  folders: defineWholeRoute('folders', {
    operation: 'listFolders',
    path: '/api/naxos/folder/list',
    summary: 'All multimedia folders',
  }),
  multimediaList: defineListRoute('multimediaList', MULTIMEDIA_LIST_QUERY, {
    operation: 'listMultimedia',
    path: '/api/naxos/multimedia/list',
    summary: 'One page of the videos, galleries and recordings of a folder, of a tag, or of all, newest first',
  }),
  multimedia: defineIdRoute('multimedia', {
    operation: 'readMultimedia',
    path: '/api/naxos/multimedia/{id}',
    summary: 'One video, gallery or recording, as its page shows it',
  }),
  programmes: defineWholeRoute('programmes', {
    operation: 'listProgrammes',
    path: '/api/naxos/programme/list',
    summary: 'The programmes of the television with their last editions',
  }),
  podcasts: defineWholeRoute('podcasts', {
    operation: 'listPodcasts',
    path: '/api/naxos/podcast/list',
    summary: 'All podcasts with their episodes, newest first',
  }),
  eventCategories: defineWholeRoute('eventCategories', {
    operation: 'listEventCategories',
    path: '/api/naxos/event_category/list',
    summary: 'All event categories',
  }),
  eventList: defineListRoute('eventList', EVENT_LIST_QUERY, {
    operation: 'listEvents',
    path: '/api/naxos/event/list',
    summary: 'One page of the events that are not over, of a category, a type, a tag, or of all, by their beginning',
  }),
  event: defineIdRoute('event', {
    operation: 'readEvent',
    path: '/api/naxos/event/{id}',
    summary: 'One event, as its page shows it',
  }),
  obituaryList: defineListRoute('obituaryList', OBITUARY_LIST_QUERY, {
    operation: 'listObituaries',
    path: '/api/naxos/obituary/list',
    summary: 'One page of the obituaries, newest first; of a name, a town or a period where one is given',
  }),
  obituaryTowns: defineWholeRoute('obituaryTowns', {
    operation: 'listObituaryTowns',
    path: '/api/naxos/obituary_town/list',
    summary: 'The towns that the obituaries of the last year name, in the order of the alphabet',
  }),
  obituary: defineIdRoute('obituary', {
    operation: 'readObituary',
    path: '/api/naxos/obituary/{id}',
    summary: 'One obituary',
  }),
  search: defineListRoute('search', SEARCH_QUERY, {
    operation: 'search',
    path: '/api/naxos/search',
    summary: 'One page of the stories, multimedia items or events that a search finds, best first',
  }),
  pages: defineWholeRoute('pages', {
    operation: 'listPages',
    path: '/api/naxos/page/list',
    summary: 'All editorial pages, without their text',
  }),
  page: defineSlugRoute('page', {
    operation: 'readPage',
    path: '/api/naxos/page/{slug}',
    summary: 'One editorial page with its text',
  }),
  letterList: defineListRoute('letterList', LETTER_LIST_QUERY, {
    operation: 'listLetters',
    path: '/api/naxos/letter/list',
    summary: 'One page of the published letters, newest first',
  }),
  plans: defineWholeRoute('plans', {
    operation: 'listPlans',
    path: '/api/naxos/plan/list',
    summary: 'The plans of subscription',
  }),
  newsletters: defineWholeRoute('newsletters', {
    operation: 'listNewsletters',
    path: '/api/naxos/newsletter/list',
    summary: 'The newsletters',
  }),
  surveys: defineWholeRoute('surveys', {
    operation: 'listSurveys',
    path: '/api/naxos/survey/list',
    summary: 'All surveys, the current one first, with the votes that the CMS has counted elsewhere',
  }),
  surveyVotes: defineWholeRoute('surveyVotes', {
    operation: 'listSurveyVotes',
    path: '/api/naxos/survey/votes',
    summary: 'The votes given on the site, by survey and answer',
  }),
  redirects: defineWholeRoute('redirects', {
    operation: 'listRedirects',
    path: '/api/naxos/redirect/list',
    summary: 'The redirect rules, keyed by 301 and 302',
  }),
  sitemap: defineListRoute('sitemap', SITEMAP_QUERY, {
    operation: 'readSitemap',
    path: '/api/naxos/sitemap',
    summary: 'One sitemap: the index, the news of two days, or the addresses of a month',
  }),
  // The default city (requirements 9.33), with `current` at the top of the answer (7.27).
  weather: defineFixedRoute(
    { model: 'weather', id: 'piacenza' },
    { operation: 'readWeather', path: WEATHER_PATH, summary: 'Current weather in Piacenza', shape: 'bare' },
  ),
} as const satisfies Readonly<Record<ReadModelName, ReadRoute>>

/** A read call, by the name of the read model that it answers with. */
export type ReadCall = keyof typeof READ_ROUTES

/** What a call is asked with; undefined for one that takes nothing. */
export type ReadParameters<Call extends ReadCall> =
  (typeof READ_ROUTES)[Call] extends ReadRoute<infer Parameters> ? Parameters : never

/** `ReadParameters` as the last arguments of a function: none for a call that takes nothing. */
export type ReadArguments<Call extends ReadCall> =
  ReadParameters<Call> extends undefined ? [] : [parameters: ReadParameters<Call>]

/** What a call is answered with. */
export type ReadBody<Call extends ReadCall> = ReadModelBody<Call>
