import { createRandom } from '../random.ts'
import type { StoryBrief, StoryEvent } from './story.types.ts'
import { broadTopics, type LeafTopic } from './story-topics.table.ts'
import { topicRows } from './topics.table.ts'

const STREAM = 2

/** The leaf subject of a story; of a broad one, any of its own. */
export function leafOf({ seed, index, topic }: Pick<StoryBrief, 'seed' | 'index' | 'topic'>): LeafTopic {
  if (topic !== 'cronaca' && topic !== 'opinioni') return topic
  return createRandom(seed, index, STREAM).pick<LeafTopic>(broadTopics[topic])
}

/** Whether an event can happen in the zone and in the month of a story. */
export function canHappen({ months, zones }: StoryEvent, { zone, publishedAt }: StoryBrief): boolean {
  return (months?.includes(publishedAt.getUTCMonth() + 1) ?? true) && (zones?.includes(zone) ?? true)
}

/** What a story tells: the event of its card, and for a story without a card any that can happen. */
export function chooseEvent(brief: StoryBrief): StoryEvent {
  const { events } = topicRows[leafOf(brief)]
  const dealt = brief.card && events[brief.card.event]
  if (dealt) return dealt
  const random = createRandom(brief.seed, brief.index, STREAM, 1)
  return random.pick(events.filter((event) => canHappen(event, brief)))
}
