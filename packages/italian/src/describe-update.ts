import { writeClock } from './italian-date.ts'
import { daysSince } from './rome-calendar.ts'
import { joinDate, joinHour, writeDateSeenFrom } from './written-date.ts'

/** Changes sooner than this after publication are the making of the story, not news of it; milliseconds. */
const A_MINUTE = 60_000

/** When a story was last changed, after «Aggiornato»: 'alle 10.42', 'ieri', 'il 19 novembre', 'l’8 novembre'; null where it never was. */
export function describeUpdate(story: { publishedAt: string; updatedAt: string }, now: Date): string | null {
  const updated = new Date(story.updatedAt)
  if (updated.getTime() - Date.parse(story.publishedAt) < A_MINUTE) return null
  const days = daysSince(updated, now)
  if (days === 0) return joinHour('alle', writeClock(updated))
  return days === 1 ? 'ieri' : joinDate('il', writeDateSeenFrom(updated, now))
}
