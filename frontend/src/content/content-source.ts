import type { EventListKey, MultimediaListKey, ObituaryListKey } from '@liberta/contracts/read-models/list-id'
import type { ReadModelBody, ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { SearchKind, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import type { StoryListQuery } from './build-api-address.ts'

/** What the API said. `missing` and `withdrawn` are its true 404 and 410; everything else that is no body is `unavailable`. */
export type ApiAnswer<Body> =
  | { state: 'present'; body: Body; tags: string[] }
  | { state: 'missing' }
  | { state: 'withdrawn' }
  /** `isLimited`: the asker has asked for too much that is new. */
  | { state: 'unavailable'; retryAfterSeconds: number; isLimited?: true }

/** The answer whose body is that of a read model. */
export type ModelAnswer<Name extends ReadModelName> = Promise<ApiAnswer<ReadModelBody<Name>>>

/** Whose banners and defaults are asked for (requirements 7.24 to 7.26). */
export type ConfigurationOwner = 'section' | 'folder' | 'event_category'

/** The page for which a source is asked. */
export interface PageAsked {
  /** Who gets it: an IP address, by which the API counts dear questions. */
  askedBy?: string | undefined
  /** Gets the name and the revision of each read model that is read. */
  madeOf: Map<string, string>
}

/** What pages are made of; the API behind it, or a fixture in a test. No call rejects. */
export interface ContentSource {
  readSite(): ModelAnswer<'site'>
  readWeather(): ModelAnswer<'weather'>
  readFront(): ModelAnswer<'front'>
  readSections(): ModelAnswer<'sections'>
  readConfiguration(of: ConfigurationOwner, id: number): ModelAnswer<'sectionConfiguration'>
  readStory(id: number): ModelAnswer<'story'>
  readStoryList(query: StoryListQuery): ModelAnswer<'storyList'>
  readTags(): ModelAnswer<'tags'>
  readJournalists(): ModelAnswer<'journalists'>
  readFolders(): ModelAnswer<'folders'>
  readMultimedia(id: number): ModelAnswer<'multimedia'>
  readMultimediaList(key: MultimediaListKey): ModelAnswer<'multimediaList'>
  readProgrammes(): ModelAnswer<'programmes'>
  readPodcasts(): ModelAnswer<'podcasts'>
  readEventCategories(): ModelAnswer<'eventCategories'>
  readEvent(id: number): ModelAnswer<'event'>
  readEventList(key: EventListKey): ModelAnswer<'eventList'>
  readObituary(id: number): ModelAnswer<'obituary'>
  readObituaryList(key: ObituaryListKey): ModelAnswer<'obituaryList'>
  readObituaryTowns(): ModelAnswer<'obituaryTowns'>
  readSearch(kind: SearchKind, search: SearchParameters): ModelAnswer<'search'>
  readPages(): ModelAnswer<'pages'>
  readPage(slug: string): ModelAnswer<'page'>
  readLetterList(page: number): ModelAnswer<'letterList'>
  readPlans(): ModelAnswer<'plans'>
  readNewsletters(): ModelAnswer<'newsletters'>
  readSurveys(): ModelAnswer<'surveys'>
  readSurveyVotes(): ModelAnswer<'surveyVotes'>
  readRedirects(): ModelAnswer<'redirects'>
  /** The same source, asked for one page. */
  forPage(page: PageAsked): ContentSource
}
