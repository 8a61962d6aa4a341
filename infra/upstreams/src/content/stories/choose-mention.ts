import { createRandom } from '../random.ts'
import type { BodySlot } from './body-slots.ts'
import { leafOf } from './choose-event.ts'
import { mentions } from './mentions.table.ts'
import type { StoryBrief } from './story.types.ts'

const STREAM = 12
/** How many stories name a body beside those of their own sentences. */
const SHARE = 0.5

/** The sentence with which a story names an institution or a club, and its slot; null for a story that has none. */
export function chooseMention(brief: StoryBrief): { slot: BodySlot; sentence: string } | null {
  const fitting = mentions[leafOf(brief)] ?? []
  const random = createRandom(brief.seed, brief.index, STREAM)
  if (fitting.length === 0 || !random.chance(SHARE)) return null
  const { slot, sentences } = random.pick(fitting)
  return { slot, sentence: random.pick(sentences) }
}
