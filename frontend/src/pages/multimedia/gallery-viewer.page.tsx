import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { expectPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { GalleryViewerPage } from './GalleryViewerPage.tsx'
import type { ViewerContent } from './GalleryViewerPage.tsx'
import { openingPictureOf } from './lay-media.ts'
import { loadNewest } from './load-media.ts'
import { buildMultimediaAddress } from '@liberta/addresses/site-address'
import { buildFixedAddress, GALLERIES } from '../../page-definition/addresses/multimedia-address.ts'

/**
 * `/gallery-viewer?id={id}&n={n}`: for looking, not for finding; search engines find the gallery's own page. A picture of no
 * gallery is none.
 */
export const GALLERY_VIEWER_PAGE = definePage<'fixed', ViewerContent>({
  cache: 'detail',
  load: ({ query: { id, n } }, context) => {
    if (id !== undefined) return loadPicture(Number(id), Number(n ?? 1), context)
    return n === undefined ? loadGalleries(context) : throwNoContent(context.path)
  },
  describe: describeViewer,
  View: GalleryViewerPage,
})

/** 404 for what is no gallery, and past its last picture. */
async function loadPicture(id: number, n: number, { source, path }: LoadContext): Promise<Loaded<ViewerContent>> {
  const { body: gallery, tags } = expectPresent(await source.read('multimedia', { id }), path)
  const picture = gallery.type === 'gallery' ? gallery.pictures[n - 1] : undefined
  if (picture === undefined) return throwNoContent(path)
  return {
    content: { type: 'gallery', gallery, n, picture },
    tags: [nameReadModel({ model: 'multimedia', id: String(id) }), ...tags],
  }
}

async function loadGalleries(context: LoadContext): Promise<Loaded<ViewerContent>> {
  const { content: galleries, tags } = await loadNewest(GALLERIES.folder, { inFolder: isGallery }, context)
  return { content: { type: 'newest', galleries }, tags }
}

const isGallery = ({ type }: MultimediaTeaser) => type === 'gallery'

function describeViewer(content: ViewerContent, { origin, grammar }: SiteSettings): PageHead {
  if (content.type === 'newest') {
    return {
      ...ORDINARY_HEAD,
      title: titlePage('Le gallerie fotografiche'),
      description: 'Le ultime gallerie fotografiche da Piacenza e provincia su Libertà.',
      canonical: origin + buildFixedAddress(grammar, 'galleryViewer'),
      indexed: false,
      structure: [],
      opening: openingPictureOf(content.galleries),
    }
  }
  const { gallery, n, picture } = content
  const name = `${gallery.title}: fotografia ${n} di ${gallery.pictures.length}`
  return {
    ...ORDINARY_HEAD,
    title: titlePage(name),
    description: picture.caption ?? name,
    canonical: origin + buildMultimediaAddress(grammar, gallery),
    indexed: false,
    structure: [],
    opening: { picture, place: 'viewer' },
  }
}
