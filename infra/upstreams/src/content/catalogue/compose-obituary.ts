import { createRandom, type Random } from '../random.ts'
import { contract } from '../stories/grammar/articles.ts'
import { weekdayDate } from '../stories/grammar/dates.ts'
import { romeInstant, writeRomeTime } from '../rome-calendar.ts'
import { towns } from '../places/towns.ts'
import { readContent } from '../read-content.ts'
import type { RiteChurch } from '../schemas/calendar.schema.ts'
import type { Obituary } from './catalogue.schema.ts'
import { writeAnniversary, writeDeath, writeMass, writeThanks, type Departed } from './write-obituary.ts'
import { drawName, inventedSurnames } from './draw-name.ts'

const STREAM = 703
const DAY_MS = 86_400_000
const SUNDAY = 0
/** Ids are `day × 20 + place in the day`: a notice is found again from its id alone. */
export const OBITUARIES_A_DAY = 20

const { towns: churches, parish, farewellRoom } = readContent('obituaries/churches')

/** The churches of a comune; a nameless parish church where none is listed. */
const churchesOf = (town: string): readonly RiteChurch[] => churches[town] ?? [parish]

const nameless: readonly string[] = [parish.name, 'Collegiata', 'Duomo', farewellRoom.name]

const funeralHours = [9, 9.5, 10, 10.5, 11, 14.5, 15, 15.5, 16]
const eveningHours = [17.5, 18, 18.5, 20.5]

/** People of the city and of the larger comuni die more often than those of a village: drawn by residents. */
const residents = towns.reduce((sum, town) => sum + town.people, 0)

type Rite = NonNullable<Obituary['rite']> & { inText: string; when: string }

/** The notices published on a day, about eight. */
export function composeObituariesOfDay(seed: number, day: number): Obituary[] {
  const count = createRandom(seed, STREAM, day).int(5, 11)
  return Array.from({ length: count }, (_, place) => composeObituary(seed, day, place))
}

function composeObituary(seed: number, day: number, place: number): Obituary {
  const random = createRandom(seed, STREAM, day, place)
  const kind = drawKind(random)
  const person = drawDeparted(random)
  const published = 5 * 3600 + place * 180
  const base = {
    id: day * OBITUARIES_A_DAY + place,
    kind,
    name: person.fullName,
    town: person.town,
    hasPortrait: random.chance(0.6),
    publishedAt: writeRomeTime(romeInstant(day, published)),
  }
  switch (kind) {
    case 'death': {
      const rite = random.chance(0.94) ? drawFarewell(random, day, person.town) : null
      const text = writeDeath(random, person, rite)
      return { ...base, age: person.age, diedOn: isoDay(day - random.int(1, 2)), rite: plain(rite), text }
    }
    case 'thanks':
      return {
        ...base,
        age: null,
        diedOn: isoDay(day - random.int(8, 25)),
        rite: null,
        text: writeThanks(random, person),
      }
    case 'mass': {
      const rite = drawMass(random, day, person.town)
      return {
        ...base,
        age: null,
        diedOn: isoDay(day - random.int(26, 29)),
        rite: plain(rite),
        text: writeMass(random, person, rite),
      }
    }
    case 'anniversary': {
      const years = random.int(1, 20)
      const rite = random.chance(0.5) ? drawMass(random, day, person.town) : null
      return {
        ...base,
        age: null,
        diedOn: yearsBefore(day, years),
        rite: plain(rite),
        text: writeAnniversary(random, person, years, rite),
      }
    }
  }
}

function drawKind(random: Random): Obituary['kind'] {
  const share = random.next()
  if (share < 0.74) return 'death'
  if (share < 0.82) return 'thanks'
  return share < 0.88 ? 'mass' : 'anniversary'
}

function drawDeparted(random: Random): Departed {
  const age = random.chance(0.88) ? random.int(70, 101) : random.int(38, 69)
  const { first, last, woman } = drawName(random, age >= 66)
  const married = woman && age >= 60 && random.chance(0.55)
  const widowed = married && random.chance(0.6)
  const name = `${first} ${last}`
  const fullName = married ? `${name} ${widowed ? 'vedova' : 'in'} ${random.pick(inventedSurnames)}` : name
  return {
    name,
    fullName,
    woman,
    age,
    married: widowed ? false : married || (age < 85 && random.chance(0.45)),
    town: drawTown(random),
  }
}

function drawTown(random: Random): string {
  let left = random.next() * residents
  return towns.find((town) => (left -= town.people) < 0)?.name ?? 'Piacenza'
}

/** The funeral, or the rosary of the evening before, or a farewell without a church; none is held on a Sunday but rosaries. */
function drawFarewell(random: Random, day: number, town: string): Rite {
  const share = random.next()
  if (share < 0.14) return riteAt('rosary', day, random.pick(eveningHours), random.pick(churchesOf(town)), town)
  const wanted = day + random.int(1, 3)
  const held = new Date(wanted * DAY_MS).getUTCDay() === SUNDAY ? wanted + 1 : wanted
  if (share < 0.23) return riteAt('farewell', held, random.pick(funeralHours), farewellRoom, town)
  return riteAt('funeral', held, random.pick(funeralHours), random.pick(churchesOf(town)), town)
}

function drawMass(random: Random, day: number, town: string): Rite {
  return riteAt('mass', day + random.int(0, 3), random.pick([18, 18.5, 20.5]), random.pick(churchesOf(town)), town)
}

function riteAt(type: Rite['type'], day: number, hour: number, church: RiteChurch, town: string): Rite {
  const minutes = hour % 1 === 0 ? '' : '.30'
  return {
    type,
    at: writeRomeTime(romeInstant(day, hour * 3600)),
    church: church.name,
    town,
    inText: `${church.inText}${locate(church, town)}`,
    when: `${weekdayDate(new Date(day * DAY_MS), 0)} alle ${Math.floor(hour)}${minutes}`,
  }
}

/** Nameless churches need the comune; those of the city are known by name. */
function locate(church: RiteChurch, town: string): string {
  if (nameless.includes(church.name)) return ` ${contract('di', town)}`
  return town === 'Piacenza' ? '' : ` ${contract('a', town)}`
}

const plain = (rite: Rite | null): Obituary['rite'] =>
  rite && { type: rite.type, at: rite.at, church: rite.church, town: rite.town }

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The same date of an earlier year; 29 February falls back to the 28th. */
function yearsBefore(day: number, years: number): string {
  const [year = '', month = '', date = ''] = isoDay(day).split('-')
  return `${Number(year) - years}-${month}-${month === '02' && date === '29' ? '28' : date}`
}

/** The notices published from one day to another, both included, newest first. */
export function obituariesBetween(seed: number, fromDay: number, toDay: number): Obituary[] {
  const found: Obituary[] = []
  for (let day = toDay; day >= fromDay; day -= 1) found.push(...composeObituariesOfDay(seed, day).toReversed())
  return found
}

/** The notice with an id; null when there is none. */
export function findObituary(seed: number, id: number): Obituary | null {
  const day = Math.floor(id / OBITUARIES_A_DAY)
  return composeObituariesOfDay(seed, day).find((obituary) => obituary.id === id) ?? null
}
