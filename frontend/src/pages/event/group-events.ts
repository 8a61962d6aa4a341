import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { dayInRome } from '@liberta/italian/italian-date'

/** The events that begin on one day. */
export interface EventDay {
  /** `YYYY-MM-DD`, in Rome. */
  day: string
  events: EventTeaser[]
}

/** Events by the day on which they begin, in Rome, in their order; those that began before today stand apart. */
export function groupEvents(events: readonly EventTeaser[], now: Date): { days: EventDay[]; underWay: EventTeaser[] } {
  const today = dayInRome(now)
  const days = new Map<string, EventTeaser[]>()
  for (const event of events) {
    const day = dayInRome(new Date(event.startsAt))
    days.set(day, [...(days.get(day) ?? []), event])
  }
  const groups = [...days].map(([day, begun]) => ({ day, events: begun }))
  return {
    days: groups.filter(({ day }) => day >= today).toSorted((one, other) => one.day.localeCompare(other.day)),
    underWay: groups.filter(({ day }) => day < today).flatMap(({ events: begun }) => begun),
  }
}
