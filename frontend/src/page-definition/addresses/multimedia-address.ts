import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import { buildSiteAddress } from '@liberta/addresses/site-address'
import type { Multimedia, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { TELEVISION } from './television-facts.table.ts'

type Addressed = Pick<MultimediaTeaser, 'id' | 'slug' | 'folders'>

/** True for what lies under Telelibertà, at whatever depth. */
export function isTelevision({ folders }: Pick<MultimediaTeaser, 'folders'>): boolean {
  return folders.some(({ slug }) => slug === TELEVISION.folder)
}

/** The canonical address of an item: by the television's folder where it lies there, by no folder elsewhere. */
export function buildMultimediaAddress(item: Addressed): string {
  const folderSlug = isTelevision(item) ? TELEVISION.folder : null
  return buildSiteAddress({ type: 'multimedia', folderSlug, slug: item.slug, id: item.id })
}

/** The address of one page of a folder; the television's is a page of its own. */
export function buildFolderAddress(slug: string, page = 1): string {
  return slug === TELEVISION.folder
    ? buildSiteAddress({ type: 'fixed', name: 'teleliberta', page, query: {} })
    : buildSiteAddress({ type: 'folder', slug, page })
}

/** The address of a fixed page, its first one where it has several. */
export function buildFixedAddress(name: FixedPageName): string {
  return buildSiteAddress({ type: 'fixed', name, page: 1, query: {} })
}

/** Where the viewer of galleries begins on its page. */
export const VIEWER_ID = 'galleria'

/** The link to a gallery's picture in the viewer, past the head of its page; pictures count from 1. */
export function buildViewerLink({ id }: Pick<Multimedia, 'id'>, n = 1): string {
  const query = { id: String(id), ...(n > 1 && { n: String(n) }) }
  return `${buildSiteAddress({ type: 'fixed', name: 'galleryViewer', page: 1, query })}#${VIEWER_ID}`
}
