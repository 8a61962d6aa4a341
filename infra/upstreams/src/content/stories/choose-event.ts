import { createRandom } from '../random.ts'
import type { StoryEvent } from '../schemas/stories.schema.ts'
import { TOPICS } from './read-topics.ts'
import type { StoryBrief } from './story.types.ts'
import { broadTopics, type LeafTopic, type StoryTopic } from './story-topics.table.ts'

const STREAM = 2

/** The leaf subjects that a story may be of: one, but several for a broad topic. */
export function leavesOf(topic: StoryTopic): readonly LeafTopic[] {
  return topic === 'cronaca' || topic === 'opinioni' ? broadTopics[topic] : [topic]
}

/** The leaf subject of a story: that of its card; without one, of a broad topic any of its own. */
export function leafOf({ seed, index, topic, card }: StoryBrief): LeafTopic {
  if (topic !== 'cronaca' && topic !== 'opinioni') return topic
  if (card) return card.leaf
  return createRandom(seed, index, STREAM).pick<LeafTopic>(broadTopics[topic])
}

/** Whether an event can happen in the zone and in the month of a story. */
export function canHappen({ months, zones }: StoryEvent, { zone, publishedAt }: StoryBrief): boolean {
  return (months?.includes(publishedAt.getUTCMonth() + 1) ?? true) && (zones?.includes(zone) ?? true)
}

/** What a story tells: the event of its card, and for a story without a card any that can happen. */
export function chooseEvent(brief: StoryBrief): StoryEvent {
  const { events } = TOPICS[leafOf(brief)]
  const dealt = brief.card && events[brief.card.event]
  if (dealt) return dealt
  const random = createRandom(brief.seed, brief.index, STREAM, 1)
  const possible = events.filter((event) => canHappen(event, brief))
  // A kind that is told of many themes comes no more often than others.
  const kind = random.pick([...new Set(possible.map((event) => nameKind(event)))])
  return random.pick(possible.filter((event) => nameKind(event) === kind))
}

/** Names a kind of event. Stories of one kind are near-twins: no two of them stand on a page. */
export function nameKind({ angle, titles }: StoryEvent): string {
  return angle ?? titles[0] ?? ''
}
