import type { Obituary } from '@liberta/contracts/obituaries/obituary.schema'
import { dayInRome } from '@liberta/italian/italian-date'

/** The notices published on one day. */
export interface NoticeDay {
  /** `YYYY-MM-DD`, in Rome. */
  day: string
  notices: Obituary[]
}

/** Notices by the day on which they were published, in Rome, newest first, in their order. */
export function groupNotices(notices: readonly Obituary[]): NoticeDay[] {
  const days = new Map<string, Obituary[]>()
  for (const notice of notices) {
    const day = dayInRome(new Date(notice.publishedAt))
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days]
    .map(([day, published]) => ({ day, notices: published }))
    .toSorted((one, other) => other.day.localeCompare(one.day))
}
