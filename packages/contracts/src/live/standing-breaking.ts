import type { Front } from '../fronts/front.schema.ts'
import type { LiveBreaking } from './live-event.schema.ts'

/** How long a piece of breaking news stands, from the moment that its editors gave it; milliseconds. */
export const LONGEST_BREAKING_MS = 2 * 60 * 60_000

/** How far ahead of ours the CMS's clock may be; what lies further ahead is of a time to come. Milliseconds. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000

/**
 * The breaking news that stands across the pages at a moment; null where there is none, where its time is over, or where it lies
 * ahead. The editors end it, too, by taking it off the front.
 */
export function standingBreaking(front: Pick<Front, 'breaking'> | null, now: Date): LiveBreaking | null {
  const breaking = front?.breaking ?? null
  if (breaking === null) return null
  const { id, title, URL: href, at } = breaking
  const age = now.getTime() - Date.parse(at)
  if (age >= LONGEST_BREAKING_MS || age < -CLOCK_TOLERANCE_MS) return null
  return { id, title, href, at, until: new Date(Date.parse(at) + LONGEST_BREAKING_MS).toISOString() }
}
