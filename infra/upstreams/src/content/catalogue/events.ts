import { romeDay } from '../rome-calendar.ts'
import type { CatalogueEvent } from './catalogue.schema.ts'
import { composeEventsOfDay, EVENTS_A_DAY } from './compose-event.ts'

/** No event goes on for more days than this. */
const LONGEST = 76

/** Events that take place on some day from `fromDay` to `toDay`, both included, in order of their beginning. */
export function eventsBetween(seed: number, fromDay: number, toDay: number): CatalogueEvent[] {
  const found: CatalogueEvent[] = []
  for (let day = fromDay - LONGEST; day <= toDay; day += 1) {
    for (const event of composeEventsOfDay(seed, day)) {
      if (romeDay(Date.parse(event.periodEnd)) >= fromDay) found.push(event)
    }
  }
  return found.toSorted((a, b) => a.periodStart.localeCompare(b.periodStart))
}

/** The event with an id; null when there is none. */
export function findEvent(seed: number, id: number): CatalogueEvent | null {
  const day = Math.floor(id / EVENTS_A_DAY)
  return composeEventsOfDay(seed, day).find((event) => event.id === id) ?? null
}
