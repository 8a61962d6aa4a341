import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import { TELEVISION } from './television-facts.table.ts'

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
