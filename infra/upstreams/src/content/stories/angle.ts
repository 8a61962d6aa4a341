import type { StoryEvent } from './story.types.ts'
import { canTell } from './unfit-pairs.table.ts'

/** What may be told of many themes: an event without a theme of its own. */
export type Angle = Required<Pick<StoryEvent, 'angle' | 'slots' | 'titles' | 'standfirsts' | 'steps' | 'quotes'>>

/** A theme that many things may be told of: a noun in the singular with its article, and the names of its tags. */
export type Matter = Pick<StoryEvent, 'theme' | 'subjects' | 'months' | 'zones'> & { tags: string }

/** Each of some themes told from each of some angles that fit it. */
export function tellMatters(matters: readonly Matter[], ...angles: (readonly Angle[])[]): StoryEvent[] {
  return angles
    .flat()
    .flatMap((angle) =>
      matters.filter(({ theme }) => canTell(angle.angle, theme)).map((matter) => ({ ...angle, ...matter })),
    )
}

/** The tags of some themes, by theme, as the table of tags has them. */
export function tagsOf(matters: readonly Matter[]): Record<string, string> {
  return Object.fromEntries(matters.map(({ theme, tags }) => [theme, tags]))
}

/** A row of a table of angles, in the order in which a story is read. */
export function defineAngle(
  angle: string,
  slots: NonNullable<StoryEvent['slots']>,
  titles: readonly string[],
  standfirst: string,
  steps: readonly string[],
  quote: StoryEvent['quotes'][number],
): Angle {
  return { angle, slots, titles, standfirsts: [standfirst], steps, quotes: [quote] }
}

/** A row of a table of themes. */
export function defineMatter(
  theme: string,
  tags: string,
  subjects: Matter['subjects'],
  when: Pick<Matter, 'months' | 'zones'> = {},
): Matter {
  return { theme, tags, subjects, ...when }
}
