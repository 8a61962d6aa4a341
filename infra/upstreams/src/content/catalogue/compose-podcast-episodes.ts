import { createRandom } from '../random.ts'
import { romeInstant, writeRomeTime } from '../rome-calendar.ts'
import type { PodcastEpisode } from './catalogue.schema.ts'
import type { PODCASTS } from './small-tables.ts'

type Podcast = (typeof PODCASTS)[number]

const STREAM = 701
const SIX_IN_THE_MORNING = 6 * 3600
/** 1 January 1970 was a Thursday. */
const THURSDAY = 4

/**
 * The episodes of a podcast up to a day, newest first, one for each subject that it has: none stands in it twice. One comes out
 * each week at six in the morning.
 */
export function composeEpisodes(seed: number, podcast: Podcast, today: number): PodcastEpisode[] {
  const sinceWeekday = (((today + THURSDAY - podcast.weekday) % 7) + 7) % 7
  const latest = today - sinceWeekday
  return podcast.episodes.map((_, back) => composeEpisode(seed, podcast, latest - back * 7))
}

function composeEpisode(seed: number, podcast: Podcast, day: number): PodcastEpisode {
  const week = Math.floor((day + THURSDAY) / 7)
  const { title, about } = podcast.episodes[week % podcast.episodes.length] ?? {
    title: podcast.title,
    about: podcast.description,
  }
  return {
    id: podcast.id * 10_000 + week,
    title,
    seconds: createRandom(seed, STREAM, podcast.id, week).int(14 * 60, 41 * 60),
    publishedAt: writeRomeTime(romeInstant(day, SIX_IN_THE_MORNING)),
    description: about,
  }
}
