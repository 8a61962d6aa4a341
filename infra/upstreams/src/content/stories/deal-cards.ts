import { memoise } from '../memoise.ts'
import type { ZoneSlug } from '../schemas/parts.schema.ts'
import { createRandom, type Random } from '../random.ts'
import { createDeck, possibleEvents, type Deck, type DeckEvent } from './card-deck.ts'
import { leastAge, leastAges, NEVER, RecentUses } from './recent-uses.ts'
import type { StoryBrief, StoryCard } from './story.types.ts'
import type { LeafTopic } from './story-topics.table.ts'
import { TOPICS } from './read-topics.ts'

/** No two of so many neighbours in a list are of one kind: as many as a page of it has. */
export const KIND_REACH = 30
/** No two titles of so many neighbours are of one sentence. */
export const TITLE_REACH = KIND_REACH

const STREAM = 8
/** More than a table has of events, and an event of anything. */
const EVENTS = 10_000
const PARTS = 100

export interface DealerOptions {
  seed: number
  /** How many stories of a list lie between two of one kind, where a list has too few kinds for {@link KIND_REACH}. */
  reachOf: (list: string) => number
  /** The lists in which a story of a leaf, about a theme and of a zone, may stand by its tags. */
  listsOf: (leaf: LeafTopic, theme: string, zone: ZoneSlug) => readonly string[]
}

/** A list that readers see, as the dealer knows it. */
interface DealtList {
  uses: RecentUses
  reach: number
}

/** An event and in how many stories of its lists its kind has not stood, up to {@link KIND_REACH}. */
interface Choice {
  event: DeckEvent<DealtList>
  age: number
}

/**
 * Deals to each story what it tells and with which sentences, so that neighbours in a list are unlike: an event of the kind
 * that the story's lists have not had for longest, about the theme whose lists have not had that kind for longest. Stories have
 * to come in the order of the archive; the same stories are always dealt the same cards.
 */
export class CardDealer {
  private readonly seed: number
  private readonly listOf: (name: string) => DealtList
  private readonly deck: Deck<DealtList>
  private readonly cards = new Map<number, StoryCard>()
  private readonly leaves = new Map(Object.keys(TOPICS).map((leaf, place) => [leaf, place]))

  constructor({ seed, reachOf, listsOf }: DealerOptions) {
    this.seed = seed
    const listOf = memoise((name: string): DealtList => ({ uses: new RecentUses(), reach: reachOf(name) }))
    this.listOf = listOf
    this.deck = createDeck((...request) => listsOf(...request).map(listOf))
  }

  /** The card of a story that comes after all those noted before. `names`: the lists in which readers see it, whatever it tells. */
  deal(brief: StoryBrief, names: readonly string[]): StoryCard {
    const random = createRandom(this.seed, brief.index, STREAM)
    const lists = this.usesOf(names)
    const { leaf, place, titles, standfirsts, subjects } = this.chooseEvent(brief, lists, random)
    const title = oldest(titles, lists, random)
    const standfirst = oldest(standfirsts, lists, random)
    const subject = oldest(subjects, lists, random)
    return this.keep({ leaf, event: place, title, standfirst, subject })
  }

  /** In how many stories of a list the card's kind has not stood; {@link KIND_REACH} where that is enough for the list. */
  ageIn(name: string, card: StoryCard): number {
    const event = this.eventOf(card)
    return event ? ageOf(this.listOf(name), event.kind) : 0
  }

  /** Remembers that a story of this card stands in some lists now. */
  note(names: readonly string[], card: StoryCard): void {
    const event = this.eventOf(card)
    if (!event) return
    const { titles, standfirsts, subjects } = event
    const parts = [titles[card.title], standfirsts[card.standfirst], subjects[card.subject]]
    const things = [event.kind, event.theme, ...parts.filter((part) => part !== undefined)]
    for (const list of this.usesOf(names)) list.note(things)
  }

  /** The same card with another subject of its event. */
  turnTo(card: StoryCard, subject: number): StoryCard {
    return subject === card.subject ? card : this.keep({ ...card, subject })
  }

  private usesOf(names: readonly string[]): RecentUses[] {
    return names.map((name) => this.listOf(name).uses)
  }

  private eventOf({ leaf, event }: StoryCard): DeckEvent<DealtList> | undefined {
    return this.deck.eventsOf(leaf)[event]
  }

  /**
   * Of the kind that some lists have not had for longest and that has an event which a list of its tags admits; where none has,
   * the event that comes nearest.
   */
  private chooseEvent(brief: StoryBrief, lists: readonly RecentUses[], random: Random): DeckEvent<DealtList> {
    const { kinds, numbers } = this.deck.kindsOf(brief.topic)
    const ages = leastAges(lists, numbers)
    let best: Choice | undefined
    for (let tried = 0; tried < kinds.length; tried += 1) {
      const start = random.int(0, kinds.length - 1)
      if (best && best.age >= KIND_REACH) break
      const place = placeOfMost(ages, start)
      const [kind, age] = [kinds[place], Math.min(ages[place] ?? 0, KIND_REACH)]
      if (!kind || (best && age <= best.age)) break
      ages[place] = -1
      const events = possibleEvents(kind, brief)
      if (events.length === 0) continue
      const { event, age: ofTags } = chooseTheme(events, brief.zone, lists, random)
      const choice = { event, age: Math.min(age, ofTags) }
      if (!best || choice.age > best.age) best = choice
    }
    if (!best) throw new RangeError(`no event of ${brief.topic} can happen in ${brief.zone}`)
    return best.event
  }

  /** One object for all stories of the same card, as there are many stories. */
  private keep(card: StoryCard): StoryCard {
    const { leaf, event, title, standfirst, subject } = card
    const ofEvent = (this.leaves.get(leaf) ?? 0) * EVENTS + event
    const number = ((ofEvent * PARTS + title) * PARTS + standfirst) * PARTS + subject
    const known = this.cards.get(number)
    if (known) return known
    this.cards.set(number, card)
    return card
  }
}

/** In how many stories of a list a kind has not stood; {@link KIND_REACH} where that is enough for the list. */
function ageOf({ uses, reach }: DealtList, kind: number): number {
  const age = uses.age(kind)
  return age >= reach ? KIND_REACH : age
}

/** The greatest age of a kind in some lists: of the tags that fit a story it has those alone that admit it. */
function greatestAge(lists: readonly DealtList[], kind: number): number {
  let most = 0
  for (const list of lists) most = Math.max(most, ageOf(list, kind))
  return most
}

/** Of the events of a kind, the one whose tags' lists have not had the kind for longest; of several, the oldest theme. */
function chooseTheme(
  events: readonly DeckEvent<DealtList>[],
  zone: ZoneSlug,
  lists: readonly RecentUses[],
  random: Random,
): Choice {
  let age = 0
  let left: DeckEvent<DealtList>[] = []
  for (const event of events) {
    const own = greatestAge(event.lists[zone], event.kind)
    if (own > age || left.length === 0) [age, left] = [own, []]
    if (own === age) left.push(event)
  }
  const themes = left.map(({ theme }) => theme)
  return { event: left[oldest(themes, lists, random)] as DeckEvent<DealtList>, age }
}

/** The place of the thing that some lists have not had for longest; any of those that they never had. */
function oldest(things: readonly number[], lists: readonly RecentUses[], random: Random): number {
  const start = random.int(0, things.length - 1)
  let best = 0
  let age = 0
  for (let step = 0; step < things.length && age < NEVER; step += 1) {
    const place = (start + step) % things.length
    const own = leastAge(lists, things[place] ?? 0)
    if (own > age) [best, age] = [place, own]
  }
  return best
}

/** The place of the greatest number; of several, the first from `start` on. */
function placeOfMost(numbers: Int32Array, start: number): number {
  let best = start
  for (let step = 1; step < numbers.length; step += 1) {
    const place = start + step < numbers.length ? start + step : start + step - numbers.length
    if ((numbers[place] ?? 0) > (numbers[best] ?? 0)) best = place
  }
  return best
}
