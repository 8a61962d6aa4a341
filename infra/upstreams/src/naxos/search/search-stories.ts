import { zones } from '../../content/places/towns.ts'
import { zoneSlugs } from '../../content/schemas/parts.schema.ts'
import { ALL_STORIES, sectionKey, tagKey, zoneKey } from '../archive/story-keys.ts'
import { latestStamp } from '../edits/touch-book.ts'
import type { Answer } from '../http/answer.types.ts'
import type { Newsroom } from '../newsroom.ts'
import { readDateRange } from './read-date-range.ts'
import { NO_FACETS, type Facet, type Facets, type SearchQuery } from './search-query.schema.ts'
import type { FoundStories } from './story-search.ts'

const MOST_TAGS = 20
/** No document is under this key, so that an unknown filter value finds nothing. */
const NOWHERE = 'nowhere'

/** Searches the stories (docs/naxos.md, /search). */
export function searchStories(newsroom: Newsroom, query: SearchQuery): Answer {
  const now = newsroom.now()
  const { desk, search, store, stories } = newsroom
  const groups = [
    query.sections.map((value) => keyOf(desk.sections, value, sectionKey)),
    query.tags.map((value) => keyOf(desk.tags, value, tagKey)),
    query.zones.map((value) => (zoneSlugs.some((zone) => zone === value) ? zoneKey(value) : NOWHERE)),
  ]
  const found = search.find(
    {
      text: query.qs,
      operator: query.qsOptLgcOpr.toLowerCase() === 'and' ? 'and' : 'or',
      sort: query.sort === 'relevance' ? 'relevance' : 'newest',
      range: readDateRange(query),
      keyGroups: groups.filter((keys) => keys.length > 0),
    },
    now,
  )
  const { page, page_size: pageSize } = query
  const ids = [...found.ids.subarray((page - 1) * pageSize, page * pageSize)]
  return {
    status: 'found',
    stamp: latestStamp(store.listStamp(ALL_STORIES, now), { at: newsroom.madeAt, revision: 0 }),
    list: { total: found.ids.length, page, page_size: pageSize },
    extra: { facets: found.ids.length === 0 ? NO_FACETS : countFacets(newsroom, found), complete: found.complete },
    // The index grows while it is built.
    variant: String(search.progress),
    data: () => stories.shorts(ids, now),
  }
}

function keyOf(rows: readonly { id: number; slug: string }[], value: string, key: (id: number) => string): string {
  const row = rows.find(({ id, slug }) => slug === value || String(id) === value)
  return row ? key(row.id) : NOWHERE
}

function countFacets({ desk }: Newsroom, found: FoundStories): Facets {
  const count = (rows: readonly { value: string; label: string; key: string }[]): Facet =>
    rows
      .map(({ value, label, key }) => ({ value, label, count: found.countUnder(key) }))
      .filter((row) => row.count > 0)
      .toSorted((a, b) => b.count - a.count)
  return {
    ...NO_FACETS,
    sections: count(desk.sections.map(({ id, name }) => ({ value: String(id), label: name, key: sectionKey(id) }))),
    zones: count(zoneSlugs.map((zone) => ({ value: zone, label: zones[zone].name, key: zoneKey(zone) }))),
    tags: count(desk.tags.map(({ id, slug, name }) => ({ value: slug, label: name, key: tagKey(id) }))).slice(
      0,
      MOST_TAGS,
    ),
  }
}
