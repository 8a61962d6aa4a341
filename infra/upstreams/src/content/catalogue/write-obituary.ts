import type { Random } from '../random.ts'
import { readContent } from '../read-content.ts'
import { inWords } from '../stories/grammar/numbers.ts'
import { elderMen, elderWomen, youngerMen, youngerWomen } from './draw-name.ts'

const sentences = readContent('obituaries/sentences')

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
interface WrittenRite {
  type: 'funeral' | 'rosary' | 'farewell' | 'mass'
  inText: string
  when: string
}

const YOUNG = 60
const OLD = 66

type Sex = 'man' | 'woman'

const sexOf = ({ woman }: Departed): Sex => (woman ? 'woman' : 'man')

function tellRite(rite: WrittenRite): string {
  return sentences.rites[rite.type].replace('{when}', rite.when).replace('{inText}', rite.inText)
}

/** The notice of a death, as families word it; without a rite, the funeral has been held in private. */
export function writeDeath(random: Random, person: Departed, rite: WrittenRite | null): string {
  const sex = sexOf(person)
  const young = person.age < YOUNG
  const opening = random.pick(young ? sentences.suddenOpenings : sentences.openings)[sex]
  const calling = !young && random.chance(0.35) ? `, ${random.pick(sentences.callings)[sex]}` : ''
  const family = writeFamily(random, person)
  return [
    `${opening} ${person.fullName}, di anni ${person.age}${calling}.`,
    random.pick(sentences.announcements).replace('{family}', family),
    rite ? tellRite(rite) : sentences.privateFuneral,
    ...(rite?.type === 'funeral' && random.chance(0.6) ? [random.pick(sentences.afterRites)] : []),
    random.pick(sentences.closings),
  ].join(' ')
}

function writeFamily(random: Random, person: Departed): string {
  const pattern = familyPattern(random, person, sexOf(person))
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

function familyPattern(random: Random, person: Departed, sex: Sex): string {
  const { old, spouse, young } = sentences.families
  if (person.age < YOUNG) return random.pick(young)[sex]
  return person.married ? random.pick(spouse)[sex] : random.pick(old)
}

/** Thanks of the family to those who took part. */
export function writeThanks(random: Random, person: Departed): string {
  return random.pick(sentences.thanks).replace('{name}', person.fullName)
}

/** A mass thirty days after a death. */
export function writeMass(random: Random, person: Departed, rite: WrittenRite): string {
  const opening = sentences.masses[sexOf(person)].replace('{name}', person.fullName)
  return [opening, tellRite(rite), random.pick(sentences.memories)].join(' ')
}

/** An anniversary, with or without a mass. */
export function writeAnniversary(random: Random, person: Departed, years: number, rite: WrittenRite | null): string {
  const passed = years === 1 ? 'Un anno fa' : `${capital(inWords(years))} anni fa`
  const memory = random.pick(sentences.memories)
  const opening = sentences.anniversary.replace('{passed}', passed).replace('{name}', person.fullName)
  return [opening, memory, ...(rite ? [tellRite(rite)] : [])].join(' ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
