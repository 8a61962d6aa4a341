import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import type { TrailStep } from '../../page-definition/head/describe-trail.ts'
import { buildFolderAddress } from '../../page-definition/addresses/multimedia-address.ts'

/** The steps above an item: the folders it lies in, the outermost first; the television for what lies in none. */
export function trailOfMedia({ folders }: Pick<Multimedia, 'folders'>): TrailStep[] {
  const known = folders.length > 0 ? folders : [{ slug: 'teleliberta', name: 'Telelibertà' }]
  return known.map(({ slug, name }) => ({ name, href: buildFolderAddress(slug) }))
}
