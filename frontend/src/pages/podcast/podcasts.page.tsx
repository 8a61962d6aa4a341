import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Podcast } from '@liberta/contracts/podcasts/podcast.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { namePublisher } from '../../page-definition/head/describe-publisher.ts'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { describePodcastFeed } from '../../page-definition/head/describe-feeds.ts'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { StructuredData } from '../../page-definition/head/describe-publisher.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { buildFixedAddress } from '../../page-definition/addresses/multimedia-address.ts'
import { expectPresent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { PodcastsPage } from './PodcastsPage.tsx'

/** `/podcast`. */
export const PODCASTS_PAGE = definePage<'fixed', readonly Podcast[]>({
  cache: 'list',
  load: async (_address, { source, path }) => {
    const { body, tags } = expectPresent(await source.read('podcasts'), path)
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
function describeSeries(
  { slug, title, description, author, picture }: Podcast,
  settings: SiteSettings,
): StructuredData {
  const { origin } = settings
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    name: title,
    url: `${origin}${buildFixedAddress(settings.grammar, 'podcast')}#${slug}`,
    description: description ?? undefined,
    author: author === null ? undefined : { '@type': 'Person', name: author },
    image:
      picture === null
        ? undefined
        : origin + buildPictureAddress({ id: picture.id, ratio: '1x1', width: 1200, format: 'jpg' }),
    inLanguage: 'it',
    publisher: namePublisher(settings),
  }
}
