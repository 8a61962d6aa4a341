import { createRandom } from '../random.ts'
import { romeInstant, writeRomeTime } from '../rome-calendar.ts'
import type { Podcast, PodcastEpisode } from './catalogue.schema.ts'
import { episodeRounds, podcastEpisodes, roundNotes } from './podcast-episodes.table.ts'

const EPISODES = 40
const STREAM = 701
const SIX_IN_THE_MORNING = 6 * 3600
/** 128 kbit/s. */
const BYTES_PER_SECOND = 16_000
/** 1 January 1970 was a Thursday. */
const THURSDAY = 4

/** The last forty episodes of a podcast up to a day, newest first; one comes out each week at six in the morning. */
export function composeEpisodes(seed: number, podcast: Podcast, today: number): PodcastEpisode[] {
  const sinceWeekday = (((today + THURSDAY - podcast.weekday) % 7) + 7) % 7
  const latest = today - sinceWeekday
  return Array.from({ length: EPISODES }, (_, back) => composeEpisode(seed, podcast, latest - back * 7))
}

function composeEpisode(seed: number, podcast: Podcast, day: number): PodcastEpisode {
  const table = podcastEpisodes[podcast.slug] ?? []
  const week = Math.floor((day + THURSDAY) / 7)
  const [title, about] = table[week % table.length] ?? [podcast.title, podcast.description]
  const round = Math.floor(week / table.length) % episodeRounds.length
  const seconds = createRandom(seed, STREAM, podcast.id, week).int(14 * 60, 41 * 60)
  return {
    id: podcast.id * 10_000 + week,
    title: episodeRounds[round]?.(title) ?? title,
    seconds,
    publishedAt: writeRomeTime(romeInstant(day, SIX_IN_THE_MORNING)),
    description: `${about} ${roundNotes[round] ?? ''}`.trim(),
    bytes: seconds * BYTES_PER_SECOND,
  }
}
