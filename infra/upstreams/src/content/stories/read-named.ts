import { BODIES } from '../places/list-bodies.ts'
import { townsOf } from '../places/towns.table.ts'
import { createRandom } from '../random.ts'
import { chooseEvent, leafOf } from './choose-event.ts'
import { hashText } from './hash-text.ts'
import { teams } from './people/teams.table.ts'
import type { StoryBrief, StoryCard, StoryEvent } from './story.types.ts'
import type { LeafTopic } from './story-topics.table.ts'

/** What a story names that readers may follow. */
export interface NamedInStory {
  town: string
  /** Institutions and clubs, by their names without articles. */
  bodies: readonly string[]
}

/** The lists that the slots of the story tables draw a body from. */
const SLOTS: Readonly<Record<string, (zone: StoryBrief['zone']) => readonly string[]>> = {
  team: () => teams,
  ...BODIES,
}

/** How the clubs of a sport are called, by the name of their town. */
const CLUBS: Partial<Readonly<Record<LeafTopic, (town: string) => string[]>>> = {
  calcio: (town) => [`${town} calcio`, town],
  dilettanti: (town) => [`${town} calcio`, town],
  volley: (town) => [`Volley ${town}`],
  basket: (town) => [`Basket ${town}`],
  rugby: (town) => [`${town} Rugby`],
}

const slotsOf = new Map<string, readonly string[]>()

/** The slots of bodies that the sentences of a story have for certain: those of a choice may be left out. */
function listSlots({ titles, standfirsts, steps }: StoryEvent, card: StoryCard): readonly string[] {
  const text = [titles[card.title], standfirsts[card.standfirst], ...steps.map(leaveOutChoices)].join(' ')
  const known = slotsOf.get(text)
  if (known) return known
  const slots = Object.keys(SLOTS).filter((slot) => new RegExp(`\\{(?:\\w+:)?${slot}\\}`).test(text))
  slotsOf.set(text, slots)
  return slots
}

/** A sentence of the tables without what stands in brackets, however deep. */
function leaveOutChoices(sentence: string): string {
  const inner = /\[[^[\]]*\]/g
  return inner.test(sentence) ? leaveOutChoices(sentence.replaceAll(inner, '')) : sentence
}

/** What a story names: the same that its sentences will have, without composing them; no body for a story without a card. */
export function readNamed(brief: StoryBrief): NamedInStory {
  const { seed, index, zone } = brief
  const leaf = leafOf(brief)
  const slots = brief.card ? listSlots(chooseEvent(brief), brief.card) : []
  const bodies = slots.flatMap((slot) => {
    const name = createRandom(seed, index, hashText(slot)).pick(SLOTS[slot]?.(zone) ?? [''])
    return slot === 'team' ? (CLUBS[leaf]?.(name.replace(/^(?:il |la |l’)/, '')) ?? []) : [name]
  })
  return { town: createRandom(seed, index, 1).pick(townsOf(zone)).name, bodies }
}
