import type { Multimedia, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { takeIfPresent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { describeMediaList } from './describe-multimedia.ts'
import { loadNewest } from './load-media.ts'
import { buildFixedAddress, SHORT_VIDEOS } from '../../page-definition/addresses/multimedia-address.ts'
import { ShortVideosPage } from './ShortVideosPage.tsx'

/** Videos that one visit is offered; each is one more question to the API, answered from a read model. */
const OFFERED = 12

/** `/videoShort`: the folder of short videos; where there is none, the short ones of all videos. */
export const SHORT_VIDEOS_PAGE = definePage<'fixed', readonly Multimedia[]>({
  cache: 'list',
  // The player fills the window and is pushed on within itself: under an advertisement most of it would lie below the window,
  // and a wheel turned to reach it would turn to the next video instead.
  advertised: false,
  load: loadShortVideos,
  describe: describeShortVideos,
  View: ShortVideosPage,
})

async function loadShortVideos(_address: unknown, context: LoadContext): Promise<Loaded<readonly Multimedia[]>> {
  const found = await loadNewest(SHORT_VIDEOS.folder, { inFolder: isVideo, elsewhere: isShort }, context)
  const ids = found.content.slice(0, OFFERED).map(({ id }) => id)
  const answers = await Promise.all(ids.map((id) => context.source.read('multimedia', { id })))
  const videos = answers.map(takeIfPresent)
  const names = ids.map((id) => nameReadModel({ model: 'multimedia', id: String(id) }))
  return {
    content: videos.flatMap(({ body }) => body ?? []),
    tags: [...found.tags, ...names, ...videos.flatMap(({ tags }) => tags)],
  }
}

const isVideo = ({ type }: MultimediaTeaser) => type === 'video'

function isShort({ type, seconds }: MultimediaTeaser): boolean {
  return type === 'video' && seconds !== null && seconds <= SHORT_VIDEOS.longestSeconds
}

function describeShortVideos(videos: readonly Multimedia[], { origin, grammar }: SiteSettings): PageHead {
  const path = buildFixedAddress(grammar, 'videoShort')
  const first = videos[0]?.picture ?? null
  return {
    ...ORDINARY_HEAD,
    title: titlePage('Video brevi'),
    description: 'Piacenza e la sua provincia in un minuto: i video brevi di Libertà e Telelibertà.',
    canonical: origin + path,
    structure: [
      describeMediaList({ name: 'Video brevi', url: origin + path }, videos, { origin, grammar }),
      describeBreadcrumbs([{ name: 'Video brevi', href: path }], origin),
    ],
    opening: first && { picture: first, place: 'short' },
  }
}
