import type { AudioObject, CollectionPage, ImageGallery, ImageObject, VideoObject, WithContext } from 'schema-dts'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { Multimedia, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { namePublisher } from '../../page-definition/head/describe-publisher.ts'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import { describeCollection } from '../../page-definition/head/describe-page.ts'
import { describeRights } from '../../page-definition/head/describe-images.ts'
import { addDrawnPicture } from '../../page-definition/head/describe-drawn.ts'
import { describePicture, describeSharePicture } from '../../page-definition/head/describe-picture.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { nameSeries } from '../../components/media/describe-media.ts'
import { buildMultimediaAddress } from '@liberta/addresses/site-address'
import { buildFolderAddress } from '../../page-definition/addresses/multimedia-address.ts'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Breadcrumb } from '../../page-definition/head/describe-breadcrumbs.ts'

/** Pictures of a gallery that machines are told of. */
const MOST_DESCRIBED = 20

/** The head of an item: every address of it names the one canonical. */
export function describeMultimedia(item: Multimedia, settings: SiteSettings): PageHead {
  const { origin } = settings
  const path = buildMultimediaAddress(settings.grammar, item)
  const first = item.type === 'gallery' ? (item.pictures[0] ?? null) : null
  const still = item.type === 'audio' || item.sourceURL === null ? item.picture : null
  const head: PageHead = {
    ...ORDINARY_HEAD,
    title: titlePage(item.title),
    description: describe(item),
    canonical: origin + path,
    image: item.picture && describeSharePicture(item.picture, origin),
  }
  return {
    ...head,
    structure: [
      describeObject(item, addDrawnPicture(head, origin).image?.url, settings),
      describeBreadcrumbs([...breadcrumbsOfMedia(settings.grammar, item), { name: item.title, href: path }], origin),
    ],
    opening:
      item.type === 'gallery'
        ? first && { picture: first, place: 'strip' }
        : still && { picture: still, place: 'clip' },
  }
}

function describe(item: Multimedia): string {
  return item.description?.split('\n')[0] ?? `${item.title}. ${nameSeries(item)}, su Libertà.`
}

const KINDS = { video: 'VideoObject', gallery: 'ImageGallery', audio: 'AudioObject' } as const

/** schema.org VideoObject, AudioObject or ImageGallery. @param drawn the picture of an item that has none of its own: no search shows a video without */
function describeObject(
  item: Multimedia,
  drawn: string | undefined,
  settings: SiteSettings,
): WithContext<VideoObject | AudioObject | ImageGallery> {
  const { origin } = settings
  return {
    '@context': 'https://schema.org',
    '@type': KINDS[item.type],
    name: item.title,
    description: describe(item),
    url: origin + buildMultimediaAddress(settings.grammar, item),
    thumbnailUrl: item.picture === null ? drawn && [drawn] : [describePicture(item.picture, '16x9', origin)],
    uploadDate: item.publishedAt,
    duration: item.seconds === null ? undefined : `PT${item.seconds}S`,
    contentUrl: item.sourceURL === null ? undefined : origin + item.sourceURL,
    image:
      item.type === 'gallery'
        ? item.pictures.slice(0, MOST_DESCRIBED).map((picture) => describeImage(picture, origin))
        : undefined,
    keywords: item.tags.map(({ name }) => name),
    inLanguage: 'it',
    isAccessibleForFree: true,
    publisher: namePublisher(settings),
  }
}

function describeImage(picture: Picture, origin: string): ImageObject {
  return {
    '@type': 'ImageObject',
    contentUrl: describePicture(picture, '16x9', origin),
    caption: picture.caption ?? picture.alt,
    ...describeRights(picture),
  }
}

/** A page that lists items. */
export function describeMediaList(
  page: { name: string; url: string },
  items: readonly Pick<MultimediaTeaser, 'id' | 'slug' | 'folders'>[],
  { origin, grammar }: Pick<SiteSettings, 'origin' | 'grammar'>,
): WithContext<CollectionPage> {
  return describeCollection(
    page,
    items.map((item) => origin + buildMultimediaAddress(grammar, item)),
  )
}

/** The steps above an item: the folders it lies in, the outermost first; the television for what lies in none. */
export function breadcrumbsOfMedia(grammar: AddressGrammar, { folders }: Pick<Multimedia, 'folders'>): Breadcrumb[] {
  const known = folders.length > 0 ? folders : [{ slug: 'teleliberta', name: 'Telelibertà' }]
  return known.map(({ slug, name }) => ({ name, href: buildFolderAddress(grammar, slug) }))
}
