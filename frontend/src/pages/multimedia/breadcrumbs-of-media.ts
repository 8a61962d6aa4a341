import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import type { Breadcrumb } from '../../page-definition/head/describe-breadcrumbs.ts'
import { buildFolderAddress } from '../../page-definition/addresses/multimedia-address.ts'

/** The steps above an item: the folders it lies in, the outermost first; the television for what lies in none. */
export function breadcrumbsOfMedia(grammar: AddressGrammar, { folders }: Pick<Multimedia, 'folders'>): Breadcrumb[] {
  const known = folders.length > 0 ? folders : [{ slug: 'teleliberta', name: 'Telelibertà' }]
  return known.map(({ slug, name }) => ({ name, href: buildFolderAddress(grammar, slug) }))
}
