import type { Obituary } from '@liberta/contracts/obituaries/obituary.schema'
import { dayInRome } from '@liberta/italian/italian-date'

/** The obituaries published on one day. */
export interface ObituaryDay {
  /** `YYYY-MM-DD`, in Rome. */
  day: string
  obituaries: Obituary[]
}

/** Obituaries by the day on which they were published, in Rome, newest first, in their order. */
export function groupObituaries(obituaries: readonly Obituary[]): ObituaryDay[] {
  const days = new Map<string, Obituary[]>()
  for (const obituary of obituaries) {
    const day = dayInRome(new Date(obituary.publishedAt))
    days.set(day, [...(days.get(day) ?? []), obituary])
  }
  return [...days]
    .map(([day, published]) => ({ day, obituaries: published }))
    .toSorted((one, other) => other.day.localeCompare(one.day))
}
