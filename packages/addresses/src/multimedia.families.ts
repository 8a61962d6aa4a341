import { defineDetail, defineSlugList } from './family.types.ts'
import { readMadeSlug, readSlug, readSlugEndingInId } from './read-segment.ts'

/** Folders, what lies in them, and the multimedia of a tag. The slug of an item is whole: it ends in the id. */
export const MULTIMEDIA_FAMILIES = {
  tagMultimedia: defineSlugList(
    'tag',
    {
      pattern: '/tag/{slug}/multimedia[/page_{n}]',
      example: '/tag/bobbio/multimedia',
      note: 'multimedia items of a tag',
    },
    'multimedia',
  ),
  folder: defineSlugList('multimedia/folder', {
    pattern: '/multimedia/folder/{slug}[/page_{n}]',
    example: '/multimedia/folder/video',
    note: 'a multimedia folder',
  }),
  multimedia: defineDetail<{ folderSlug: string | null; slug: string; id: number }>({
    prefix: 'multimedia/detail',
    read: (words) => {
      const folderSlug = words.length === 2 ? readMadeSlug(words[0]) : null
      const item = words.length <= 2 ? readSlugEndingInId(words.at(-1)) : null
      const fits = item !== null && (words.length === 1 || folderSlug !== null)
      return fits ? { folderSlug, ...item } : null
    },
    write: ({ folderSlug, slug }) => ({ words: folderSlug === null ? [slug] : [folderSlug, slug] }),
    probes: [
      { folderSlug: null, slug: 'uno-4', id: 4 },
      { folderSlug: 'uno', slug: 'due-4', id: 4 },
    ],
    routes: [
      {
        pattern: '/multimedia/detail/{slug-id}',
        example: '/multimedia/detail/la-fiera-40018',
        note: 'a multimedia item',
      },
      {
        pattern: '/multimedia/detail/{folder}/{slug-id}',
        example: '/multimedia/detail/teleliberta/il-tg-delle-13-40017',
        note: 'a multimedia item by folder',
      },
    ],
  }),
  multimediaByTag: defineDetail<{ tagSlug: string; slug: string; id: number }>({
    prefix: 'multimedia/detail/tag',
    read: ([tag, last, ...rest]) => {
      const [tagSlug, item] = [readSlug(tag), readSlugEndingInId(last)]
      return rest.length === 0 && tagSlug !== null && item !== null ? { tagSlug, ...item } : null
    },
    write: ({ tagSlug, slug }) => ({ words: [tagSlug, slug] }),
    probes: [{ tagSlug: 'uno', slug: 'due-4', id: 4 }],
    routes: [
      {
        pattern: '/multimedia/detail/tag/{tag}/{slug-id}',
        example: '/multimedia/detail/tag/bobbio/la-fiera-40018',
        note: 'a multimedia item by tag',
      },
    ],
  }),
}
