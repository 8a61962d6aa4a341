import type { Random } from '../../random.ts'
import { elderMen, elderWomen, inventedSurnames, youngerMen, youngerWomen } from './invented-names.table.ts'

export interface DrawnName {
  first: string
  last: string
  woman: boolean
}

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
