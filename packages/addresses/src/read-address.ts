import { isSlug } from '@liberta/contracts/text/slug'
import type { AddressSettings } from './address-settings.schema.ts'
import { affixesOf } from './build-address.ts'
import { FAMILY_TYPES, findFamily } from './family.table.ts'
import type { FamilyType } from './family.table.ts'
import { takePageSegment, dropSuffix, dropTrailingId } from './read-segment.ts'
import type { SiteAddress } from './site-address.types.ts'
import { readSection, readStory } from './story.families.ts'

/** Reads what stands behind a family's prefix; null where it is no address of the family. */
export type AddressReader = (words: readonly string[], query: () => URLSearchParams) => SiteAddress | null

/**
 * The readers of all families by their prefix, segments joined by slashes. Of one prefix the first reader that can read
 * the rest has it: a suffix goes before none, an item before a list.
 */
export function createReaders(settings: AddressSettings): ReadonlyMap<string, readonly AddressReader[]> {
  const families = FAMILY_TYPES.map((type) => ({ type, ...affixesOf(type, settings), isList: findFamily(type).isList }))
  const inTurn = families.toSorted(
    (one, other) =>
      Number(other.suffix !== '') - Number(one.suffix !== '') || Number(one.isList) - Number(other.isList),
  )
  return new Map(
    families.map(({ prefix }) => [
      prefix,
      inTurn.filter((family) => family.prefix === prefix).map(({ type, suffix }) => createReader(type, suffix)),
    ]),
  )
}

function createReader(type: FamilyType, suffix: string): AddressReader {
  const { isList, read } = findFamily(type)
  const ending = suffix === '' ? [] : suffix.split('/')
  return (words, query) => {
    const { segments, page } = isList ? takePageSegment(words) : { segments: words, page: 1 }
    const rest = dropSuffix(segments, ending)
    const parts = rest === null ? null : read(isList ? dropTrailingId(rest) : rest, page, query)
    // The parts are the family's own, which the compiler cannot follow through the table.
    return parts === null ? null : ({ type, ...parts } as SiteAddress)
  }
}

/**
 * The catch-all (requirements 2.57): a story or a section without the prefix of its family. It takes slugs as the site spells
 * them and no number at the root: what anybody may type is not led on from here.
 */
export const readCatchAll: AddressReader = (words) => {
  const story = isCatchable(words.slice(0, -1)) ? readStory(words) : null
  if (story !== null) return { type: 'article', ...story }
  const { segments, page } = takePageSegment(words)
  const rest = dropTrailingId(segments)
  const section = isCatchable(rest) ? readSection(rest, page) : null
  return section === null ? null : { type: 'category', ...section }
}

function isCatchable(words: readonly string[]): boolean {
  return words.every(isSlug) && !/^\d+$/.test(words[0] ?? '')
}
