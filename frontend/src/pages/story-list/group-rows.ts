import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { dayInRome } from '@liberta/italian/italian-date'

/** Stories of one day in Rome that follow one another. */
export interface DayOfRows {
  /** `YYYY-MM-DD`. */
  day: string
  /** Any instant of it. */
  instant: Date
  /** True where the day goes on from the rows above. */
  continues: boolean
  stories: { story: StoryTeaser; place: number }[]
}

/** The stories from index `from` up to `to` by day, in their order; `place` is 1 for the first of the whole list. */
export function groupRows(stories: readonly StoryTeaser[], from: number, to: number): DayOfRows[] {
  const days: DayOfRows[] = []
  for (const [index, story] of stories.entries()) {
    if (index < from || index >= to) continue
    const instant = new Date(story.publishedAt)
    const day = dayInRome(instant)
    const row = { story, place: index + 1 }
    const last = days.at(-1)
    if (last?.day === day) last.stories.push(row)
    else days.push({ day, instant, continues: isOfDay(stories[index - 1], day), stories: [row] })
  }
  return days
}

function isOfDay(story: StoryTeaser | undefined, day: string): boolean {
  return story !== undefined && dayInRome(new Date(story.publishedAt)) === day
}

/** Stories of a day, on average, from which on days are headed; where it is fewer, each row says its day itself. */
const FULL_DAY = 3

/** True where a list has so many stories a day that its days are worth a head. */
export function hasFullDays(stories: readonly Pick<StoryTeaser, 'publishedAt'>[]): boolean {
  const days = new Set(stories.map(({ publishedAt }) => dayInRome(new Date(publishedAt))))
  return stories.length >= FULL_DAY * days.size
}
