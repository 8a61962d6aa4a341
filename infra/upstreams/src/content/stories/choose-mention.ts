import { createRandom } from '../random.ts'
import { readContent } from '../read-content.ts'
import type { BodySlot } from '../schemas/stories.schema.ts'
import { leafOf } from './choose-event.ts'
import type { StoryBrief } from './story.types.ts'

const { sentences: mentions, topics } = readContent('stories/mentions')

const STREAM = 12
/** How many stories name a body beside those of their own sentences. */
const SHARE = 0.5

/** The sentence with which a story names an institution or a club, and its slot; null for a story that has none. */
export function chooseMention(brief: StoryBrief): { slot: BodySlot; sentence: string } | null {
  const fitting = (topics[leafOf(brief)] ?? []).map((name) => mentions[name]).filter((mention) => mention !== undefined)
  const random = createRandom(brief.seed, brief.index, STREAM)
  if (fitting.length === 0 || !random.chance(SHARE)) return null
  const { slot, sentences } = random.pick(fitting)
  return { slot, sentence: random.pick(sentences) }
}
