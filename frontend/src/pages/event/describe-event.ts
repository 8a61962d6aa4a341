import type { Event as EventThing, Place, WithContext } from 'schema-dts'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Event } from '@liberta/contracts/events/event.schema'
import { describeImages } from '../../page-definition/head/describe-images.ts'
import { describeSharePicture } from '../../page-definition/head/describe-picture.ts'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { describeOpeningHours } from '../../page-definition/head/describe-defaults.ts'
import { describeOffer } from './describe-offer.ts'
import { writeDays, endForMachines, startForMachines } from '../../components/events/describe-when.ts'
import { buildEventAddress, describePlace } from '../../page-definition/addresses/event-address.ts'
import { breadcrumbsOfEvent } from './event-breadcrumbs.ts'
import { splitParagraphs } from '@liberta/italian/break-lines'

/** What an event's page shows. */
export interface EventContent {
  event: Event
  /** When the page was made: prices are said to hold from then on. */
  now: Date
}

/** The head of an event: every address of it names this one as canonical. */
export function describeEvent({ event, now }: EventContent, { origin, grammar }: SiteSettings): PageHead {
  const path = buildEventAddress(grammar, event)
  return {
    ...ORDINARY_HEAD,
    title: titlePage(event.title),
    description: [writeDays(event), describePlace(event), event.price].filter((part) => part !== null).join('. ') + '.',
    canonical: origin + path,
    image: event.picture && describeSharePicture(event.picture, origin),
    structure: [
      describeOccasion(grammar, { event, now }, origin),
      describeBreadcrumbs([...breadcrumbsOfEvent(grammar, event), { name: event.title, href: path }], origin),
    ],
    opening: event.picture && { picture: event.picture, place: 'clip' },
    reading: event.description !== null,
  }
}

/** The event for search engines (schema.org Event). */
function describeOccasion(
  grammar: AddressGrammar,
  { event, now }: EventContent,
  origin: string,
): WithContext<EventThing> {
  const { location, organiser } = event
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url: origin + buildEventAddress(grammar, event),
    description: event.description ?? undefined,
    image: event.picture === null ? undefined : describeImages(event.picture, origin),
    startDate: startForMachines(event),
    endDate: endForMachines(event),
    eventStatus: `https://schema.org/Event${event.status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: location === null ? undefined : describeLocation(location),
    organizer: organiser === null ? undefined : { '@type': 'Organization', name: organiser },
    ...describeOffer(event, origin + buildEventAddress(grammar, event), now),
  }
}

function describeLocation({ name, town, address, openingHours }: NonNullable<Event['location']>): Place {
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: town ?? undefined,
      addressRegion: 'PC',
      addressCountry: 'IT',
    },
    openingHoursSpecification: describeOpeningHours(openingHours),
  }
}

/** A first paragraph of more letters than this is parted after its first sentence of some length. */
const LONGEST = 220
const FIRST_SENTENCE = /^(.{60,}?[.!?…»])\s+(.+)$/su

/** A description's paragraphs, the first short enough to stand under a title. */
export function splitStandfirst(description: string | null): string[] {
  const [first, ...others] = splitParagraphs(description)
  if (first === undefined) return []
  const [, sentence, rest] = (first.length > LONGEST ? FIRST_SENTENCE.exec(first) : null) ?? []
  return sentence === undefined || rest === undefined ? [first, ...others] : [sentence, rest, ...others]
}
