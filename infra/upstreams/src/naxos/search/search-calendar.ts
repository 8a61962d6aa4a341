import type { CatalogueEvent, MultimediaItem } from '../../content/catalogue/catalogue.schema.ts'
import { EVENT_CATEGORIES } from '../../content/catalogue/event-categories.table.ts'
import { zones, zoneSlugs } from '../../content/places/zones.table.ts'
import { newestTime } from '../calendar/read-calendar.ts'
import { pageOf, type Answer } from '../http/answer.types.ts'
import type { Newsroom } from '../newsroom.ts'
import { readDateRange, type DateRange } from './read-date-range.ts'
import type { Facet, SearchQuery } from './search-query.schema.ts'
import { SmallSearch } from './small-search.ts'

/** What events and clips have in common for a search. */
interface Entry {
  item: { type: 'event'; event: CatalogueEvent } | { type: 'multimedia'; clip: MultimediaItem }
  title: string
  words: string
  body: string
  tags: readonly number[]
  categories: readonly number[]
  zone: string | null
  from: number
  to: number
}

const kept = new WeakMap<readonly unknown[], SmallSearch<Entry>>()

/** Searches events, or videos, galleries and audio (docs/naxos.md, /search). */
export function searchCalendar(newsroom: Newsroom, query: SearchQuery, type: 'event' | 'multimedia'): Answer {
  const { calendar, catalogue, desk, madeAt, now: clock } = newsroom
  const now = clock()
  const clips = calendar.multimedia(now)
  const search = type === 'event' ? searchOfEvents(calendar.events(now)) : searchOf(clips.map(fromClip))
  const range = readDateRange(query)
  const filters = {
    tags: new Set(desk.tags.filter(({ id, slug }) => names(query.tags, id, slug)).map(({ id }) => id)),
    categories: new Set(
      EVENT_CATEGORIES.filter(({ id, slug }) => names(query.categories, id, slug)).map(({ id }) => id),
    ),
  }
  const found = search
    .find(query.qs, query.qsOptLgcOpr.toLowerCase() === 'and' ? 'and' : 'or')
    .filter((entry) => isWithin(entry, range))
    .filter(({ tags }) => query.tags.length === 0 || tags.some((id) => filters.tags.has(id)))
    .filter(({ categories }) => query.categories.length === 0 || categories.some((id) => filters.categories.has(id)))
    .filter(({ zone }) => query.zones.length === 0 || (zone !== null && query.zones.includes(zone)))
  const { page, page_size: pageSize } = query
  return {
    status: 'found',
    stamp: { at: Math.max(type === 'event' ? calendar.startOfDay(now) : newestTime(clips), madeAt), revision: 0 },
    list: { total: found.length, page, page_size: pageSize },
    extra: {
      facets: {
        sections: [],
        zones: countZones(found),
        tags: count(
          desk.tags.map(({ id, slug, name }) => ({ id, value: slug, label: name })),
          found,
          'tags',
        ),
        categories: count(
          EVENT_CATEGORIES.map(({ id, title }) => ({ id, value: String(id), label: title })),
          found,
          'categories',
        ),
      },
      complete: true,
    },
    data: () =>
      pageOf(found, page, pageSize).map(({ item }) =>
        item.type === 'event' ? catalogue.event(item.event) : catalogue.multimedia(item.clip),
      ),
  }
}

/** The events' index is kept as long as their list: one day. */
function searchOfEvents(events: readonly CatalogueEvent[]): SmallSearch<Entry> {
  const known = kept.get(events)
  if (known) return known
  const search = searchOf(events.map(fromEvent))
  kept.set(events, search)
  return search
}

function searchOf(entries: readonly Entry[]): SmallSearch<Entry> {
  return new SmallSearch(entries, ({ title, words, body }) => ({ title, summary: words, body }))
}

function fromEvent(event: CatalogueEvent): Entry {
  return {
    item: { type: 'event', event },
    title: event.title,
    words: `${event.location.name} ${event.location.town} ${event.organiser}`,
    body: event.description,
    tags: event.tags,
    categories: event.categories,
    zone: event.location.zone,
    from: Date.parse(event.periodStart),
    to: Date.parse(event.periodEnd),
  }
}

function fromClip(clip: MultimediaItem): Entry {
  const at = Date.parse(clip.publishedAt)
  const { title, description: body, tags } = clip
  return {
    item: { type: 'multimedia', clip },
    title,
    words: '',
    body,
    tags,
    categories: [],
    zone: null,
    from: at,
    to: at,
  }
}

function isWithin({ from, to }: Entry, range: DateRange | null): boolean {
  return !range || (from <= range.to && to >= range.from)
}

function names(wanted: readonly string[], id: number, slug: string): boolean {
  return wanted.includes(slug) || wanted.includes(String(id))
}

function count(
  rows: readonly { id: number; value: string; label: string }[],
  found: readonly Entry[],
  field: 'tags' | 'categories',
): Facet {
  const counts = new Map<number, number>()
  for (const entry of found) for (const id of entry[field]) counts.set(id, (counts.get(id) ?? 0) + 1)
  return rows
    .flatMap(({ id, value, label }) => (counts.has(id) ? [{ value, label, count: counts.get(id) ?? 0 }] : []))
    .toSorted((a, b) => b.count - a.count)
}

function countZones(found: readonly Entry[]): Facet {
  return zoneSlugs
    .map((zone) => ({
      value: zone,
      label: zones[zone].name,
      count: found.filter((entry) => entry.zone === zone).length,
    }))
    .filter((row) => row.count > 0)
}
