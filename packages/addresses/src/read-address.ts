import { obituaryPeriodSchema } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { AddressSettings, FamilyName } from './address-settings.schema.ts'
import { LATEST, OBITUARIES, OBITUARY, POSITIONS, RESERVED_AREA, STAFF } from './build-address.ts'
import { takePageSegment } from './page-segment.ts'
import {
  dropSuffix,
  dropTrailingId,
  readId,
  readMadeSlug,
  readSectionPath,
  readSlug,
  readSlugEndingInId,
  readSlugWithId,
} from './read-segment.ts'
import { normaliseSearchText } from '@liberta/contracts/search/search-text'
import { isSlug } from '@liberta/contracts/text/slug'
import type { AddressType, SiteAddress } from './site-address.types.ts'

/** Reads what stands behind a family's prefix; null where it is no address of the family. */
export type AddressReader = (words: readonly string[], query: () => URLSearchParams) => SiteAddress | null

type SlugList = 'tag' | 'tagMultimedia' | 'tagEvents' | 'journalist' | 'folder' | 'eventCategory' | 'events'
type ReadWords = (words: readonly string[], page: number) => SiteAddress | null

/**
 * The readers of all families by their prefix, segments joined by slashes. Of one prefix the first reader that can read
 * the rest has it: a suffix goes before none, a story before its section.
 */
export function createReaders(settings: AddressSettings): ReadonlyMap<string, readonly AddressReader[]> {
  const { prefixes, suffixes } = settings
  const readers = new Map<string, { reader: AddressReader; suffixed: boolean }[]>()
  const add = (prefix: string, reader: AddressReader, suffixed = false) =>
    readers.set(prefix, [...(readers.get(prefix) ?? []), { reader, suffixed }])
  for (const [family, read] of Object.entries(DETAILS) as [FamilyName, ReadWords][]) {
    const suffix = split(suffixes[family])
    add(prefixes[family], (words) => readDetail(words, suffix, read), suffix.length > 0)
  }
  for (const [family, read] of Object.entries(LISTS) as [FamilyName, ReadWords][]) {
    const suffix = split(suffixes[family])
    add(prefixes[family], (words) => readList(words, suffix, read), suffix.length > 0)
  }
  for (const [path, reader] of GIVEN) add(path.slice(1), reader)
  return new Map(
    [...readers].map(([prefix, known]) => [
      prefix,
      known.toSorted((one, other) => Number(other.suffixed) - Number(one.suffixed)).map(({ reader }) => reader),
    ]),
  )
}

/**
 * The catch-all (requirements 2.57): a story or a section without the prefix of its family. It takes slugs as the site spells
 * them and no number at the root: what anybody may type is not led on from here.
 */
export const readCatchAll: AddressReader = (words) =>
  (isCatchable(words.slice(0, -1)) ? readStory('article', words) : null) ??
  readList(words, [], (rest, page) => (isCatchable(rest) ? readSection('category', rest, page) : null))

function isCatchable(words: readonly string[]): boolean {
  return words.every(isSlug) && !/^\d+$/.test(words[0] ?? '')
}

function split(segments: string): readonly string[] {
  return segments === '' ? [] : segments.split('/')
}

function readDetail(words: readonly string[], suffix: readonly string[], read: ReadWords): SiteAddress | null {
  const rest = dropSuffix(words, suffix)
  return rest === null ? null : read(rest, 1)
}

function readList(words: readonly string[], suffix: readonly string[], read: ReadWords): SiteAddress | null {
  const { segments, page } = takePageSegment(words)
  const rest = dropSuffix(segments, suffix)
  return rest === null ? null : read(dropTrailingId(rest), page)
}

const slugList =
  (type: SlugList): ReadWords =>
  ([word, ...rest], page) => {
    const slug = readSlug(word)
    return rest.length === 0 && slug !== null ? { type, slug, page } : null
  }

const eventBy =
  (type: 'eventByCategory' | 'eventByType' | 'eventByTag'): ReadWords =>
  ([filter, last, ...rest]) => {
    const [filterSlug, item] = [readSlug(filter), readSlugEndingInId(last)]
    return rest.length === 0 && filterSlug !== null && item !== null ? { type, filterSlug, ...item } : null
  }

/** One item: its slug and id stand at the end, and there are no pages. */
const DETAILS: Partial<Record<FamilyName, ReadWords>> = {
  story: (words) => readStory('story', words),
  storyByTag: ([first, word, last, ...rest]) => {
    const [tag, slug, id] = [readSlugWithId(first), readMadeSlug(word), readId(last)]
    const fits = rest.length === 0 && tag !== null && slug !== null && id !== null
    return fits ? { type: 'storyByTag', tagSlug: tag.slug, tagId: tag.id, slug, id } : null
  },
  storyByJournalist: ([first, word, last, ...rest]) => {
    const [journalistSlug, slug, id] = [readSlug(first), readMadeSlug(word), readId(last)]
    const fits = rest.length === 0 && journalistSlug !== null && slug !== null && id !== null
    return fits ? { type: 'storyByJournalist', journalistSlug, slug, id } : null
  },
  multimedia: (words) => {
    const folderSlug = words.length === 2 ? readMadeSlug(words[0]) : null
    const item = words.length <= 2 ? readSlugEndingInId(words.at(-1)) : null
    const fits = item !== null && (words.length === 1 || folderSlug !== null)
    return fits ? { type: 'multimedia', folderSlug, ...item } : null
  },
  multimediaByTag: ([tag, last, ...rest]) => {
    const [tagSlug, item] = [readSlug(tag), readSlugEndingInId(last)]
    return rest.length === 0 && tagSlug !== null && item !== null ? { type: 'multimediaByTag', tagSlug, ...item } : null
  },
  event: ([last, ...rest]) => {
    const item = readSlugEndingInId(last)
    return rest.length === 0 && item !== null ? { type: 'event', ...item } : null
  },
  eventByCategory: eventBy('eventByCategory'),
  eventByType: eventBy('eventByType'),
  eventByTag: eventBy('eventByTag'),
}

/** Lists: a page segment and an id may stand at the end. */
const LISTS: Partial<Record<FamilyName, ReadWords>> = {
  section: (words, page) => readSection('section', words, page),
  tagMultimedia: slugList('tagMultimedia'),
  tagEvents: slugList('tagEvents'),
  tag: slugList('tag'),
  journalist: slugList('journalist'),
  folder: slugList('folder'),
  eventCategory: slugList('eventCategory'),
  events: slugList('events'),
}

/** Addresses whose spelling requirements 2 gives word for word. */
const GIVEN: readonly (readonly [prefix: string, reader: AddressReader])[] = [
  [LATEST, (words) => readBareList(words, (page) => ({ type: 'latest', page }))],
  [
    OBITUARIES,
    (words, query) =>
      readBareList(words, (page) => ({
        type: 'obituaries',
        page,
        query: normaliseSearchText(query().get('query') ?? ''),
        town: readSlug(query().get('comune')?.toLowerCase()),
        period: obituaryPeriodSchema.safeParse(query().get('periodo')?.toLowerCase()).data ?? null,
      })),
  ],
  [
    OBITUARY,
    ([id, ...rest]) => (rest.length === 0 ? orNull(readId(id), (known) => ({ type: 'obituary', id: known })) : null),
  ],
  [STAFF, (words) => readOneSlug('staffMember', words)],
  [POSITIONS, (words) => readOneSlug('position', words)],
  [RESERVED_AREA, (words) => ({ type: 'reservedArea', path: words.join('/') })],
]

function readStory(type: 'story' | 'article', words: readonly string[]): SiteAddress | null {
  const [id, slug, sectionPath] = [
    readId(words.at(-1)),
    readMadeSlug(words.at(-2)),
    readSectionPath(words.slice(0, -2)),
  ]
  return id !== null && sectionPath !== null && slug !== null ? { type, sectionPath, slug, id } : null
}

function readSection(type: 'section' | 'category', words: readonly string[], page: number): SiteAddress | null {
  const sectionPath = readSectionPath(words)
  return sectionPath === null ? null : { type, sectionPath, page }
}

function readBareList(words: readonly string[], make: (page: number) => SiteAddress): SiteAddress | null {
  const { segments, page } = takePageSegment(words)
  return segments.length === 0 ? make(page) : null
}

function readOneSlug(
  type: Extract<AddressType, 'staffMember' | 'position'>,
  words: readonly string[],
): SiteAddress | null {
  const slug = words.length === 1 ? readSlug(words[0]) : null
  return slug === null ? null : { type, slug }
}

function orNull<Value>(value: Value | null, make: (value: Value) => SiteAddress): SiteAddress | null {
  return value === null ? null : make(value)
}
