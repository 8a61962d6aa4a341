import type { Random } from '../random.ts'
import { inWords } from '../stories/grammar/numbers.ts'
import {
  afterRites,
  announcements,
  callings,
  closings,
  memories,
  oldFamilies,
  openings,
  spouseFamilies,
  suddenOpenings,
  thanks,
  youngFamilies,
} from './obituary-sentences.table.ts'
import { elderMen, elderWomen, youngerMen, youngerWomen } from './people/invented-names.table.ts'

/** Who the notice is about. */
export interface Departed {
  name: string
  /** With «in» or «vedova» and the husband’s surname. */
  fullName: string
  woman: boolean
  age: number
  /** Leaves a husband or a wife. */
  married: boolean
  town: string
}

/** A rite as a sentence needs it. */
interface ToldRite {
  type: 'funeral' | 'rosary' | 'farewell' | 'mass'
  inText: string
  when: string
}

const YOUNG = 60
const OLD = 66

const riteSentences = {
  funeral: 'I funerali avranno luogo {when} {inText}.',
  rosary: 'Il rosario sarà recitato {when} {inText}.',
  farewell: 'La cerimonia di commiato si terrà {when} {inText}.',
  mass: 'Una messa sarà celebrata {when} {inText}.',
} as const

function tellRite(rite: ToldRite): string {
  return riteSentences[rite.type].replace('{when}', rite.when).replace('{inText}', rite.inText)
}

/** The notice of a death, as families word it; without a rite, the funeral has been held in private. */
export function writeDeath(random: Random, person: Departed, rite: ToldRite | null): string {
  const sex = person.woman ? 1 : 0
  const young = person.age < YOUNG
  const opening = random.pick(young ? suddenOpenings : openings)[sex]
  const calling = !young && random.chance(0.35) ? `, ${random.pick(callings)[sex]}` : ''
  const family = writeFamily(random, person)
  return [
    `${opening} ${person.fullName}, di anni ${person.age}${calling}.`,
    random.pick(announcements).replace('{family}', family),
    rite ? tellRite(rite) : 'I funerali si sono svolti in forma privata per volontà della famiglia.',
    ...(rite?.type === 'funeral' && random.chance(0.6) ? [random.pick(afterRites)] : []),
    random.pick(closings),
  ].join(' ')
}

function writeFamily(random: Random, person: Departed): string {
  const pattern = familyPattern(random, person, person.woman ? 1 : 0)
  const [a = '', b = ''] = random.sample(youngerWomen, 2)
  const old = person.age >= OLD
  const names: Readonly<Record<string, string>> = {
    a,
    b,
    e: random.pick(youngerMen),
    wife: random.pick(old ? elderWomen : youngerWomen.filter((name) => name !== a && name !== b)),
    husband: random.pick(old ? elderMen : youngerMen),
  }
  return pattern.replaceAll(/\{(\w+)\}/g, (_, slot: string) => names[slot] ?? '')
}

function familyPattern(random: Random, person: Departed, sex: 0 | 1): string {
  if (person.age < YOUNG) return random.pick(youngFamilies)[sex]
  return person.married ? random.pick(spouseFamilies)[sex] : random.pick(oldFamilies)
}

/** Thanks of the family to those who took part. */
export function writeThanks(random: Random, person: Departed): string {
  return random.pick(thanks).replace('{name}', person.fullName)
}

/** A mass thirty days after a death. */
export function writeMass(random: Random, person: Departed, rite: ToldRite): string {
  const recall = person.woman ? 'la ricordano a quanti le' : 'lo ricordano a quanti gli'
  const opening = `Nel trigesimo della scomparsa di ${person.fullName} i familiari ${recall} vollero bene.`
  return [opening, tellRite(rite), random.pick(memories)].join(' ')
}

/** An anniversary, with or without a mass. */
export function writeAnniversary(random: Random, person: Departed, years: number, rite: ToldRite | null): string {
  const passed = years === 1 ? 'Un anno fa' : `${capital(inWords(years))} anni fa`
  const memory = random.pick(memories)
  return [`${passed} ci lasciava ${person.fullName}.`, memory, ...(rite ? [tellRite(rite)] : [])].join(' ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
