import type { SiteAddress } from '@liberta/addresses/site-address'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import type { ContentSource } from '../../content/content-source.ts'
import type { SharePicture } from '../../page-definition/head/describe-picture.ts'
import { chooseShareWords, describeDrawn } from '../../page-definition/head/describe-drawn.ts'
import { nameOfPage } from '../../page-definition/head/page-head.ts'
import type { ShareWords } from '../../page-definition/head/share-words.ts'
import type { AddressOf, FoundPage, LoadContext, Page } from '../../page-definition/page-definition.tsx'
import { sampleEvent, sampleEventCategories } from '../../samples/sample-events.ts'
import { sampleLiveStory } from '../../samples/sample-live.ts'
import { sampleMultimediaTeaser } from '../../samples/sample-multimedia.ts'
import { sampleObituary } from '../../samples/sample-obituaries.ts'
import { sampleSurveys } from '../../samples/sample-pages.ts'
import { sampleJournalists, sampleTags } from '../../samples/sample-people.ts'
import { createSampleSource } from '../../samples/sample-source.ts'
import { SAMPLE_NOW, sampleSection, sampleStory } from '../../samples/sample-stories.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { AGENDA_PAGE, EVENT_CATEGORY_PAGE } from '../event/event-list.pages.tsx'
import { EVENT_PAGE } from '../event/event.pages.tsx'
import { HOME_PAGE } from '../front/home.page.tsx'
import { STORY_OR_LIVE_PAGE } from '../live-blog/live-blog.pages.tsx'
import { FOLDER_PAGE } from '../multimedia/folder.pages.tsx'
import { MULTIMEDIA_PAGE } from '../multimedia/multimedia.pages.tsx'
import { SHORT_VIDEOS_PAGE } from '../multimedia/short-videos.page.tsx'
import { TELEVISION_PAGE } from '../multimedia/television.pages.tsx'
import { OBITUARIES_PAGE, OBITUARY_PAGE } from '../obituary/obituary.pages.tsx'
import { NEWSROOM_PAGE } from '../people/staff.pages.tsx'
import { PODCASTS_PAGE } from '../podcast/podcasts.page.tsx'
import { SEARCH_PAGE } from '../search/search.page.tsx'
import { FEEDS_PAGE } from '../services/feeds.page.tsx'
import { LETTERS_PAGE } from '../services/letters.page.tsx'
import { NEWSLETTERS_PAGE } from '../services/newsletters.page.tsx'
import { PLANS_PAGE } from '../services/plans.page.tsx'
import { JOURNALIST_PAGE, LATEST_PAGE, SECTION_PAGE, TAG_PAGE } from '../story-list/story-list.pages.tsx'
import { SURVEY_PAGE } from '../survey/survey.page.tsx'
import { TEXT_PAGES } from '../text/text.pages.tsx'
import { TAGS_PAGE } from '../topics/tags.page.tsx'
import { TOPICS_PAGE } from '../topics/topics.page.tsx'

/** A page of invented content as it is shown where it is shared. */
export interface SampleShare {
  name: string
  title: string
  description: string
  picture: SharePicture | null
  /** What its picture is drawn of; null where it has one of its own. */
  words: ShareWords | null
}

type Sample = [name: string, find: (context: LoadContext) => Promise<FoundPage>]

const present = <Body>(body: Body) => ({ state: 'present' as const, body, tags: [] })

function sample<Type extends SiteAddress['type']>(
  name: string,
  page: Page<Type>,
  address: AddressOf<Type>,
  source: ContentSource = createSampleSource(),
): Sample {
  return [name, (context) => page.find(address, { ...context, source })]
}

function sampleOfStory(name: string, story: Story): Sample {
  const address = { type: 'story', id: story.id, slug: story.slug, sectionPath: story.section.path } as const
  return sample<'story'>(name, STORY_OR_LIVE_PAGE, address, createSampleSource({ story: async () => present(story) }))
}

function withoutPhoto(index: number, path: string, title: string): Story {
  const section = sampleSection(path)
  return sampleStory(index, { picture: null, clip: null, kind: 'story', section, sections: [section], title })
}

const sampleOfObituary = (name: string, index: number, changes: Partial<ReturnType<typeof sampleObituary>> = {}) => {
  const obituary = { ...sampleObituary(index), ...changes }
  return sample(
    name,
    OBITUARY_PAGE,
    { type: 'obituary', id: obituary.id },
    createSampleSource({ obituary: async () => present(obituary) }),
  )
}

/** Every kind of page, and titles from a word to more than fit. */
function listSamples(): Sample[] {
  const event = sampleEvent(0)
  const section = { type: 'section', sectionPath: 'sport', page: 1 } as const
  const list = { type: 'obituaries', query: null, town: null, period: null, page: 1 } as const
  return [
    sampleOfStory('articolo con foto', sampleStory(0)),
    sampleOfStory('articolo', withoutPhoto(1, 'cronaca', 'Il Po scende, in duecento tornano a casa')),
    sampleOfStory('articolo, titolo breve', withoutPhoto(2, 'sport', 'Rimonta')),
    sampleOfStory('articolo, titolo lungo', withoutPhoto(3, 'economia', LONG_TITLE)),
    sampleOfStory('articolo, titolo che non ci sta', withoutPhoto(4, 'cultura', `${LONG_TITLE}: ${LONG_TITLE}`)),
    sampleOfStory('diretta', { ...sampleLiveStory(), picture: null }),
    sampleOfObituary('annuncio', 0),
    sampleOfObituary('annuncio, nome lungo', 2, {
      name: 'Maria Teresa Dirce Montalbero in Pratolungo vedova Sassofermo',
      age: 101,
    }),
    sampleOfObituary('annuncio, il solo nome', 1, { age: null, town: null }),
    sample('prima pagina', HOME_PAGE, { type: 'home' }),
    sample('sezione', SECTION_PAGE, section),
    sample('elenco di annunci', OBITUARIES_PAGE, list),
    sample('podcast', PODCASTS_PAGE, fixed('podcast')),
    sample('evento', EVENT_PAGE, { type: 'event', id: event.id, slug: event.slug }),
    sample('testo', TEXT_PAGES.whoWeAre, fixed('whoWeAre')),
    ...listSamplesOfLists(),
    ...listSamplesOfMedia(),
    ...listSamplesOfServices(),
  ]
}

const fixed = (name: FixedPageName, query: Readonly<Record<string, string>> = {}) =>
  ({ type: 'fixed', name, page: 1, query }) as const

/** Lists of stories and events, and what is made of people. */
function listSamplesOfLists(): Sample[] {
  const [author] = sampleJournalists()
  const [tag] = sampleTags()
  const [category] = sampleEventCategories()
  return [
    sample('ultime notizie', LATEST_PAGE, { type: 'latest', page: 1 }),
    sample('tag', TAG_PAGE, { type: 'tag', slug: tag?.slug ?? '', page: 1 }),
    sample('autore', JOURNALIST_PAGE, { type: 'journalist', slug: author?.slug ?? '', page: 1 }),
    sample('ricerca', SEARCH_PAGE, { type: 'search', scope: 'site', search: { ...EMPTY_SEARCH, text: 'ponte' } }),
    sample('tutti i tag', TAGS_PAGE, fixed('tags')),
    sample('argomenti', TOPICS_PAGE, fixed('topics')),
    sample('agenda', AGENDA_PAGE, fixed('eventi')),
    sample('rassegna', EVENT_CATEGORY_PAGE, { type: 'eventCategory', slug: category?.slug ?? '', page: 1 }),
    sample('redazione', NEWSROOM_PAGE, fixed('laRedazione')),
  ]
}

/** What is seen and heard. */
function listSamplesOfMedia(): Sample[] {
  const items = Array.from({ length: 12 }, (_, index) => sampleMultimediaTeaser(index))
  return [
    ...(['video', 'audio', 'gallery'] as const).flatMap((type) => {
      const item = items.find((each) => each.type === type)
      const name = { video: 'filmato', audio: 'puntata', gallery: 'galleria' }[type]
      if (item === undefined) return []
      return [sample(name, MULTIMEDIA_PAGE, { type: 'multimedia', folderSlug: null, slug: item.slug, id: item.id })]
    }),
    sample('cartella', FOLDER_PAGE, { type: 'folder', slug: 'video', page: 1 }),
    sample('Telelibertà', TELEVISION_PAGE, fixed('teleliberta')),
    sample('video brevi', SHORT_VIDEOS_PAGE, fixed('videoShort')),
  ]
}

/** What readers use, and write to. */
function listSamplesOfServices(): Sample[] {
  const [survey] = sampleSurveys()
  return [
    sample('abbonamenti', PLANS_PAGE, fixed('abbonamenti')),
    sample('newsletter', NEWSLETTERS_PAGE, fixed('newsletter')),
    sample('lettere', LETTERS_PAGE, fixed('letterToEditor')),
    sample('sondaggio', SURVEY_PAGE, fixed('surveyDetail', { id: survey?.slug ?? '' })),
    sample('feed', FEEDS_PAGE, fixed('rss')),
  ]
}

const LONG_TITLE =
  'Ponte di Castelvetro, il cantiere riparte dopo sei mesi di stop: «Riapriremo entro Natale, ma a senso unico alternato»'

/** The pages of `listSamples` as who shares them sees them; what is drawn stands at the address of the component gallery. */
export async function findSampleShares(settings: SiteSettings, path: string): Promise<SampleShare[]> {
  const context = { path, settings, source: createSampleSource(), now: SAMPLE_NOW }
  return Promise.all(
    listSamples().map(async ([name, find]) => {
      const head = (await find(context)).describe(settings)
      const words = chooseShareWords(head)
      const title = nameOfPage(head)
      const picture = words === null ? head.image : describeDrawn(words, { path, alt: title, origin: '' })
      return { name, title, description: head.description, picture, words }
    }),
  )
}
