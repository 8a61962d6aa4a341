import type { StoryLink } from '../stories/story.schema.ts'
import { grammarInForce } from './grammar-in-force.ts'
import type { SiteAddress } from './site-address.types.ts'

export type { AddressOf, AddressType, SearchScope, SiteAddress } from './site-address.types.ts'

/** The one address of what is asked for, in the grammar in force; `parseSiteAddress` reads it back. */
export function buildSiteAddress(address: SiteAddress): string {
  return grammarInForce().build(address)
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
  return grammarInForce().parse(address)
}
