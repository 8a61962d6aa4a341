import { BODIES, cityChurches } from '../places/institutions.ts'
import { towns, townsOf, zones, type Town } from '../places/towns.ts'
import type { ZoneSlug } from '../schemas/parts.schema.ts'
import type { Random } from '../random.ts'
import { readContent } from '../read-content.ts'
import { withArticle, type Agreement } from './grammar/articles.ts'
import { formatNumber } from './grammar/numbers.ts'
import { MONTHS } from '@liberta/italian/written-date'

const { teams, rivals } = readContent('stories/teams')
const streetsOf = readContent('places/streets')
const alternatives = readContent('stories/slots')

/** Where and when a story happens. */
export interface Scene {
  clock: Date
  zone: ZoneSlug
  town: Town
  hamlet: string
  hamlet2: string
  street: string
  street2: string
  square: string
  others: readonly [string, string, string]
  rivals: readonly [string, string, string]
}

/** Draws the places of a story once, so that all its sentences agree on them. */
export function drawScenePlaces(zone: ZoneSlug, random: Random): Omit<Scene, 'clock'> {
  const town = random.pick(townsOf(zone))
  const { streets, squares } = streetsOf[zone === 'piacenza' ? 'city' : 'town']
  const [hamlet = town.name, hamlet2 = hamlet] = random.sample(town.hamlets, 2)
  const [street = '', street2 = ''] = random.sample(streets, 2)
  const square = random.pick(squares)
  const elsewhere = towns.filter((other) => other.name !== town.name && other.name !== 'Piacenza')
  const [a, b, c] = random.sample(elsewhere, 3)
  const [d = '', e = '', f = ''] = random.sample(rivals, 3)
  return {
    zone,
    town,
    hamlet,
    hamlet2,
    street,
    street2,
    square,
    others: [a?.name ?? '', b?.name ?? '', c?.name ?? ''],
    rivals: [d, e, f],
  }
}

const feminine = /^(galleria|chiesa|basilica|biblioteca|scuola|rocca|sala|università|questura|prefettura)/

const named = (kind: keyof typeof BODIES) => (scene: Scene, random: Random) =>
  withName(random.pick<string>(BODIES[kind](scene.zone)))

function withName(name: string): string {
  if (/^(Palazzo|XNL)/.test(name)) return name
  const agreement: Agreement = feminine.test(name) ? 'fs' : 'ms'
  return withArticle(name, agreement)
}

const seasons = ['inverno', 'primavera', 'estate', 'autunno'] as const

const year = (scene: Scene, offset: number): string => String(scene.clock.getUTCFullYear() + offset)

/** Season's start year of a sport or school year that begins in August. */
const seasonStart = (scene: Scene): number => scene.clock.getUTCFullYear() - (scene.clock.getUTCMonth() < 6 ? 1 : 0)

type SlotMaker = (scene: Scene, random: Random) => string

/** Slots that every story has: a maker, or alternatives in the template notation. */
export const sceneSlots: Readonly<Record<string, SlotMaker | string>> = {
  town: (scene) => scene.town.name,
  hamlet: (scene) => scene.hamlet,
  hamlet2: (scene) => scene.hamlet2,
  street: (scene) => scene.street,
  street2: (scene) => scene.street2,
  square: (scene) => scene.square,
  water: (scene) => scene.town.water,
  road: (scene) => scene.town.road,
  people: (scene) => formatNumber(Math.round(scene.town.people / 100) * 100),
  height: (scene) => String(scene.town.height),
  within: (scene) => zones[scene.zone].within,
  ofzone: (scene) => zones[scene.zone].of,
  other: (scene) => scene.others[0],
  other2: (scene) => scene.others[1],
  other3: (scene) => scene.others[2],
  year: (scene) => year(scene, 0),
  lastyear: (scene) => year(scene, -1),
  nextyear: (scene) => year(scene, 1),
  month: (scene) => MONTHS[scene.clock.getUTCMonth()] ?? '',
  lastmonth: (scene) => MONTHS[(scene.clock.getUTCMonth() + 11) % 12] ?? '',
  nextmonth: (scene) => MONTHS[(scene.clock.getUTCMonth() + 1) % 12] ?? '',
  season: (scene) => {
    const name = seasons[Math.floor(((scene.clock.getUTCMonth() + 1) % 12) / 3)] ?? 'inverno'
    return name === 'primavera' ? 'questa primavera' : name === 'estate' ? 'quest’estate' : `quest’${name}`
  },
  schoolyear: (scene) => `${seasonStart(scene)}-${String(seasonStart(scene) + 1).slice(2)}`,
  hour: (_, random) => `${random.int(7, 22)}.${random.pick(['15', '20', '30', '40', '45', '50', '10'])}`,
  hour2: (_, random) => `${random.int(17, 21)}${random.pick(['', '.30', '.15', '.45'])}`,
  openhour: (_, random) => `${random.int(8, 10)}${random.pick(['', '.30'])}`,
  closehour: (_, random) => `${random.int(17, 20)}${random.pick(['', '.30'])}`,
  theatre: named('theatre'),
  museum: named('museum'),
  citymuseum: named('citymuseum'),
  church: (_, random) => withName(random.pick(cityChurches)),
  library: named('library'),
  highschool: named('highschool'),
  hospital: named('hospital'),
  university: named('university'),
  police: named('police'),
  prefecture: named('prefecture'),
  team: (_, random) => random.pick(teams),
  rival: (scene) => scene.rivals[0],
  rival2: (scene) => scene.rivals[1],
  rival3: (scene) => scene.rivals[2],
  when: alternatives.when.join('|'),
  nightwhen: alternatives.nightwhen.join('|'),
  doc: alternatives.doc.join('|'),
}
