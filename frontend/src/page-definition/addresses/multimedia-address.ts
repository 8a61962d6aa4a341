import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import { TELEVISION_FOLDER } from '@liberta/addresses/site-address'
import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'

/** What is known of the paper's television beside what the CMS tells: its channel, and when its news goes out. */
export const TELEVISION = {
  name: 'Telelibertà',
  channel: 76,
  newsHours: ['13.15', '19.30'],
  /** The folder that everything of it lies in, and the programme of its news, by slug. */
  folder: TELEVISION_FOLDER,
  news: 'tg-liberta',
} as const

/** Folders that have a page of their own, by slug. */
export const SHORT_VIDEOS = { folder: 'video-brevi', longestSeconds: 90 } as const
export const GALLERIES = { folder: 'foto' } as const

/** The address of one page of a folder; the television's is a page of its own. */
export function buildFolderAddress(grammar: AddressGrammar, slug: string, page = 1): string {
  return slug === TELEVISION.folder
    ? grammar.build({ type: 'fixed', name: 'teleliberta', page, query: {} })
    : grammar.build({ type: 'folder', slug, page })
}

/** The address of a fixed page, its first one where it has several. */
export function buildFixedAddress(grammar: AddressGrammar, name: FixedPageName): string {
  return grammar.build({ type: 'fixed', name, page: 1, query: {} })
}

/** Where the viewer of galleries begins on its page. */
export const VIEWER_ID = 'galleria'

/** The link to a gallery's picture in the viewer, past the head of its page; pictures count from 1. */
export function buildViewerLink(grammar: AddressGrammar, { id }: Pick<Multimedia, 'id'>, n = 1): string {
  const query = { id: String(id), ...(n > 1 && { n: String(n) }) }
  return `${grammar.build({ type: 'fixed', name: 'galleryViewer', page: 1, query })}#${VIEWER_ID}`
}
