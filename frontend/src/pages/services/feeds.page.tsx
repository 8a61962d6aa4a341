import type { SiteAddress } from '@liberta/addresses/site-address'
import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { PageBlock } from '@liberta/contracts/pages/editorial-page.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { describeText } from '../../components/text/describe-text.ts'
import { PageText } from '../../components/text/PageText.tsx'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { addressOfPage, placeOf, stepsTo } from '../../page-definition/addresses/text-place.table.ts'
import { describeFeeds, describePodcastFeed } from '../../page-definition/head/describe-feeds.ts'
import type { FeedLink } from '../../page-definition/head/describe-feeds.ts'
import { takeIfPresent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { LoadContext, Loaded } from '../../page-definition/page-definition.tsx'

const NAME = 'rss'
const { name: TITLE } = placeOf(NAME)
const STANDFIRST =
  'Le notizie di Libertà nel lettore che preferisci, i podcast nella tua app, eventi e funerali nel tuo calendario. Senza iscrizione.'

const AGENDA: SiteAddress = { type: 'fixed', name: 'eventi', page: 1, query: {} }
const OBITUARIES: SiteAddress = { type: 'obituaries', page: 1, ...ALL_OBITUARIES }

/** How to subscribe to what has no line of its own: there are thousands of topics, and as many searches as readers. */
const ANYTHING =
  'Ogni argomento, ogni firma e ogni ricerca ha il suo feed: basta aggiungere /feed.rss all’indirizzo della pagina, per esempio dopo /tag/bobbio. Per Atom e JSON Feed l’indirizzo finisce in /feed.atom e /feed.json.'
const CALENDARS =
  'Nel calendario scegli «Aggiungi da URL» e incolla l’indirizzo: gli appuntamenti si aggiornano da soli. Per i soli funerali di un comune aggiungi il suo nome, per esempio ?comune=bobbio; per una sola categoria di eventi, /feed.ics dopo l’indirizzo della sua pagina.'

/** `/rss`: everything that can be subscribed to. */
export const FEEDS_PAGE = definePage<'fixed', readonly PageBlock[]>({
  cache: 'text',
  load: loadFeeds,
  describe: (_blocks, settings) => ({
    ...describeText(
      {
        title: TITLE,
        standfirst: STANDFIRST,
        path: addressOfPage(settings.grammar, NAME),
        above: stepsTo(settings.grammar, NAME),
      },
      settings,
    ),
    feeds: describeFeeds({ type: 'home' }, 'Libertà', settings),
  }),
  View: ({ content }) => (
    <TextLayout name={NAME} title={TITLE} standfirst={STANDFIRST} updatedAt={null}>
      <PageText blocks={content} />
    </TextLayout>
  ),
})

/** The site's own feeds are there whatever can be had of sections and podcasts. */
async function loadFeeds(_address: unknown, { source, settings }: LoadContext): Promise<Loaded<readonly PageBlock[]>> {
  const [ofSections, ofPodcasts] = await Promise.all([source.read('sections'), source.read('podcasts')])
  const sections = takeIfPresent(ofSections)
  const podcasts = takeIfPresent(ofPodcasts)
  const content = [
    ...listFeeds('Tutte le notizie', describeFeeds({ type: 'home' }, 'Libertà', settings)),
    ...listFeeds(
      'Per sezione',
      (sections.body ?? []).flatMap(({ path, name }) => feedOf({ type: 'section', sectionPath: path, page: 1 }, name)),
    ),
    { type: 'heading', text: 'Argomenti, firme, ricerche' } as const,
    { type: 'paragraph', text: ANYTHING } as const,
    ...listFeeds(
      'Podcast',
      (podcasts.body ?? []).map((podcast) => describePodcastFeed(podcast, settings)),
    ),
    ...listFeeds('Calendari', [
      ...describeFeeds(AGENDA, 'Eventi a Piacenza e provincia', settings),
      ...describeFeeds(OBITUARIES, 'Funerali e messe', settings),
    ]),
    { type: 'paragraph', text: CALENDARS } as const,
  ]
  return {
    content,
    tags: [
      nameReadModel({ model: 'sections', id: 'all' }),
      nameReadModel({ model: 'podcasts', id: 'all' }),
      ...sections.tags,
      ...podcasts.tags,
    ],
  }

  function feedOf(address: SiteAddress, name: string): FeedLink[] {
    return describeFeeds(address, name, settings).slice(0, 1)
  }
}

/** A heading and what stands under it; nothing where nothing does. */
function listFeeds(heading: string, feeds: readonly FeedLink[]): PageBlock[] {
  if (feeds.length === 0) return []
  const items = feeds.map(({ title, href }) => ({ name: title, URL: href }))
  return [
    { type: 'heading', text: heading },
    { type: 'links', items },
  ]
}
