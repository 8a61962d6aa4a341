import type { StoryLink } from '@liberta/contracts/stories/story.schema'
import type { LiveEntry } from '@liberta/contracts/live-blog/live-blog.schema'
import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { clockInRome } from '@liberta/italian/rome-calendar'
import type { AddressGrammar } from './address-grammar.ts'
import type { SiteAddress } from './site-address.types.ts'
import { nameLiveEntry } from './story.families.ts'

export type { AddressOf, AddressType, SearchScope, SiteAddress } from './site-address.types.ts'

/** The section or the story that the catch-all spells without its prefix; any other address as it is. */
export function leaveCatchAll(address: SiteAddress): SiteAddress {
  if (address.type === 'category') return { ...address, type: 'section' }
  return address.type === 'article' ? { ...address, type: 'story' } : address
}

/** The canonical address of a story: by its first section. */
export function buildStoryAddress(
  grammar: AddressGrammar,
  { section, slug, id }: Pick<StoryLink, 'section' | 'slug' | 'id'>,
): string {
  return grammar.build({ type: 'story', sectionPath: section.path, slug, id })
}

/** The first page of a section, by its slugs from the root. */
export function buildSectionAddress(grammar: AddressGrammar, sectionPath: string): string {
  return grammar.build({ type: 'section', sectionPath, page: 1 })
}

/** The first page of a tag's stories. */
export function buildTagAddress(grammar: AddressGrammar, slug: string): string {
  return grammar.build({ type: 'tag', slug, page: 1 })
}

/** The first page of a journalist's stories. */
export function buildJournalistAddress(grammar: AddressGrammar, slug: string): string {
  return grammar.build({ type: 'journalist', slug, page: 1 })
}

type StoryPlace = Pick<StoryLink, 'section' | 'slug' | 'id'>

/** The parts of an entry's address that its own facts give. */
export function partsOfLiveEntry({ id, at }: Pick<LiveEntry, 'id' | 'at'>): { hour: string; entry: number } {
  const { hour, minute } = clockInRome(new Date(at))
  return { hour: `${hour}-${String(minute).padStart(2, '0')}`, entry: id }
}

/** What an entry of a live story is called on a page, behind `#`: the last word of its address. */
export function anchorOfLiveEntry(entry: Pick<LiveEntry, 'id' | 'at'>): string {
  return nameLiveEntry(partsOfLiveEntry(entry))
}

/** The address of one entry of a live story. */
export function buildLiveEntryAddress(
  grammar: AddressGrammar,
  { section, slug, id }: StoryPlace,
  entry: Pick<LiveEntry, 'id' | 'at'>,
): string {
  return grammar.build({ type: 'liveEntry', sectionPath: section.path, slug, id, ...partsOfLiveEntry(entry) })
}

/** The address of a page of the entries of a live story. */
export function buildLivePageAddress(
  grammar: AddressGrammar,
  { section, slug, id }: StoryPlace,
  number: number,
): string {
  return grammar.build({ type: 'livePage', sectionPath: section.path, slug, id, number })
}

/** The folder that everything of the paper's television lies in, by slug. */
export const TELEVISION_FOLDER = 'teleliberta'

/** True for what lies under Telelibertà, at whatever depth. */
export function isTelevision({ folders }: Pick<MultimediaTeaser, 'folders'>): boolean {
  return folders.some(({ slug }) => slug === TELEVISION_FOLDER)
}

/** The canonical address of an item of multimedia: by the television's folder where it lies there, by no folder elsewhere. */
export function buildMultimediaAddress(
  grammar: AddressGrammar,
  item: Pick<MultimediaTeaser, 'id' | 'slug' | 'folders'>,
): string {
  const folderSlug = isTelevision(item) ? TELEVISION_FOLDER : null
  return grammar.build({ type: 'multimedia', folderSlug, slug: item.slug, id: item.id })
}
