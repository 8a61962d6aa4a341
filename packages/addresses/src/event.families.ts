import { defineDetail, defineSlugList } from './family.types.ts'
import type { Family, RouteRow } from './family.types.ts'
import { readSlug, readSlugEndingInId } from './read-segment.ts'

/** An event below what it was found by; its slug is whole, and ends in the id. */
export interface FilteredEventParts {
  filterSlug: string
  slug: string
  id: number
}

function defineEventBy(prefix: string, route: RouteRow): Family<FilteredEventParts> {
  return defineDetail({
    prefix,
    read: ([filter, last, ...rest]) => {
      const [filterSlug, item] = [readSlug(filter), readSlugEndingInId(last)]
      return rest.length === 0 && filterSlug !== null && item !== null ? { filterSlug, ...item } : null
    },
    write: ({ filterSlug, slug }) => ({ words: [filterSlug, slug] }),
    probes: [{ filterSlug: 'uno', slug: 'due-4', id: 4 }],
    routes: [route],
  })
}

/** Events, and their lists: of a tag, of a series, of a category or a type. */
export const EVENT_FAMILIES = {
  tagEvents: defineSlugList(
    'tag',
    { pattern: '/tag/{slug}/eventi[/page_{n}]', example: '/tag/bobbio/eventi/page_2', note: 'events of a tag' },
    'eventi',
  ),
  event: defineDetail<{ slug: string; id: number }>({
    prefix: 'event',
    read: ([last, ...rest]) => (rest.length === 0 ? readSlugEndingInId(last) : null),
    write: ({ slug }) => ({ words: [slug] }),
    probes: [{ slug: 'uno-4', id: 4 }],
    routes: [{ pattern: '/event/{slug-id}', example: '/event/sagra-della-coppa-9001', note: 'an event' }],
  }),
  eventByCategory: defineEventBy('event/categoria', {
    pattern: '/event/categoria/{category}/{slug-id}',
    example: '/event/categoria/sagre/sagra-della-coppa-9001',
    note: 'an event by category',
  }),
  eventByType: defineEventBy('event/tipo', {
    pattern: '/event/tipo/{type}/{slug-id}',
    example: '/event/tipo/festa/sagra-della-coppa-9001',
    note: 'an event by type',
  }),
  eventByTag: defineEventBy('event/tag', {
    pattern: '/event/tag/{tag}/{slug-id}',
    example: '/event/tag/bobbio/sagra-della-coppa-9001',
    note: 'an event by tag',
  }),
  eventCategory: defineSlugList('event/event-category/rassegna', {
    pattern: '/event/event-category/rassegna/{slug}[/page_{n}]',
    example: '/event/event-category/rassegna/rassegne',
    note: 'events of a series',
  }),
  events: defineSlugList('events', {
    pattern: '/events/{slug}[/page_{n}]',
    example: '/events/sagre',
    note: 'events of a category or of a type',
  }),
}
