import { memoise } from '../memoise.ts'
import { LISTS_OF_BODIES } from '../places/institutions.ts'
import { townsOf } from '../places/towns.ts'
import { createRandom, hashText } from '../random.ts'
import { BODY_SLOTS, type BodySlot, type StoryEvent } from '../schemas/stories.schema.ts'
import { chooseEvent, leafOf } from './choose-event.ts'
import type { StoryBrief, StoryCard } from './story.types.ts'
import type { LeafTopic } from './story-topics.table.ts'
import { readContent } from '../read-content.ts'

/** What a story names that readers may follow. */
export interface NamedInStory {
  town: string
  /** Institutions and clubs, by their names without articles. */
  bodies: readonly string[]
}

/** How the clubs of a sport are called, by the name of their town. */
const CLUBS: Partial<Readonly<Record<LeafTopic, (town: string) => string[]>>> = {
  calcio: (town) => [`${town} calcio`, town],
  dilettanti: (town) => [`${town} calcio`, town],
  volley: (town) => [`Volley ${town}`],
  basket: (town) => [`Basket ${town}`],
  rugby: (town) => [`${town} Rugby`],
}

/** The slots of bodies that a sentence of the tables has for certain: those of a choice may be left out. */
const slotsOf = memoise((sentence: string): readonly BodySlot[] => {
  const certain = leaveOutChoices(sentence)
  return BODY_SLOTS.filter((slot) => new RegExp(`\\{(?:\\w+:)?${slot}\\}`).test(certain))
})

/** The slots of bodies that the sentences of a story have for certain, in the order of {@link BODY_SLOTS}. */
function listSlots({ titles, standfirsts, steps }: StoryEvent, card: StoryCard): readonly BodySlot[] {
  const found = new Set<BodySlot>()
  for (const sentence of [titles[card.title] ?? '', standfirsts[card.standfirst] ?? '', ...steps])
    for (const slot of slotsOf(sentence)) found.add(slot)
  return found.size > 1 ? BODY_SLOTS.filter((slot) => found.has(slot)) : [...found]
}

/** A sentence of the tables without what stands in brackets, however deep. */
function leaveOutChoices(sentence: string): string {
  const inner = /\[[^[\]]*\]/g
  return inner.test(sentence) ? leaveOutChoices(sentence.replaceAll(inner, '')) : sentence
}

/** What a story names: the same that its sentences will have, without composing them. A story without a card has that of its mention alone. */
export function readNamed(brief: StoryBrief): NamedInStory {
  const { seed, index, zone } = brief
  const leaf = leafOf(brief)
  const mention = chooseMention(brief)
  const slots = new Set([
    ...(brief.card ? listSlots(chooseEvent(brief), brief.card) : []),
    ...(mention ? [mention.slot] : []),
  ])
  const bodies = [...slots].flatMap((slot) => {
    const name = createRandom(seed, index, hashText(slot)).pick(LISTS_OF_BODIES[slot](zone))
    return slot === 'team' ? (CLUBS[leaf]?.(name.replace(/^(?:il |la |l’)/, '')) ?? []) : [name]
  })
  return { town: createRandom(seed, index, 1).pick(townsOf(zone)).name, bodies }
}

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
