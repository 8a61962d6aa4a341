import type { EventList } from '@liberta/contracts/events/event.schema'
import { eventListSchema } from '@liberta/contracts/events/event.schema'
import { letterListSchema } from '@liberta/contracts/letters/letter.schema'
import { multimediaListSchema } from '@liberta/contracts/multimedia/multimedia.schema'
import type { MultimediaList } from '@liberta/contracts/multimedia/multimedia.schema'
import { obituaryListSchema } from '@liberta/contracts/obituaries/obituary.schema'
import type { EventListKey, MultimediaListKey } from '@liberta/contracts/read-models/list-id'
import { storyListSchema } from '@liberta/contracts/stories/story-list.schema'
import type { StoryListSubject } from '@liberta/contracts/stories/story-list.schema'
import type {
  ReadArguments,
  ReadBody,
  ReadCall,
  ReadParameters,
} from '@liberta/contracts/read-models/read-routes.table'
import type { StoryListQuery } from '@liberta/contracts/read-models/story-list-query.schema'
import type { ApiAnswer, ContentSource, ModelAnswer } from '../content/content-source.ts'
import { sampleConfiguration } from './sample-configurations.ts'
import { FIRST_SAMPLE_EVENT, sampleEvent, sampleEventCategories, sampleEventTeaser } from './sample-events.ts'
import { sampleFront } from './sample-front.ts'
import { SAMPLE_LIVE, sampleEntry, sampleLivePage, sampleLiveStory } from './sample-live.ts'
import {
  FIRST_SAMPLE_ITEM,
  sampleFolders,
  sampleMultimedia,
  sampleMultimediaTeaser,
  samplePodcasts,
  sampleProgrammes,
} from './sample-multimedia.ts'
import { FIRST_SAMPLE_OBITUARY, sampleObituary, sampleObituaryTowns } from './sample-obituaries.ts'
import {
  SAMPLE_PAGES,
  sampleLetter,
  sampleNewsletters,
  samplePage,
  samplePlans,
  sampleRedirects,
  sampleSurveys,
} from './sample-pages.ts'
import { sampleJournalists, sampleSections, sampleTags, sampleWholeSection } from './sample-people.ts'
import { sampleResults } from './sample-search.ts'
import { sampleSitemap } from './sample-sitemap.ts'
import { sampleSite } from './sample-site.ts'
import { SAMPLE_NOW, sampleStory, sampleTeasers } from './sample-stories.ts'

/** Pages of every list, and what is on one. */
const PAGES = 12
const ON_A_PAGE = 30
const LETTERS_ON_A_PAGE = 20
/** Ids of stories that exist; one is withdrawn. */
const STORIES = { first: 7000, last: 7400, withdrawn: 7100 }
/** How many there are of everything else that has an id. */
const THINGS = 400
/** What no tag, folder, category or journalist is called. */
const NOBODY = 'nessuno'

/** What is no longer there. */
const WITHDRAWN = Symbol('withdrawn')

/** The thing of that id, where there is one. */
function makeNumber<Body>(id: number, first: number, make: (index: number) => Body): Body | null {
  return id >= first && id < first + THINGS ? make(id - first) : null
}

/** The things of one page of a list, by their numbers. */
function fillPage<Item>(page: number, make: (index: number) => Item, count = ON_A_PAGE): Item[] {
  return Array.from({ length: count }, (_, at) => make((page - 1) * count + at))
}

const pageOf = (page: number, count = ON_A_PAGE) => ({ page, pages: PAGES, total: PAGES * count })

function storySubject(query: StoryListQuery): StoryListSubject | null {
  if (query.type === 'latest') return { type: 'latest' }
  if (query.type === 'section') {
    const section = sampleWholeSection(query.sectionPath)
    return section && { type: 'section', section }
  }
  if (query.slug === NOBODY) return null
  if (query.type === 'tag') return { type: 'tag', tag: { id: 11, slug: query.slug, name: 'Piena del Po' } }
  const [journalist] = sampleJournalists()
  return journalist ? { type: 'journalist', journalist: { ...journalist, slug: query.slug } } : null
}

function multimediaSubject(key: MultimediaListKey): MultimediaList['subject'] | null {
  if (key.type === 'all') return { type: 'all' }
  if (key.type === 'tag') {
    return key.slug === NOBODY ? null : { type: 'tag', tag: { id: 11, slug: key.slug, name: 'Piena del Po' } }
  }
  const folder = sampleFolders().find(({ slug }) => slug === key.slug)
  return folder ? { type: 'folder', folder } : null
}

function eventSubject(key: EventListKey): EventList['subject'] | null {
  if (key.type === 'upcoming') return { type: 'upcoming' }
  if (key.type === 'eventType') return { type: 'eventType', eventType: key.slug === 'rassegna' ? 'rassegna' : 'evento' }
  if (key.type === 'tag') {
    return key.slug === NOBODY ? null : { type: 'tag', tag: { id: 21, slug: key.slug, name: 'Nel fine settimana' } }
  }
  const category = sampleEventCategories().find(({ slug }) => slug === key.slug)
  return category ? { type: 'category', category } : null
}

const WEATHER = {
  current: { temperature_2m: 7.2, relative_humidity_2m: 94, weather_code: 45, time: SAMPLE_NOW.toISOString() },
}

type MakeSample<Call extends ReadCall> = (given: ReadParameters<Call>) => ReadBody<Call> | null | typeof WITHDRAWN

/** Invented content by read call: the body; null where there is nothing, WITHDRAWN where there is no longer anything. */
const SAMPLES: { readonly [Call in ReadCall]: MakeSample<Call> } = {
  site: sampleSite,
  front: sampleFront,
  weather: () => WEATHER,
  sections: sampleSections,
  sectionConfiguration: ({ id }) => sampleConfiguration('section', id),
  folderConfiguration: ({ id }) => sampleConfiguration('folder', id),
  eventCategoryConfiguration: ({ id }) => sampleConfiguration('event_category', id),
  story({ id }) {
    if (id === STORIES.withdrawn) return WITHDRAWN
    if (id === SAMPLE_LIVE.id) return sampleLiveStory()
    return id >= STORIES.first && id <= STORIES.last ? sampleStory(id - STORIES.first) : null
  },
  liveEntries: ({ story, number }) => (story === SAMPLE_LIVE.id ? sampleLivePage(number) : null),
  liveEntry: ({ story, number }) =>
    story === SAMPLE_LIVE.id && number <= SAMPLE_LIVE.entries ? sampleEntry(number) : null,
  storyList(query) {
    const subject = storySubject(query)
    if (subject === null || query.page > PAGES) return null
    const stories = sampleTeasers((query.page - 1) * ON_A_PAGE, ON_A_PAGE)
    return storyListSchema.parse({ subject, ...pageOf(query.page), stories })
  },
  tags: sampleTags,
  journalists: sampleJournalists,
  folders: sampleFolders,
  multimedia: ({ id }) => makeNumber(id, FIRST_SAMPLE_ITEM, sampleMultimedia),
  multimediaList(key) {
    const subject = multimediaSubject(key)
    if (subject === null || key.page > PAGES) return null
    const folder = key.type === 'folder' ? key.slug : undefined
    const items = fillPage(key.page, (index) => sampleMultimediaTeaser(index, folder))
    return multimediaListSchema.parse({ subject, ...pageOf(key.page), items })
  },
  programmes: sampleProgrammes,
  podcasts: samplePodcasts,
  eventCategories: sampleEventCategories,
  event: ({ id }) => makeNumber(id, FIRST_SAMPLE_EVENT, sampleEvent),
  eventList(key) {
    const subject = eventSubject(key)
    if (subject === null || key.page > PAGES) return null
    return eventListSchema.parse({ subject, ...pageOf(key.page), events: fillPage(key.page, sampleEventTeaser) })
  },
  obituary: ({ id }) => makeNumber(id, FIRST_SAMPLE_OBITUARY, sampleObituary),
  obituaryList({ page, ...filters }) {
    if (filters.query === NOBODY) return { ...filters, page, pages: 1, total: 0, obituaries: [] }
    if (page > PAGES) return null
    return obituaryListSchema.parse({ ...filters, ...pageOf(page), obituaries: fillPage(page, sampleObituary) })
  },
  obituaryTowns: sampleObituaryTowns,
  sitemap: ({ part }) => sampleSitemap(part),
  search: ({ kind, search }) => sampleResults(kind, search),
  pages: () => Object.keys(SAMPLE_PAGES).flatMap((slug) => samplePage(slug) ?? []),
  page: ({ slug }) => samplePage(slug),
  letterList({ page }) {
    if (page > PAGES) return null
    const letters = fillPage(page, sampleLetter, LETTERS_ON_A_PAGE)
    return letterListSchema.parse({ ...pageOf(page, LETTERS_ON_A_PAGE), letters })
  },
  plans: samplePlans,
  newsletters: sampleNewsletters,
  surveys: sampleSurveys,
  surveyVotes: () => [{ surveyId: 821, answerId: 2, votes: 1 }],
  // Too little is read here to tell: the editors' own list stands.
  mostRead: () => [],
  redirects: sampleRedirects,
}

/** What a sample is made stale by beside its own name. */
const TAGS: Partial<Record<ReadCall, string[]>> = { front: ['story:7000'] }

type AnswerCall<Call extends ReadCall> = (given: ReadParameters<Call>) => ModelAnswer<Call>

/** Answers that stand in for those of the invented content, by read call; `forPage` for the source of a page. */
export type SampleOverrides = { readonly [Call in ReadCall]?: AnswerCall<Call> } & Partial<
  Pick<ContentSource, 'forPage'>
>

/** A source of invented content; any of its answers can be replaced. */
export function createSampleSource({ forPage, ...answers }: SampleOverrides = {}): ContentSource {
  const source: ContentSource = {
    async read<Call extends ReadCall>(call: Call, ...parameters: ReadArguments<Call>) {
      const given = parameters[0] as ReadParameters<Call>
      const answer = answers[call] as AnswerCall<Call> | undefined
      return answer === undefined ? answerSample(call, given) : answer(given)
    },
    forPage: forPage ?? (() => source),
  }
  return source
}

function answerSample<Call extends ReadCall>(call: Call, given: ReadParameters<Call>): ApiAnswer<ReadBody<Call>> {
  const make: MakeSample<Call> = SAMPLES[call]
  const body = make(given)
  if (body === WITHDRAWN) return { state: 'withdrawn' }
  return body === null ? { state: 'missing' } : { state: 'present', body, tags: TAGS[call] ?? [] }
}
