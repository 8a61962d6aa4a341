import type { Obituary } from './catalogue.schema.ts'
import { composeObituariesOfDay, OBITUARIES_A_DAY } from './compose-obituary.ts'

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
