import { dayInRome, writeClock } from '@liberta/contracts/wording/italian-date'
import { describePublication } from './publication-time.ts'

/** Changes sooner than this after publication are the making of the story, not news of it; milliseconds. */
const A_MINUTE = 60_000

/** When a story was last changed, after «Aggiornato»: 'alle 10.42', 'ieri', 'il 19 novembre'; null where it never was. */
export function describeUpdate(story: { publishedAt: string; updatedAt: string }, now: Date): string | null {
  const updated = new Date(story.updatedAt)
  if (updated.getTime() - Date.parse(story.publishedAt) < A_MINUTE) return null
  if (dayInRome(updated) === dayInRome(now)) return `alle ${writeClock(updated)}`
  const day = describePublication(updated, now)
  return day === 'Ieri' ? 'ieri' : `il ${day}`
}
