import type { StoryLink } from '@liberta/contracts/stories/story.schema'
import type { AddressGrammar } from './address-grammar.ts'

export type { AddressOf, AddressType, SearchScope, SiteAddress } from './site-address.types.ts'

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
