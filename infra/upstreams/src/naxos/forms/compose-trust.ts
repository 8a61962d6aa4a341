import { AI_PARTS } from '@liberta/contracts/stories/story-trust.schema'
import type { AIPart } from '@liberta/contracts/stories/story-trust.schema'
import { z } from 'zod'
import { createRandom } from '../../content/random.ts'
import { readContent } from '../../content/read-content.ts'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import type { CorrectionFields, HiddenNameFields } from '../edits/edit.schema.ts'
import type { StoredStory } from '../edits/story-store.ts'

/** Names that nobody is to read any more, and what stands in their place (docs/naxos.md, names that are forgotten). */
export const hiddenNamesSchema = z.array(z.object({ name: z.string(), instead: z.string().nullable() }))

/** What a story says of its own making, in its short form (docs/naxos.md, how a story was made). */
export const trustFormSchema = z.object({
  /** What was put right in it, oldest first. */
  corrections: z.array(z.object({ at: z.string(), text: z.string() })),
  /** What of it was made with artificial intelligence. */
  made_with_ai: z.array(z.enum(AI_PARTS)),
  /** Whether it is to stand in no list of machines. */
  noindex: z.boolean(),
})

const WORDS = readContent('stories/corrections')
/** Of the stream of numbers that corrections are drawn from. */
const CORRECTIONS = 83
/** One story of the archive in so many was corrected, within a few hours of its publication. */
const CORRECTED = 60
/** One in so many was made in part with artificial intelligence. */
const HELPED = 50
const HELP: readonly (readonly AIPart[])[] = [['summary'], ['translation'], ['text'], ['text', 'summary']]
/** Of the stream of numbers that this is drawn from. */
const MADE = 89
const MOST_MINUTES = 240
const MINUTE_MS = 60_000

/** What is drawn hangs on the archive's seed and on when it was made: nothing of an answer changes by itself later. */
export interface ArchiveTraits {
  seed: number
  /** Ms since the epoch. */
  madeAt: number
}

/** What was put right in a story, oldest first: by editors or, where none has yet, as it is drawn. */
export function correctionsOf({ seed, madeAt }: ArchiveTraits, { facts, written }: StoredStory): CorrectionFields[] {
  if (written.corrections !== undefined) return written.corrections
  const random = createRandom(seed, facts.id, CORRECTIONS)
  if (facts.card === null || !random.chance(1 / CORRECTED)) return []
  const at = facts.publishedAt + random.int(20, MOST_MINUTES) * MINUTE_MS
  return at > madeAt ? [] : [{ at, text: random.pick(WORDS) }]
}

/** What of a story was made with artificial intelligence, as an editor says or, of the archive, as it is drawn. */
function partsOf({ seed }: ArchiveTraits, { facts, written }: StoredStory): readonly AIPart[] {
  if (written.madeWithAI !== undefined || facts.card === null) return written.madeWithAI ?? []
  const random = createRandom(seed, facts.id, MADE)
  return facts.kind === 'story' && random.chance(1 / HELPED) ? random.pick(HELP) : []
}

/** The names that are hidden in a story, told beside whatever words are its. */
export function hiddenNamesOf({ written }: StoredStory): HiddenNameFields[] {
  return written.anonymise ?? []
}

/** The form of all that. */
export function composeTrust(archive: ArchiveTraits, story: StoredStory): z.infer<typeof trustFormSchema> {
  return {
    corrections: correctionsOf(archive, story).map(({ at, text }) => ({ at: writeRomeTime(at), text })),
    made_with_ai: [...partsOf(archive, story)],
    noindex: story.written.noindex ?? false,
  }
}
