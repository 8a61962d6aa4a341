import type { StoryLink } from '@liberta/contracts/stories/story.schema'
import { activeGrammar, SPECIFIED } from './active-grammar.ts'
import type { SiteAddress } from './site-address.types.ts'

export type { AddressOf, AddressType, SearchScope, SiteAddress } from './site-address.types.ts'

/** The one address of what is asked for, in the grammar in force; `parseSiteAddress` reads it back. */
export function buildSiteAddress(address: SiteAddress): string {
  return activeGrammar().build(address)
}

/** The canonical address of a story: by its first section. */
export function buildStoryAddress({ section, slug, id }: Pick<StoryLink, 'section' | 'slug' | 'id'>): string {
  return buildSiteAddress({ type: 'story', sectionPath: section.path, slug, id })
}

/** The first page of a section, by its slugs from the root. */
export function buildSectionAddress(sectionPath: string): string {
  return buildSiteAddress({ type: 'section', sectionPath, page: 1 })
}

/** The first page of a tag's stories. */
export function buildTagAddress(slug: string): string {
  return buildSiteAddress({ type: 'tag', slug, page: 1 })
}

/** The first page of a journalist's stories. */
export function buildJournalistAddress(slug: string): string {
  return buildSiteAddress({ type: 'journalist', slug, page: 1 })
}

/** Reads an address of the site in whatever spelling, with or without a query; null where it fits no family. */
export function parseSiteAddress(address: string): SiteAddress | null {
  return activeGrammar().parse(address)
}

/** A path of this site as requirements 2 spells it, whatever this installation chose; for tables of paths. */
export function spellAsSpecified(path: string): string {
  const grammar = activeGrammar()
  if (grammar === SPECIFIED) return path
  const address = grammar.parse(path)
  return address === null ? path : SPECIFIED.build(address)
}

/** A link to a page of this site as the CMS spells it, or as requirements 2 does, in the grammar in force; others stay as they are. */
export function spellLink(path: string): string {
  const grammar = activeGrammar()
  const spelled = grammar.spell(path)
  if (grammar === SPECIFIED || grammar.resolve(spelled).type === 'page') return spelled
  const address = SPECIFIED.parse(SPECIFIED.spell(path))
  return address === null ? spelled : grammar.build(address)
}
