import { buildFeedAddress } from '@liberta/addresses/feed-address'
import type { FeedAddress } from '@liberta/addresses/feed-address'
import type { SiteAddress } from '@liberta/addresses/site-address'
import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { eventTypeSchema } from '@liberta/contracts/events/event.schema'
import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { Obituary, Rite } from '@liberta/contracts/obituaries/obituary.schema'
import type { EventListKey } from '@liberta/contracts/read-models/list-id'
import { dayInRome } from '@liberta/italian/italian-date'
import { nextMidnightInRome, startOfDayInRome } from '@liberta/italian/rome-time'
import type { ICalEventData } from 'ical-generator'
import { canBeVisited, composeSubscription, describeEntry } from '../components/events/compose-calendar.ts'
import { describeChurch, RITE_NAMES } from '../components/obituaries/rite-words.ts'
import { nameOfEventList } from '../page-definition/addresses/event-address.ts'
import { buildObituaryAddress } from '../page-definition/addresses/obituary-address.ts'
import { expectPresent, takeIfPresent, throwNoContent } from '../page-definition/load-answer.ts'
import type { LoadContext } from '../page-definition/page-definition.tsx'

/** Pages of a list that a calendar holds; on each are thirty things. */
const MOST_PAGES = 4
/** How long a rite is taken to last where a calendar wants to know; milliseconds. */
const RITE_MS = 3_600_000

interface Dates {
  name: string
  entries: readonly ICalEventData[]
  tags: readonly string[]
}

/**
 * Reads what a page lists by its days, and writes it as a calendar to subscribe to. True until midnight, as the page is: what is over
 * goes. Throws a problem where there is nothing of the kind.
 */
export async function readCalendarFeed(
  feed: FeedAddress,
  address: SiteAddress,
  context: LoadContext,
): Promise<{ body: string; tags: readonly string[]; validUntil: Date }> {
  const { grammar, origin } = context.settings
  const { name, entries, tags } = await readDates(address, context)
  const body = composeSubscription({
    name: `${name} · Libertà`,
    url: origin + grammar.build(address),
    source: origin + buildFeedAddress(grammar, feed),
    entries,
  })
  return { body, tags, validUntil: nextMidnightInRome(context.now) }
}

async function readDates(address: SiteAddress, context: LoadContext): Promise<Dates> {
  switch (address.type) {
    case 'fixed':
      return readEvents({ type: 'upcoming', page: 1 }, context)
    case 'events': {
      const type = eventTypeSchema.safeParse(address.slug).success ? 'eventType' : 'category'
      return readEvents({ type, slug: address.slug, page: 1 }, context)
    }
    case 'tagEvents':
      return readEvents({ type: 'tag', slug: address.slug, page: 1 }, context)
    case 'obituaries':
      return readRites(address.town, context)
    default:
      return throwNoContent(context.path)
  }
}

async function readEvents(key: EventListKey, { source, path, settings, now }: LoadContext): Promise<Dates> {
  const first = expectPresent(await source.read('eventList', key), path)
  const following = Array.from({ length: Math.min(first.body.pages, MOST_PAGES) - 1 }, (_, index) => index + 2)
  const others = await Promise.all(
    following.map(async (page) => takeIfPresent(await source.read('eventList', { ...key, page }))),
  )
  const found = [first, ...others]
  const events = found.flatMap(({ body }) => body?.events ?? []).filter((event) => canBeVisited(event, now))
  const facts = { origin: settings.origin, now: startOfDay(now) }
  return {
    name: nameOfEventList(first.body.subject),
    entries: dropRepeated(events).map((event) => describeEntry(settings.grammar, event, facts)),
    tags: found.flatMap(({ tags }) => tags),
  }
}

/** Between two pages an event may have moved from one to the other. */
function dropRepeated(events: readonly EventTeaser[]): EventTeaser[] {
  return [...new Map(events.map((event) => [event.id, event])).values()]
}

async function readRites(slug: string | null, { source, path, settings, now }: LoadContext): Promise<Dates> {
  const towns = slug === null ? { body: null, tags: [] } : expectPresent(await source.read('obituaryTowns'), path)
  const town = towns.body?.find((known) => known.slug === slug) ?? null
  if (slug !== null && town === null) return throwNoContent(path)
  const key = { ...ALL_OBITUARIES, town: slug, page: 1 }
  const { body, tags } = expectPresent(await source.read('obituaryList', key), path)
  const today = startOfDay(now)
  const entries = body.obituaries.flatMap((obituary) => {
    const { rite } = obituary
    if (rite === null || new Date(rite.at) < today) return []
    return [
      describeRite(obituary, rite, { origin: settings.origin, link: buildObituaryAddress(settings.grammar, obituary) }),
    ]
  })
  const name = town === null ? 'Funerali e messe' : `Funerali e messe: ${town.name}`
  return { name, entries, tags: [...towns.tags, ...tags] }
}

function describeRite(
  { id, name, publishedAt }: Obituary,
  rite: Rite,
  { origin, link }: { origin: string; link: string },
): ICalEventData {
  const start = new Date(rite.at)
  const church = describeChurch(rite)
  return {
    id: `obituary-${id}@${new URL(origin).hostname}`,
    stamp: new Date(publishedAt),
    start,
    end: new Date(start.getTime() + RITE_MS),
    summary: `${RITE_NAMES[rite.type]}: ${name}`,
    url: origin + link,
    ...(church !== null && { location: church }),
  }
}

/** When the day began: a file that says when it was made is another one at each reading. */
function startOfDay(now: Date): Date {
  return startOfDayInRome(dayInRome(now)) ?? now
}
