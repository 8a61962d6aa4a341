import type { MultimediaItem } from './catalogue.schema.ts'
import { composeMultimediaOfDay, MULTIMEDIA_A_DAY } from './compose-multimedia.ts'
import { PROGRAMMES } from './programmes.table.ts'

/** The days behind one day in which episodes are looked for; a weekly programme has sixty in them. */
const EPISODE_DAYS = 420

/** Multimedia items from one day to another, both included, newest first. */
export function multimediaBetween(seed: number, fromDay: number, toDay: number): MultimediaItem[] {
  const found: MultimediaItem[] = []
  for (let day = toDay; day >= fromDay; day -= 1) found.push(...composeMultimediaOfDay(seed, day).toReversed())
  return found
}

/** The item with an id; null when there is none. */
export function findMultimedia(seed: number, id: number): MultimediaItem | null {
  const day = Math.floor(id / MULTIMEDIA_A_DAY)
  return composeMultimediaOfDay(seed, day).find((item) => item.id === id) ?? null
}

/** The last `count` episodes of a programme up to a day, newest first; those of the day may still have to go out. */
export function episodesOf(seed: number, programmeSlug: string, today: number, count: number): MultimediaItem[] {
  const programme = PROGRAMMES.find(({ slug }) => slug === programmeSlug)
  if (!programme) return []
  const found: MultimediaItem[] = []
  for (let day = today; day > today - EPISODE_DAYS && found.length < count; day -= 1) {
    const ofDay = composeMultimediaOfDay(seed, day).filter((item) => item.folders[0] === programme.folder)
    found.push(...ofDay.toReversed())
  }
  return found.slice(0, count)
}
