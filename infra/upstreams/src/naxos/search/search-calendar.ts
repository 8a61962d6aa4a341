import type { CatalogueEvent, MultimediaItem } from '../../content/catalogue/catalogue.schema.ts'
import { EVENT_CATEGORIES } from '../../content/catalogue/small-tables.ts'
import { zones } from '../../content/places/towns.ts'
import { zoneSlugs } from '../../content/schemas/parts.schema.ts'
import { newestTime } from '../calendar/read-calendar.ts'
import { pageOf, type Answer } from '../http/answer.types.ts'
import type { Newsroom } from '../newsroom.ts'
import { readDateRange, type DateRange } from './read-date-range.ts'
import { NO_FACETS, type Facet, type Facets, type SearchQuery } from './search-query.schema.ts'
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
  /** Of an event. */
  kind: CatalogueEvent['type'] | null
  location: { id: number; name: string; town: string } | null
  from: number
  to: number
}

const MOST_VALUES = 20
const TYPES: Readonly<Record<CatalogueEvent['type'], string>> = { evento: 'Evento', rassegna: 'Rassegna' }

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
  const isWanted = (entry: Entry) =>
    isWithin(entry, range) &&
    (query.tags.length === 0 || entry.tags.some((id) => filters.tags.has(id))) &&
    (query.categories.length === 0 || entry.categories.some((id) => filters.categories.has(id))) &&
    fitsOne(query.zones, entry.zone) &&
    fitsOne(query.types, entry.kind) &&
    fitsOne(query.locations, entry.location && String(entry.location.id))
  const operator = query.qsOptLgcOpr.toLowerCase() === 'and' ? 'and' : 'or'
  const found = search
    .find(query.qs, { operator, fullest: query.sort !== 'relevance', isWanted })
    .toSorted(orderBy(query.sort, range?.from ?? calendar.startOfDay(now)))
  const { page, page_size: pageSize } = query
  return {
    status: 'found',
    stamp: { at: Math.max(type === 'event' ? calendar.startOfDay(now) : newestTime(clips), madeAt), revision: 0 },
    list: { total: found.length, page, page_size: pageSize },
    extra: {
      facets: countFacets(newsroom, found),
      complete: true,
    },
    data: () =>
      pageOf(found, page, pageSize).map(({ item }) =>
        item.type === 'event' ? catalogue.event(item.event) : catalogue.multimedia(item.clip),
      ),
  }
}

/** `next`: what begins from that instant on by its beginning, then what began before by its end. */
function orderBy(sort: SearchQuery['sort'], since: number): (one: Entry, other: Entry) => number {
  switch (sort) {
    case 'relevance':
      return () => 0
    case 'newest':
      return (one, other) => other.from - one.from
    case 'next':
      return (one, other) => {
        const [hasBegun, otherHas] = [one.from < since, other.from < since]
        if (hasBegun !== otherHas) return Number(hasBegun) - Number(otherHas)
        return hasBegun ? one.to - other.to : one.from - other.from
      }
  }
}

function countFacets({ desk }: Newsroom, found: readonly Entry[]): Facets {
  const tags = desk.tags.map(({ id, slug, name }) => ({ id, value: slug, label: name }))
  const categories = EVENT_CATEGORIES.map(({ id, title }) => ({ id, value: String(id), label: title }))
  return {
    ...NO_FACETS,
    zones: countZones(found),
    tags: count(tags, found, 'tags').slice(0, MOST_VALUES),
    categories: count(categories, found, 'categories'),
    types: countValues(found, ({ kind }) => kind && { value: kind, label: TYPES[kind] }),
    locations: countValues(
      found,
      ({ location }) => location && { value: String(location.id), label: `${location.name}, ${location.town}` },
    ).slice(0, MOST_VALUES),
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
    kind: event.type,
    location: event.location,
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
    kind: null,
    location: null,
    from: at,
    to: at,
  }
}

function isWithin({ from, to }: Entry, range: DateRange | null): boolean {
  return !range || (from <= range.to && to >= range.from)
}

/** True where nothing is wanted, or this is among it. */
function fitsOne(wanted: readonly string[], value: string | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value))
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

function countValues(found: readonly Entry[], read: (entry: Entry) => { value: string; label: string } | null): Facet {
  const rows = new Map<string, Facet[number]>()
  for (const entry of found) {
    const named = read(entry)
    if (named) rows.set(named.value, { ...named, count: (rows.get(named.value)?.count ?? 0) + 1 })
  }
  return [...rows.values()].toSorted((a, b) => b.count - a.count)
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
