import type { PodcastEpisode as EpisodeThing, PodcastSeries, WithContext } from 'schema-dts'
import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { Podcast, PodcastEpisode } from '@liberta/contracts/podcasts/podcast.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { namePublisher } from '../../page-definition/head/describe-publisher.ts'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { describePicture } from '../../page-definition/head/describe-picture.ts'
import { describePodcastFeed } from '../../page-definition/head/describe-feeds.ts'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { buildFixedAddress } from '../../page-definition/addresses/multimedia-address.ts'
import { expectList } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { OPEN_EPISODES, PodcastsPage } from './PodcastsPage.tsx'

/** `/podcast`. */
export const PODCASTS_PAGE = definePage<'fixed', readonly Podcast[]>({
  cache: 'list',
  load: async (_address, { source, path }) => {
    const { body, tags } = expectList(await source.read('podcasts'), path)
    return { content: body, tags: [nameReadModel({ model: 'podcasts', id: 'all' }), ...tags] }
  },
  describe: describePodcasts,
  View: PodcastsPage,
})

function describePodcasts(podcasts: readonly Podcast[], settings: SiteSettings): PageHead {
  const { origin } = settings
  const cover = podcasts[0]?.picture ?? null
  const names = podcasts.map(({ title }) => title).join(', ')
  return {
    ...ORDINARY_HEAD,
    title: titlePage('Podcast'),
    description: `I podcast di Libertà da ascoltare sul sito${names === '' ? '' : `: ${names}`}.`,
    canonical: origin + buildFixedAddress(settings.grammar, 'podcast'),
    feeds: podcasts.map((podcast) => describePodcastFeed(podcast, settings)),
    opening: cover && { picture: cover, place: 'cover' },
    structure: [
      ...podcasts.map((podcast) => describeSeries(podcast, settings)),
      describeBreadcrumbs(
        [{ name: findFixedPage('podcast').label, href: buildFixedAddress(settings.grammar, 'podcast') }],
        origin,
      ),
    ],
  }
}

/** schema.org PodcastSeries. */
function describeSeries(podcast: Podcast, settings: SiteSettings): WithContext<PodcastSeries> {
  const { origin } = settings
  const { slug, title, description, author, picture } = podcast
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    name: title,
    url: `${origin}${buildFixedAddress(settings.grammar, 'podcast')}#${slug}`,
    description: description ?? undefined,
    author: author === null ? undefined : { '@type': 'Person', name: author },
    image: picture === null ? undefined : describePicture(picture, '1x1', origin),
    webFeed: describePodcastFeed(podcast, settings).href,
    hasPart: podcast.episodes.slice(0, OPEN_EPISODES).map((episode) => describeEpisode(episode, settings)),
    inLanguage: 'it',
    publisher: namePublisher(settings),
  }
}

/** schema.org PodcastEpisode. */
function describeEpisode(
  { title, seconds, publishedAt, description, audioURL, bytes }: PodcastEpisode,
  { origin }: SiteSettings,
): EpisodeThing {
  return {
    '@type': 'PodcastEpisode',
    name: title,
    description: description ?? undefined,
    datePublished: publishedAt,
    duration: seconds === null ? undefined : `PT${seconds}S`,
    associatedMedia:
      audioURL === null
        ? undefined
        : {
            '@type': 'MediaObject',
            contentUrl: origin + audioURL,
            contentSize: bytes === null ? undefined : `${bytes} B`,
          },
  }
}
