import { defineDetail, defineList, defineSlugList } from './family.types.ts'
import { readId, readMadeSlug, readSectionPath, readSlug, readSlugWithId } from './read-segment.ts'

/** A story below a section. */
export interface StoryParts {
  /** The section's slugs from the root, joined by slashes. */
  sectionPath: string
  slug: string
  id: number
}

/** A page of a section. */
export interface SectionParts {
  sectionPath: string
  page: number
}

/** Reads the words of a story, whatever stands before them; null where they are none. */
export function readStory(words: readonly string[]): StoryParts | null {
  const [id, slug] = [readId(words.at(-1)), readMadeSlug(words.at(-2))]
  const sectionPath = readSectionPath(words.slice(0, -2))
  return id !== null && sectionPath !== null && slug !== null ? { sectionPath, slug, id } : null
}

/** An entry of a live story: its hour is for readers, its id tells it from another one of the same minute. */
export interface LiveEntryParts extends StoryParts {
  /** Hour and minute in Rome: `10-42`. */
  hour: string
  entry: number
}

/** A page of the entries of a live story, from the beginning. */
export interface LivePageParts extends StoryParts {
  number: number
}

const ENTRY = /^ora-(\d{1,2}-\d{2})-([1-9]\d{0,9})$/
const LIVE_PAGE = /^aggiornamenti-([1-9]\d{0,5})$/

/** `ora-10-42-17`: what an entry is called on its page, and where it stands below its story. */
export function nameLiveEntry({ hour, entry }: Pick<LiveEntryParts, 'hour' | 'entry'>): string {
  return `ora-${hour}-${entry}`
}

/** Reads what stands behind a story's own address; null where the rest is none, or the last word says nothing. */
function readBelowStory<Below extends object>(
  words: readonly string[],
  readLast: (word: string) => Below | null,
): (StoryParts & Below) | null {
  const story = readStory(words.slice(0, -1))
  const below = story === null ? null : readLast(words.at(-1) ?? '')
  return story === null || below === null ? null : { ...story, ...below }
}

/** Reads the words of a section, whatever stands before them; null where they are none. */
export function readSection(words: readonly string[], page: number): SectionParts | null {
  const sectionPath = readSectionPath(words)
  return sectionPath === null ? null : { sectionPath, page }
}

/** Sections, stories, and the lists of a tag and of a journalist. */
export const STORY_FAMILIES = {
  section: defineList<SectionParts>({
    prefix: 'news',
    read: readSection,
    write: ({ sectionPath, page }) => ({ words: [sectionPath], page }),
    probes: [{ sectionPath: 'uno/due', page: 2 }],
    routes: [
      {
        pattern: '/news/{section…}[/page_{n}]',
        example: '/news/sport/calcio/page_2',
        note: 'a section, up to four deep',
      },
    ],
  }),
  story: defineDetail<StoryParts>({
    prefix: 'news',
    read: readStory,
    write: ({ sectionPath, slug, id }) => ({ words: [sectionPath, slug, id] }),
    probes: [
      { sectionPath: 'uno/due', slug: 'tre', id: 4 },
      { sectionPath: 'uno', slug: 'tre', id: 4 },
    ],
    routes: [
      {
        pattern: '/news/{section…}/{slug}/{id}',
        example: '/news/attualita/cronaca/il-ponte/7242',
        note: 'a story by section: canonical by its first',
      },
    ],
  }),
  liveEntry: defineDetail<LiveEntryParts>({
    prefix: 'news',
    read: (words) =>
      readBelowStory(words, (word) => {
        const [, hour = '', digits] = ENTRY.exec(word) ?? []
        const entry = readId(digits)
        return entry === null ? null : { hour, entry }
      }),
    write: ({ sectionPath, slug, id, ...entry }) => ({ words: [sectionPath, slug, id, nameLiveEntry(entry)] }),
    probes: [{ sectionPath: 'uno/due', slug: 'tre', id: 4, hour: '5-06', entry: 7 }],
    routes: [
      {
        pattern: '/news/{section…}/{slug}/{id}/ora-{h}-{mm}-{n}',
        example: '/news/cronaca/piena-del-po/7242/ora-10-42-17',
        note: 'an entry of a live story: `{n}` names it, `{h}-{mm}` is its hour',
      },
    ],
  }),
  livePage: defineDetail<LivePageParts>({
    prefix: 'news',
    read: (words) =>
      readBelowStory(words, (word) => {
        const number = readId(LIVE_PAGE.exec(word)?.[1])
        return number === null ? null : { number }
      }),
    write: ({ sectionPath, slug, id, number }) => ({ words: [sectionPath, slug, id, `aggiornamenti-${number}`] }),
    probes: [{ sectionPath: 'uno/due', slug: 'tre', id: 4, number: 5 }],
    routes: [
      {
        pattern: '/news/{section…}/{slug}/{id}/aggiornamenti-{n}',
        example: '/news/cronaca/piena-del-po/7242/aggiornamenti-2',
        note: 'a page of the entries of a live story, from the beginning',
      },
    ],
  }),
  storyByTag: defineDetail<{ tagSlug: string; tagId: number; slug: string; id: number }>({
    prefix: 'news/tag',
    read: ([first, word, last, ...rest]) => {
      const [tag, slug, id] = [readSlugWithId(first), readMadeSlug(word), readId(last)]
      const fits = rest.length === 0 && tag !== null && slug !== null && id !== null
      return fits ? { tagSlug: tag.slug, tagId: tag.id, slug, id } : null
    },
    write: ({ tagSlug, tagId, slug, id }) => ({ words: [`${tagSlug}_${tagId}`, slug, id] }),
    probes: [{ tagSlug: 'uno', tagId: 2, slug: 'tre', id: 4 }],
    routes: [
      {
        pattern: '/news/tag/{tag}_{id}/{slug}/{id}',
        example: '/news/tag/piena-del-po_31/il-po-scende/7242',
        note: 'a story by tag',
      },
    ],
  }),
  storyByJournalist: defineDetail<{ journalistSlug: string; slug: string; id: number }>({
    prefix: 'news/autore',
    read: ([first, word, last, ...rest]) => {
      const [journalistSlug, slug, id] = [readSlug(first), readMadeSlug(word), readId(last)]
      const fits = rest.length === 0 && journalistSlug !== null && slug !== null && id !== null
      return fits ? { journalistSlug, slug, id } : null
    },
    write: ({ journalistSlug, slug, id }) => ({ words: [journalistSlug, slug, id] }),
    probes: [{ journalistSlug: 'uno', slug: 'tre', id: 4 }],
    routes: [
      {
        pattern: '/news/autore/{journalist}/{slug}/{id}',
        example: '/news/autore/marta-valdonica/il-ponte/7242',
        note: 'a story by journalist',
      },
    ],
  }),
  tag: defineSlugList('tag', { pattern: '/tag/{slug}[/page_{n}]', example: '/tag/bobbio', note: 'stories of a tag' }),
  journalist: defineSlugList('autore', {
    pattern: '/autore/{slug}[/page_{n}]',
    example: '/autore/marta-valdonica',
    note: 'a journalist',
  }),
}
