import { endOf, isOver } from '@liberta/contracts/events/find-event-end'
import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { dayInRome } from '@liberta/italian/italian-date'
import { nextMidnightInRome } from '@liberta/italian/rome-time'

/**
 * What a list of today's and coming events shows, which the CMS cuts by whole days: an evening of yesterday that is over goes, and what
 * begins today stays until midnight.
 */
export function dropOver(events: readonly EventTeaser[], now: Date): EventTeaser[] {
  return events.filter((event) => !beganBefore(event, now) || !isOver(event, now))
}

/** When such a list changes of itself: when the first of the events that began earlier is over, and at midnight in Rome at the latest. */
export function findNextChange(events: readonly EventTeaser[], now: Date): Date {
  const ends = events.filter((event) => beganBefore(event, now) && !isOver(event, now)).map((event) => endOf(event))
  return [...ends, nextMidnightInRome(now)].reduce((first, end) => (end < first ? end : first))
}

function beganBefore({ startsAt }: EventTeaser, now: Date): boolean {
  return dayInRome(new Date(startsAt)) < dayInRome(now)
}
