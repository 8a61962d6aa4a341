import type { EventList } from '@liberta/contracts/events/event.schema'
import { eventListSchema } from '@liberta/contracts/events/event.schema'
import { letterListSchema } from '@liberta/contracts/letters/letter.schema'
import { multimediaListSchema } from '@liberta/contracts/multimedia/multimedia.schema'
import type { MultimediaList } from '@liberta/contracts/multimedia/multimedia.schema'
import { obituaryListSchema } from '@liberta/contracts/obituaries/obituary.schema'
import type { EventListKey, MultimediaListKey } from '@liberta/contracts/read-models/list-id'
import { storyListSchema } from '@liberta/contracts/stories/story-list.schema'
import type { StoryListSubject } from '@liberta/contracts/stories/story-list.schema'
import type { ApiAnswer, ContentSource, StoryListQuery } from '../content/api-client.ts'
import { sampleConfiguration } from './sample-configurations.ts'
import { FIRST_SAMPLE_EVENT, sampleEvent, sampleEventCategories, sampleEventTeaser } from './sample-events.ts'
import { sampleFront } from './sample-front.ts'
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

const present = <Body>(body: Body, tags: string[] = []): ApiAnswer<Body> => ({ state: 'present', body, tags })
const missing = { state: 'missing' } as const

/** The thing of that id, where there is one. */
function presentNumber<Body>(id: number, first: number, make: (index: number) => Body): ApiAnswer<Body> {
  return id >= first && id < first + THINGS ? present(make(id - first)) : missing
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

/** A source of invented content; any of its answers can be replaced. */
export function createSampleSource(overrides: Partial<ContentSource> = {}): ContentSource {
  const source: ContentSource = {
    readSite: async () => present(sampleSite()),
    readFront: async () => present(sampleFront(), ['story:7000']),
    readWeather: async () => present(WEATHER),
    readSections: async () => present(sampleSections()),
    readConfiguration: async (of, id) => present(sampleConfiguration(of, id)),
    readStory: async (id) => {
      if (id === STORIES.withdrawn) return { state: 'withdrawn' }
      return id >= STORIES.first && id <= STORIES.last ? present(sampleStory(id - STORIES.first)) : missing
    },
    readStoryList: async (query) => {
      const subject = storySubject(query)
      if (subject === null || query.page > PAGES) return missing
      const stories = sampleTeasers((query.page - 1) * ON_A_PAGE, ON_A_PAGE)
      return present(storyListSchema.parse({ subject, ...pageOf(query.page), stories }))
    },
    readTags: async () => present(sampleTags()),
    readJournalists: async () => present(sampleJournalists()),
    readFolders: async () => present(sampleFolders()),
    readMultimedia: async (id) => presentNumber(id, FIRST_SAMPLE_ITEM, sampleMultimedia),
    readMultimediaList: async (key) => {
      const subject = multimediaSubject(key)
      if (subject === null || key.page > PAGES) return missing
      const items = fillPage(key.page, (index) =>
        sampleMultimediaTeaser(index, key.type === 'folder' ? key.slug : undefined),
      )
      return present(multimediaListSchema.parse({ subject, ...pageOf(key.page), items }))
    },
    readProgrammes: async () => present(sampleProgrammes()),
    readPodcasts: async () => present(samplePodcasts()),
    readEventCategories: async () => present(sampleEventCategories()),
    readEvent: async (id) => presentNumber(id, FIRST_SAMPLE_EVENT, sampleEvent),
    readEventList: async (key) => {
      const subject = eventSubject(key)
      if (subject === null || key.page > PAGES) return missing
      return present(
        eventListSchema.parse({ subject, ...pageOf(key.page), events: fillPage(key.page, sampleEventTeaser) }),
      )
    },
    readObituary: async (id) => presentNumber(id, FIRST_SAMPLE_OBITUARY, sampleObituary),
    readObituaryList: async ({ page, ...filters }) => {
      if (filters.query === NOBODY) return present({ ...filters, page, pages: 1, total: 0, obituaries: [] })
      if (page > PAGES) return missing
      const obituaries = fillPage(page, sampleObituary)
      return present(obituaryListSchema.parse({ ...filters, ...pageOf(page), obituaries }))
    },
    readObituaryTowns: async () => present(sampleObituaryTowns()),
    readSearch: async (kind, search) => present(sampleResults(kind, search)),
    readPages: async () => present(Object.keys(SAMPLE_PAGES).flatMap((slug) => samplePage(slug) ?? [])),
    readPage: async (slug) => {
      const page = samplePage(slug)
      return page === null ? missing : present(page)
    },
    readLetterList: async (page) => {
      if (page > PAGES) return missing
      const letters = fillPage(page, sampleLetter, LETTERS_ON_A_PAGE)
      return present(letterListSchema.parse({ ...pageOf(page, LETTERS_ON_A_PAGE), letters }))
    },
    readPlans: async () => present(samplePlans()),
    readNewsletters: async () => present(sampleNewsletters()),
    readSurveys: async () => present(sampleSurveys()),
    readSurveyVotes: async () => present([{ surveyId: 821, answerId: 2, votes: 1 }]),
    readRedirects: async () => present(sampleRedirects()),
    forPage: () => source,
    ...overrides,
  }
  return source
}
