import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'

/** What a shortcut to a search of events goes by (requirements 2.87 and 2.88). */
export type EventShortcut =
  /** A day, by any instant of it; milliseconds. */
  | { by: 'date'; date: number }
  | { by: 'category'; category: { id: number } }
  | { by: 'type'; type: string }
  | { by: 'location'; location: { id: number } }
  | { by: 'tag'; tag: { slug: string; name: string } }

/**
 * The search that a shortcut stands for: one date, or one value of categories, types, locations or tags; where tags are searched by
 * name, the tag's name is the query.
 */
export function searchOfShortcut(shortcut: EventShortcut, tagsByName: boolean): SearchParameters {
  switch (shortcut.by) {
    case 'date':
      return { ...EMPTY_SEARCH, date: shortcut.date }
    case 'category':
      return { ...EMPTY_SEARCH, filters: { categories: [String(shortcut.category.id)] } }
    case 'type':
      return { ...EMPTY_SEARCH, filters: { types: [shortcut.type] } }
    case 'location':
      return { ...EMPTY_SEARCH, filters: { locations: [String(shortcut.location.id)] } }
    case 'tag':
      return tagsByName
        ? { ...EMPTY_SEARCH, text: shortcut.tag.name }
        : { ...EMPTY_SEARCH, filters: { tags: [shortcut.tag.slug] } }
  }
}
