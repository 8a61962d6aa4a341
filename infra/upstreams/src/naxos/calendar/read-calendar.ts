import type {
  CatalogueEvent,
  MultimediaItem,
  Obituary,
  PodcastEpisode,
} from '../../content/catalogue/catalogue.schema.ts'
import { eventsBetween } from '../../content/catalogue/events.ts'
import type { Multimedia } from '../../content/catalogue/multimedia.ts'
import { obituariesBetween } from '../../content/catalogue/compose-obituary.ts'
import { composeEpisodes } from '../../content/catalogue/compose-podcast-episodes.ts'
import { PODCASTS } from '../../content/catalogue/small-tables.ts'
import { romeDay, romeInstant } from '../../content/rome-calendar.ts'
import { readDateRange } from '../search/read-date-range.ts'

/** How many days lists reach back, and how many ahead events are known. */
export const DAYS_BACK = 365
const EVENT_DAYS_BACK = 30
const EVENT_DAYS_AHEAD = 120

/** What the calendar brings by itself: it changes as time passes, no editor being needed. */
export interface Calendar {
  /** Out at `now`, newest first. */
  multimedia(now: number): readonly MultimediaItem[]
  obituaries(now: number): readonly Obituary[]
  /** From a month ago to four months ahead, by beginning. */
  events(now: number): readonly CatalogueEvent[]
  /** All podcasts' episodes that are out, newest first in each. */
  episodes(slug: string, now: number): readonly PodcastEpisode[]
  /** Midnight of the day in Rome, ms since the epoch: when the events last moved on. */
  startOfDay(now: number): number
}

/** The calendar of a seed. The lists of one day are kept until the next. */
export function createCalendar(seed: number, archive: Multimedia): Calendar {
  const multimedia = keepForDay((day) => archive.between(day - DAYS_BACK, day))
  const obituaries = keepForDay((day) => obituariesBetween(seed, day - DAYS_BACK, day))
  const events = keepForDay((day) => eventsBetween(seed, day - EVENT_DAYS_BACK, day + EVENT_DAYS_AHEAD))
  const episodes = keepForDay(
    (day) => new Map(PODCASTS.map((podcast) => [podcast.slug, composeEpisodes(seed, podcast, day)])),
  )
  return {
    multimedia: (now) => onlyOut(multimedia(now), now),
    obituaries: (now) => onlyOut(obituaries(now), now),
    events,
    episodes: (slug, now) => onlyOut(episodes(now).get(slug) ?? [], now),
    startOfDay: (now) => romeInstant(romeDay(now), 0),
  }
}

/** When the newest of some things came out; 0 when there are none. */
export function newestTime(items: readonly { publishedAt: string }[]): number {
  return items.reduce((newest, { publishedAt }) => Math.max(newest, Date.parse(publishedAt)), 0)
}

/** Of things newest first, those that are out: all after the first ones that are still to come. */
function onlyOut<T extends { publishedAt: string }>(items: readonly T[], now: number): readonly T[] {
  const first = items.findIndex(({ publishedAt }) => Date.parse(publishedAt) <= now)
  return first < 0 ? [] : items.slice(first)
}

function keepForDay<T>(compute: (day: number) => T): (now: number) => T {
  let kept: { day: number; value: T } | null = null
  return (now) => {
    const day = romeDay(now)
    if (kept?.day !== day) kept = { day, value: compute(day) }
    return kept.value
  }
}

/** Days of Rome, no more than a year of them; null where no date is given. */
export function readDays(from: string | undefined, to: string | undefined): { from: number; to: number } | null {
  const range = readDateRange({ date: undefined, dateFrom: from, dateTo: to, forceWholeDay: true })
  if (!range) return null
  const last = range.to === Infinity ? romeDay(range.from) + DAYS_BACK : romeDay(range.to)
  const first = range.from === 0 ? last - DAYS_BACK : romeDay(range.from)
  return { from: first, to: Math.min(last, first + DAYS_BACK) }
}
