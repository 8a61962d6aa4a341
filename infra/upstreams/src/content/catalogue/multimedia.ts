import type { MultimediaItem } from './catalogue.schema.ts'
import { createDayComposer, MULTIMEDIA_A_DAY } from './compose-multimedia.ts'
import { PROGRAMMES } from './programmes.ts'

/** The days behind one day in which episodes are looked for; a weekly programme has sixty in them. */
const EPISODE_DAYS = 420

/** The multimedia items of a seed. */
export interface Multimedia {
  /** Items from one day to another, both included, newest first. */
  between(fromDay: number, toDay: number): MultimediaItem[]
  /** The item with an id; null when there is none. */
  find(id: number): MultimediaItem | null
  /** The last `count` episodes of a programme up to a day, newest first; those of the day may still have to go out. */
  episodesOf(programmeSlug: string, today: number, count: number): MultimediaItem[]
}

/** Composes items whenever they are asked for; which clip comes out on which day is kept. */
export function createMultimedia(seed: number): Multimedia {
  const composeDay = createDayComposer(seed)
  return {
    between: (fromDay, toDay) => {
      const found: MultimediaItem[] = []
      for (let day = toDay; day >= fromDay; day -= 1) found.push(...composeDay(day).toReversed())
      return found
    },
    find: (id) => composeDay(Math.floor(id / MULTIMEDIA_A_DAY)).find((item) => item.id === id) ?? null,
    episodesOf: (programmeSlug, today, count) => {
      const programme = PROGRAMMES.find(({ slug }) => slug === programmeSlug)
      if (!programme) return []
      const found: MultimediaItem[] = []
      for (let day = today; day > today - EPISODE_DAYS && found.length < count; day -= 1) {
        found.push(
          ...composeDay(day)
            .filter(({ folders }) => folders[0] === programme.folder)
            .toReversed(),
        )
      }
      return found.slice(0, count)
    },
  }
}
