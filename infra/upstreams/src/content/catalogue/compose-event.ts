import { createRandom, type Random } from '../random.ts'
import { capitaliseSentences, contract } from '../stories/grammar/articles.ts'
import { romeInstant, writeRomeTime } from '../rome-calendar.ts'
import { readContent, readContentOf } from '../read-content.ts'
import type { EventEntry, EventFamily, VenueKind } from '../schemas/calendar.schema.ts'
import type { CatalogueEvent } from './catalogue.schema.ts'
import { drawFullName, drawName } from './draw-name.ts'
import { EVENT_CATEGORIES } from './small-tables.ts'
import { slugify } from './slugify.ts'
import { tagIds } from './tags.ts'
import { venuesOf, type Venue } from './venues.ts'

const STREAM = 702
const STATUS_STREAM = 703
/** How often an event is called off, and why. */
const CANCELLED = 0.04
const REASONS = readContent('events/cancellations')
const DAY_MS = 86_400_000
/** Ids are `day × 10 + place in the day`: an event is found again from its id alone. */
export const EVENTS_A_DAY = 10
/** Events that begin on a day, from Sunday: least and most. */
const counts: readonly (readonly [number, number])[] = [
  [1, 3],
  [0, 1],
  [0, 1],
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 4],
]
/** How often an event takes place in the city rather than elsewhere in the province. */
const CITY = 0.5
const LONGEST_WORDS = 145

const families = ['stage', 'square', 'culture', 'family'].flatMap((name) => readContentOf('events/families', name))
const weight = families.reduce((sum, family) => sum + family.weight, 0)
const categoryIds = new Map(EVENT_CATEGORIES.map((category) => [category.slug, category.id]))

/** The events that begin on a day, about four hundred a year; more on a Saturday than on a Monday. */
export function composeEventsOfDay(seed: number, day: number): CatalogueEvent[] {
  const [least, most] = counts[new Date(day * DAY_MS).getUTCDay()] ?? [0, 1]
  const count = createRandom(seed, STREAM, day).int(least, most)
  return Array.from({ length: count }, (_, place) => composeEvent(seed, day, place))
}

function composeEvent(seed: number, day: number, place: number): CatalogueEvent {
  const random = createRandom(seed, STREAM, day, place)
  const month = new Date(day * DAY_MS).getUTCMonth() + 1
  const family = drawFamily(random, month)
  const entry = random.pick(family.entries.filter((candidate) => candidate.months?.includes(month) ?? true))
  const venue = drawVenue(random, entry.venues ?? family.venues)
  const say = speaker(random, entry, venue)
  const title = say(entry.title)
  const id = day * EVENTS_A_DAY + place
  const begins = random.pick(entry.begins ?? family.begins) * 60
  const days = random.int(...family.days)
  const { kind: _, ...location } = venue
  return {
    id,
    slug: `${slugify(title)}-${id}`,
    title,
    tags: [...tagIds(slugify(venue.town)), ...tagIds(...random.sample(family.tags, 2))],
    categories: [categoryIds.get(family.category) ?? 0],
    type: family.category === 'rassegne' ? 'rassegna' : 'evento',
    location,
    periodStart: writeRomeTime(romeInstant(day, begins)),
    periodEnd: writeRomeTime(romeInstant(day + days - 1, Math.min(begins + family.lasts * 60, DAY_MS / 1000 - 60))),
    scene: { subject: entry.scene.subject, variant: id, alt: entry.scene.alt },
    description: describe(random, family, entry, say),
    price: random.pick(family.prices),
    organiser: say(random.pick(entry.organisers ?? family.organisers)),
    ...drawStatus(createRandom(seed, STATUS_STREAM, day, place)),
  }
}

function drawStatus(random: Random): Pick<CatalogueEvent, 'status' | 'statusNote'> {
  const isCancelled = random.chance(CANCELLED)
  return { status: isCancelled ? 'cancelled' : 'scheduled', statusNote: isCancelled ? random.pick(REASONS) : null }
}

function drawFamily(random: Random, month: number): EventFamily {
  const fits = (family: EventFamily): boolean =>
    (family.months?.includes(month) ?? true) && family.entries.some((entry) => entry.months?.includes(month) ?? true)
  for (;;) {
    let left = random.next() * weight
    const drawn = families.find((family) => (left -= family.weight) < 0)
    if (drawn && fits(drawn)) return drawn
  }
}

function drawVenue(random: Random, kinds: readonly VenueKind[]): Venue {
  const { city, province } = venuesOf(kinds)
  const inCity = city.length > 0 && (province.length === 0 || random.chance(CITY))
  return random.pick(inCity ? city : province)
}

/** Fills the slots of an event's sentences: the same value wherever a slot occurs. */
function speaker(random: Random, entry: EventEntry, venue: Venue): (text: string) => string {
  const man = drawName(random, false, false)
  const who = drawFullName(random)
  const other = drawFullName(random)
  const values: Record<string, string> = {
    town: venue.town,
    aTown: contract('a', venue.town),
    diTown: contract('di', venue.town),
    place: venue.name,
    who,
    other: other === who ? `${man.first} ${man.last}` : other,
    man: `${man.first} ${man.last}`,
  }
  for (const [slot, alternatives] of Object.entries(entry.slots ?? {})) values[slot] = random.pick(alternatives)
  return (text) => {
    const filled = text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '')
    return capitaliseSentences(filled)
  }
}

function describe(random: Random, family: EventFamily, entry: EventEntry, say: (text: string) => string): string {
  const sentences = [
    say(entry.about),
    ...random.sample(family.middle, 2).map(say),
    ...random.sample(family.practical, 2),
  ]
  const [extra] = family.middle.filter((sentence) => !sentences.includes(say(sentence)))
  const longer = extra ? sentences.toSpliced(-2, 0, say(extra)) : sentences
  return (
    [longer, sentences].map((list) => list.join(' ')).find((text) => text.split(' ').length <= LONGEST_WORDS) ??
    sentences.join(' ')
  )
}
