import { storyListSchema } from '@liberta/contracts/stories/story-list.schema'
import type { StoryList, StoryListSubject } from '@liberta/contracts/stories/story-list.schema'
import type { ApiAnswer, ContentSource, StoryListQuery } from '../api-client/api-client.ts'
import { sampleFront } from './sample-front.ts'
import { sampleSite } from './sample-site.ts'
import { SAMPLE_NOW, samplePicture, sampleSection, sampleStory, sampleTeasers } from './sample-stories.ts'
import { SAMPLE_SECTIONS } from './sample-titles.table.ts'

const PAGES = 12
/** Ids of stories that exist; one is withdrawn. */
const STORIES = { first: 7000, last: 7400, withdrawn: 7100 }

const present = <Body>(body: Body, tags: string[] = []): ApiAnswer<Body> => ({ state: 'present', body, tags })

function subjectOf(query: StoryListQuery): StoryListSubject | null {
  if (query.type === 'latest') return { type: 'latest' }
  if (query.type === 'section') {
    if (!(query.sectionPath in SAMPLE_SECTIONS)) return null
    const section = sampleSection(query.sectionPath)
    const below = Object.keys(SAMPLE_SECTIONS).filter((path) => path.startsWith(`${section.path}/`))
    const subsections = below.map(sampleSection)
    return {
      type: 'section',
      section: { ...section, URL: `/news/${section.path}`, ids: String(section.id), parent: null, subsections },
    }
  }
  if (query.slug === 'nessuno') return null
  if (query.type === 'tag') return { type: 'tag', tag: { id: 11, slug: query.slug, name: 'Piena del Po' } }
  const journalist = {
    id: 1,
    slug: query.slug,
    name: 'Marta Valdonica',
    role: 'Cronista',
    biography: 'Scrive di fiumi, strade e consigli comunali.',
    picture: samplePicture(90, 'Ritratto di Marta Valdonica'),
  }
  return { type: 'journalist', journalist }
}

/** A source of invented content; any of its answers can be replaced. */
export function createSampleSource(overrides: Partial<ContentSource> = {}): ContentSource {
  return {
    readSite: async () => present(sampleSite()),
    readFront: async () => present(sampleFront(), ['story:7000']),
    readWeather: async () =>
      present({
        current: {
          temperature_2m: 7.2,
          relative_humidity_2m: 94,
          weather_code: 45,
          time: SAMPLE_NOW.toISOString(),
        },
      }),
    readStory: async (id) => {
      if (id === STORIES.withdrawn) return { state: 'withdrawn' }
      if (id < STORIES.first || id > STORIES.last) return { state: 'missing' }
      return present(sampleStory(id - STORIES.first))
    },
    readStoryList: async (query) => {
      const subject = subjectOf(query)
      if (subject === null || query.page > PAGES) return { state: 'missing' }
      const stories = sampleTeasers(query.page * 30 - 30, 30)
      const list: StoryList = { subject, page: query.page, pages: PAGES, total: 355, stories }
      return present(storyListSchema.parse(list))
    },
    ...overrides,
  }
}
