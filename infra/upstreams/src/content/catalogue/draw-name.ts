import type { Random } from '../random.ts'
import { readContent } from '../read-content.ts'

export interface DrawnName {
  first: string
  last: string
  woman: boolean
}

/** First names of the generations that obituaries are about. */
export const { elderWomen, elderMen, youngerWomen, youngerMen } = readContent('obituaries/names')

/** Surnames of no real family. */
export const inventedSurnames: readonly string[] = Object.entries(readContent('obituaries/names').surnames).flatMap(
  ([first, seconds]) => seconds.map((second) => first + second),
)

/** An invented name; those of the old are of another time. */
export function drawName(random: Random, old: boolean, woman: boolean = random.chance(0.5)): DrawnName {
  const [women, men] = old ? [elderWomen, elderMen] : [youngerWomen, youngerMen]
  return { first: random.pick(woman ? women : men), last: random.pick(inventedSurnames), woman }
}

/** First and last name of an invented adult. */
export function drawFullName(random: Random): string {
  const { first, last } = drawName(random, false)
  return `${first} ${last}`
}
