import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import type { AddressGrammar } from './address-grammar.ts'

/** The folder that everything of the paper's television lies in, by slug. */
export const TELEVISION_FOLDER = 'teleliberta'

/** True for what lies under Telelibertà, at whatever depth. */
export function isTelevision({ folders }: Pick<MultimediaTeaser, 'folders'>): boolean {
  return folders.some(({ slug }) => slug === TELEVISION_FOLDER)
}

/** The canonical address of an item: by the television's folder where it lies there, by no folder elsewhere. */
export function buildMultimediaAddress(
  grammar: AddressGrammar,
  item: Pick<MultimediaTeaser, 'id' | 'slug' | 'folders'>,
): string {
  const folderSlug = isTelevision(item) ? TELEVISION_FOLDER : null
  return grammar.build({ type: 'multimedia', folderSlug, slug: item.slug, id: item.id })
}
