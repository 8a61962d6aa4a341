import type { OpeningHours } from '@liberta/contracts/events/event.schema'
import { towns } from '../places/towns.ts'
import { readContent } from '../read-content.ts'
import type { VenueKind } from '../schemas/calendar.schema.ts'
import type { EventLocation } from './catalogue.schema.ts'

export interface Venue extends EventLocation {
  kind: VenueKind
}

const CITY = 'Piacenza'
const { city, everyTown } = readContent('events/venues')
const { streets: townStreets, squares: townSquares } = readContent('places/streets').town

const cityVenues = city.map(({ kind, name, address }, position): Venue => ({
  id: 1 + position,
  kind,
  name,
  address,
  town: CITY,
  zone: 'piacenza',
}))

/** Each comune has a square, by name, and the rooms that every comune has. */
const townVenues = towns
  .filter((town) => town.name !== CITY)
  .flatMap((town, position): Venue[] => {
    const place = { town: town.name, zone: town.zone }
    const square = townSquares[position % townSquares.length] ?? 'piazza del Municipio'
    const squareName = square.charAt(0).toUpperCase() + square.slice(1)
    const rooms = everyTown.map(({ kind, name }, index): Venue => {
      const street = townStreets[(position * 5 + index * 3) % townStreets.length] ?? 'via Roma'
      return {
        id: 1000 + position * 10 + index,
        kind,
        name,
        address: `${street} ${3 + ((position + index * 7) % 40)}`,
        ...place,
      }
    })
    return [...rooms, { id: 1009 + position * 10, kind: 'square', name: squareName, address: square, ...place }]
  })

const hoursOfCity = new Map(city.map(({ name, hours }) => [name, hours]))

/** When a place is open by itself; null of one that only opens for what is held in it. */
export function openingHoursOf({ name, town }: Pick<EventLocation, 'name' | 'town'>): OpeningHours | null {
  return (town === CITY && hoursOfCity.get(name)) || null
}

/** Places of these kinds; those of the city stand first. */
export function venuesOf(kinds: readonly VenueKind[]): { city: readonly Venue[]; province: readonly Venue[] } {
  const fits = (venue: Venue): boolean => kinds.includes(venue.kind)
  return { city: cityVenues.filter(fits), province: townVenues.filter(fits) }
}
