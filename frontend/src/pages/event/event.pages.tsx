import type { Event } from '@liberta/contracts/events/event.schema'
import { endOf, isOver } from '@liberta/contracts/events/find-event-end'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { nextMidnightInRome } from '@liberta/italian/rome-time'
import { redirect } from 'react-router'
import { expectPresent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { AddressOf, LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { describeEvent } from './describe-event.ts'
import type { EventContent } from './describe-event.ts'
import { buildEventAddress } from '../../page-definition/addresses/event-address.ts'
import { EventPage } from './EventPage.tsx'

type EventAddress = AddressOf<'event' | 'eventByCategory' | 'eventByType' | 'eventByTag'>

const common = {
  cache: 'detail',
  load: loadEvent,
  describe: describeEvent,
  View: ({ content }: { content: EventContent }) => <EventPage event={content.event} />,
} as const

/** `/event/{slug}`. */
export const EVENT_PAGE = definePage<'event', EventContent>(common)

/** `/event/categoria/{category}/{slug}`, an event by one of its categories. */
export const EVENT_BY_CATEGORY_PAGE = definePage<'eventByCategory', EventContent>(common)

/** `/event/tipo/{type}/{slug}`, an event by its type. */
export const EVENT_BY_TYPE_PAGE = definePage<'eventByType', EventContent>(common)

/** `/event/tag/{tag}/{slug}`, an event by one of its tags. */
export const EVENT_BY_TAG_PAGE = definePage<'eventByTag', EventContent>(common)

/** Throws a redirect (301, to the canonical address) for a wrong slug, or a category, type or tag not its own. */
async function loadEvent(
  address: EventAddress,
  { source, path, now, settings }: LoadContext,
): Promise<Loaded<EventContent>> {
  const { body: event, tags } = expectPresent(await source.read('event', { id: address.id }), path)
  if (!belongsAt(event, address)) throw redirect(buildEventAddress(settings.grammar, event), 301)
  // «Oggi» is another day at midnight; at its end the event, or another beside it, is over.
  const alsoOn = event.alsoOn.filter((other) => !isOver(other, now))
  const ends = [event, ...alsoOn].map((shown) => endOf(shown))
  const until = [nextMidnightInRome(now), ...ends].filter((instant) => instant > now)
  const [validUntil] = until.toSorted((one, other) => one.getTime() - other.getTime())
  return {
    content: { event: { ...event, alsoOn }, now },
    tags: [nameReadModel({ model: 'event', id: String(event.id) }), ...tags],
    ...(validUntil && { validUntil }),
  }
}

function belongsAt(event: Event, address: EventAddress): boolean {
  if (address.slug !== event.slug) return false
  switch (address.type) {
    case 'event':
      return true
    case 'eventByCategory':
      return event.categories.some(({ slug }) => slug === address.filterSlug)
    case 'eventByType':
      return event.type === address.filterSlug
    case 'eventByTag':
      return event.tags.some(({ slug }) => slug === address.filterSlug)
  }
}
