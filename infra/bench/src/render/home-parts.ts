import type { Weather } from '@liberta/contracts/weather/weather.schema'
import type { ApiAnswer, ContentSource } from '../../../../frontend/src/content/content-source.ts'
import type { SiteSettings } from '../../../../frontend/src/settings/site-facts.ts'
import { SAMPLE_SETTINGS } from '../../../../frontend/src/samples/sample-site.ts'
import { composeHome, composeSite, HOME_NOW } from './compose-home.ts'

const present = <Body>(body: Body): ApiAnswer<Body> => ({ state: 'present', body, tags: [] })
const nothing = async () => ({ state: 'missing' }) as const

/** What the frontend's renderer makes the home page of, always the same; its type is the frontend's own, so that both change together. */
export function composeParts(): { source: ContentSource; settings: SiteSettings; now: () => Date } {
  return { source: composeSource(), settings: SAMPLE_SETTINGS, now: () => HOME_NOW }
}

/** The front and what its frame is made of; there is nothing else. */
function composeSource(): ContentSource {
  const [home, site] = [composeHome(), composeSite()]
  const current: Weather['current'] = {
    temperature_2m: 7.2,
    relative_humidity_2m: 94,
    weather_code: 45,
    time: HOME_NOW.toISOString(),
  }
  const source: ContentSource = {
    readFront: async () => present(home),
    readSite: async () => present(site),
    readSections: async () => present([]),
    readWeather: async () => present({ current }),
    readConfiguration: nothing,
    readStory: nothing,
    readStoryList: nothing,
    readTags: nothing,
    readJournalists: nothing,
    readFolders: nothing,
    readMultimedia: nothing,
    readMultimediaList: nothing,
    readProgrammes: nothing,
    readPodcasts: nothing,
    readEventCategories: nothing,
    readEvent: nothing,
    readEventList: nothing,
    readObituary: nothing,
    readObituaryList: nothing,
    readObituaryTowns: nothing,
    readSearch: nothing,
    readPages: nothing,
    readPage: nothing,
    readLetterList: nothing,
    readPlans: nothing,
    readNewsletters: nothing,
    readSurveys: nothing,
    readSurveyVotes: nothing,
    readRedirects: nothing,
    forPage: () => source,
  }
  return source
}
