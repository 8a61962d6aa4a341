import { memoise } from '../memoise.ts'
import { readContent, readContentOf } from '../read-content.ts'
import type { Angle, StoryEvent, StoryFamily } from '../schemas/stories.schema.ts'
import { broadTopics, storyTopics } from './story-topics.table.ts'
import type { LeafTopic } from './story-topics.table.ts'

/** A leaf subject of the newspaper. */
export interface Topic {
  /** The kinds of story it has: its own events, and its themes told from every angle that fits. */
  events: readonly StoryEvent[]
  /** The field of life whose paragraphs its stories share. */
  family: StoryFamily
  /** What may stand over any of its stories, beside the theme of the event itself. */
  labels: readonly string[]
  /** Names of the tags that fit what happens in a story, by its theme. */
  tags: Readonly<Record<string, readonly string[]>>
}

const readFamily = memoise((name: string) => readContentOf('stories/families', name))
const readAngles = memoise((name: string): readonly Angle[] => readContentOf('stories/angles', name))
const readFile = memoise((leaf: LeafTopic) => readContentOf('stories/topics', leaf))

const unfit = new Map(
  Object.entries(readContent('stories/unfit-pairs')).map(([angle, themes]) => [angle, new Set(themes)]),
)

/** Whether a theme may be told from an angle. */
export function canTell(angle: string, theme: string): boolean {
  return !unfit.get(angle)?.has(theme)
}

function readTopic(leaf: LeafTopic): Topic {
  const { family, labels, tellsToo, tags, angles, themes, events } = readFile(leaf)
  const told = angles
    .flatMap(readAngles)
    .flatMap((angle) =>
      themes
        .filter(({ theme }) => canTell(angle.angle, theme))
        .map(({ tags: _tags, ...theme }): StoryEvent => ({ ...angle, ...theme })),
    )
  return {
    events: [...events, ...(tellsToo ? readFile(tellsToo).events : []), ...told],
    family: readFamily(family),
    labels,
    tags: { ...Object.fromEntries(themes.map((theme) => [theme.theme, theme.tags])), ...tags },
  }
}

const leaves = storyTopics.filter((topic): topic is LeafTopic => !Object.hasOwn(broadTopics, topic))

/** Every leaf subject of the newspaper. */
export const TOPICS = Object.fromEntries(leaves.map((leaf) => [leaf, readTopic(leaf)])) as Readonly<
  Record<LeafTopic, Topic>
>
