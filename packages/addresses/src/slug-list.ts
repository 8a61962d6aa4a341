import { defineList } from './family.types.ts'
import type { Family, RouteRow } from './family.types.ts'
import { readSlug } from './read-segment.ts'

/** A list of what has one slug: of a tag, a folder, a category. */
export function defineSlugList(prefix: string, route: RouteRow, suffix = ''): Family<{ slug: string; page: number }> {
  return defineList({
    prefix,
    suffix,
    read: ([word, ...rest], page) => {
      const slug = readSlug(word)
      return rest.length === 0 && slug !== null ? { slug, page } : null
    },
    write: ({ slug, page }) => ({ words: [slug], page }),
    probes: [{ slug: 'uno', page: 2 }],
    routes: [route],
  })
}
