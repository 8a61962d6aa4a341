import { writeClock, writeWeekday } from './italian-date.ts'
import { daysSince } from './rome-calendar.ts'
import { writeBeginning } from './written-hours.ts'
import { writeDate, writeDayOfMonth, writePastDay, joinDate, joinHour, writeDateSeenFrom } from './written-date.ts'

/** When a story came out, for a card: '10.42' today, 'Ieri', '19 novembre', '19 novembre 2025' in another year. */
export function describePublication(instant: Date, now: Date): string {
  return daysSince(instant, now) === 0 ? writeClock(instant) : writePastDay(instant, now)
}

/** The parts of an event's date as a card sets them: '21', 'sabato', 'ore 20.30', or null where no hour was given. */
export function describeEventDay(instant: Date): { day: string; weekday: string; hour: string | null } {
  const hour = writeBeginning(writeClock(instant))
  return {
    day: writeDayOfMonth(instant),
    weekday: writeWeekday(instant),
    hour: hour === null ? null : `ore ${hour}`,
  }
}

/** Changes sooner than this after publication are the making of the story, not news of it; milliseconds. */
const A_MINUTE = 60_000

/** When a story was last changed, after «Aggiornato»: 'alle 10.42', 'ieri', 'il 19 novembre', 'l’8 novembre'; null where it never was. */
export function describeUpdate(story: { publishedAt: string; updatedAt: string }, now: Date): string | null {
  const updated = new Date(story.updatedAt)
  return updated.getTime() - Date.parse(story.publishedAt) < A_MINUTE ? null : describeUpdateTime(updated, now)
}

/** When something was last changed, after «Aggiornato»: the hour today, else the day. */
export function describeUpdateTime(updated: Date, now: Date): string {
  const days = daysSince(updated, now)
  if (days === 0) return joinHour('alle', writeClock(updated))
  return days === 1 ? 'ieri' : joinDate('il', writeDateSeenFrom(updated, now))
}

/**
 * When something was put right: 'del 24 novembre, ore 10.42', of a day alone 'dell’8 novembre'. The year stands where it is not that of `now`, and
 * always where nobody says when it is read.
 */
export function describeCorrectionTime(instant: Date, now?: Date): string {
  const date = now === undefined ? writeDate(instant) : writeDateSeenFrom(instant, now)
  const clock = writeClock(instant)
  return joinDate('del', date) + (writeBeginning(clock) === null ? '' : `, ore ${clock}`)
}
