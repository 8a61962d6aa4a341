import type { Event, EventCategory, EventLocation, EventTeaser } from '@liberta/contracts/events/event.schema'
import { openingHoursSchema } from '@liberta/contracts/events/event.schema'
import { makeSlug } from '@liberta/contracts/text/slug'
import { z } from 'zod'
import {
  anythingField,
  encodedSlugField,
  idField,
  pageIdField,
  endField,
  instantField,
  itemsField,
  multilineText,
  makeSlugWithId,
  requiredText,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { mapTag } from './map-people.ts'
import { mapPicture } from './map-picture.ts'

const naxosCategorySchema = z.object({ id: idField, slug: encodedSlugField, title: requiredText })

const naxosLocationSchema = z.object({
  id: idField,
  name: requiredText,
  town: wordsField,
  address: wordsField,
  openingHours: itemsField,
})

const naxosEventSchema = z.object({
  id: pageIdField,
  slug: wordsField,
  title: requiredText,
  tags: itemsField,
  categories: itemsField,
  type: z.enum(['evento', 'rassegna']).catch('evento'),
  location: anythingField,
  period_start: instantField,
  period_end: endField,
  picture: anythingField,
  description: multilineText,
  price: wordsField,
  organiser: wordsField,
  status: wordsField,
  status_note: wordsField,
})

/** How an event that was called off is named, by whoever names it. */
const CANCELLED = /^(?:event)?(?:cancell?ed|annullat[oaie]|sospes[oaie])$/i

/** All categories of events; one without id or title, or a second one of a slug, is left out. */
export function mapEventCategories(items: readonly unknown[], drop: Drop): EventCategory[] {
  return keepFirst(keepLastValid(items, 'event_category', drop, mapEventCategory), (category) => category.slug)
}

/** An event as a card shows it; null where its title or the time at which it starts is missing. */
export function mapEventTeaser(value: unknown, drop: Drop): EventTeaser | null {
  const answer = naxosEventSchema.safeParse(value)
  if (!answer.success || answer.data.period_start === null) return null
  const { id, slug, title, type, categories, location, period_start: startsAt, picture, price } = answer.data
  return {
    id,
    slug: makeSlugWithId([slug, title], id),
    title,
    type,
    categories: mapEventCategories(categories, drop),
    location: mapLocation(location),
    startsAt,
    endsAt: endAfter(startsAt, answer.data.period_end),
    picture: mapPicture(picture, drop),
    price,
    ...(CANCELLED.test(answer.data.status ?? '') && {
      status: 'cancelled' as const,
      statusNote: answer.data.status_note,
    }),
  }
}

/** Cards of a list; one that cannot be shown is dropped and counted. */
export function mapEventTeasers(items: readonly unknown[], drop: Drop): EventTeaser[] {
  const teasers = keepLastValid(items, 'event', drop, (item) => mapEventTeaser(item, drop))
  return keepFirst(teasers, (teaser) => teaser.id)
}

/** A whole event, its `alsoOn` still empty; null where it cannot even be a card. */
export function mapWholeEvent(value: unknown, drop: Drop): Event | null {
  const teaser = mapEventTeaser(value, drop)
  const answer = naxosEventSchema.safeParse(value)
  if (!teaser || !answer.success) return null
  const { tags, description, organiser } = answer.data
  return {
    ...teaser,
    tags: keepFirst(keepLastValid(tags, 'tag', drop, mapTag), (tag) => tag.id),
    description,
    organiser,
    alsoOn: [],
  }
}

function mapEventCategory(value: unknown): EventCategory | null {
  const answer = naxosCategorySchema.safeParse(value)
  if (!answer.success) return null
  const { id, title } = answer.data
  const slug = answer.data.slug ?? makeSlug(title)
  return slug ? { id, slug, title } : null
}

function mapLocation(value: unknown): EventLocation | null {
  const answer = naxosLocationSchema.safeParse(value)
  if (!answer.success) return null
  const { openingHours: items, ...location } = answer.data
  // Half of a week would say that the rest is closed: hours of which one is no hour are none.
  const openingHours = openingHoursSchema.safeParse(items)
  return openingHours.success ? { ...location, openingHours: openingHours.data } : location
}

/** An end before the beginning is none. */
function endAfter(start: string, end: string | null): string | null {
  return end !== null && Date.parse(end) >= Date.parse(start) ? end : null
}
