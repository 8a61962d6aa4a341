import { createRandom, type Random } from '../random.ts'
import { canHappen, leavesOf, nameKind } from './choose-event.ts'
import { createNumbering, NEVER, RecentUses } from './recent-uses.ts'
import type { StoryBrief, StoryCard, StoryEvent } from './story.types.ts'
import type { LeafTopic, StoryTopic } from './story-topics.table.ts'
import { topicRows } from './topics.table.ts'

/** No two of so many neighbours in a list are of one kind: as many as a page of it has. */
export const KIND_REACH = 30
/** No two titles of so many neighbours are of one sentence. */
export const TITLE_REACH = KIND_REACH

const STREAM = 8
/** More than a table has of events, and an event of anything. */
const EVENTS = 10_000
const PARTS = 100

/** An event with the numbers under which the uses of its parts are remembered. */
interface DeckEvent {
  leaf: LeafTopic
  /** Its place in the leaf's table. */
  place: number
  row: StoryEvent
  theme: number
  titles: readonly number[]
  standfirsts: readonly number[]
  subjects: readonly number[]
}

/** An event and in how many stories of its lists its kind has not stood, up to {@link KIND_REACH}. */
interface Choice {
  event: DeckEvent
  age: number
}

/** The events of one kind; they differ in their themes. */
interface DeckKind {
  number: number
  events: readonly DeckEvent[]
}

export interface Dealing {
  brief: StoryBrief
  /** The lists in which readers see the story, whatever it tells. */
  lists: readonly string[]
  /** Lists in which an event would stand as well: those of its tags. */
  listsOf: (leaf: LeafTopic, event: StoryEvent) => readonly string[]
}

/**
 * Deals to each story what it tells and with which sentences, so that neighbours in a list are unlike: an event of the kind
 * that the story's lists have not had for longest, about the theme whose lists have not had that kind for longest. Stories have
 * to come in the order of the archive; the same stories are always dealt the same cards.
 */
export class CardDealer {
  private readonly seed: number
  private readonly reachOf: (list: string) => number
  private readonly uses = new RecentUses()
  private readonly decks = new Map<StoryTopic, readonly DeckKind[]>()
  private readonly cards = new Map<number, StoryCard>()
  private readonly leaves: readonly string[] = Object.keys(topicRows)
  private readonly numberOf = createNumbering()

  /** `reachOf`: how many stories of a list lie between two of one kind, where a list has too few kinds for {@link KIND_REACH}. */
  constructor(seed: number, reachOf: (list: string) => number = () => KIND_REACH) {
    this.seed = seed
    this.reachOf = reachOf
  }

  /** The card of a story that comes after all those noted before. */
  deal({ brief, lists, listsOf }: Dealing): StoryCard {
    const random = createRandom(this.seed, brief.index, STREAM)
    const { event } = this.chooseEvent({ brief, lists, listsOf }, random)
    const { leaf, place } = event
    const [title, standfirst, subject] = [event.titles, event.standfirsts, event.subjects].map((parts) =>
      this.oldest(parts, lists, random),
    ) as [number, number, number]
    return this.keep({ leaf, event: place, title, standfirst, subject })
  }

  /** In how many stories of a list the card's kind has not stood; {@link KIND_REACH} where that is enough for the list. */
  ageIn(list: string, { leaf, event }: StoryCard): number {
    const row = topicRows[leaf].events[event]
    return row === undefined ? 0 : this.age(list, this.numberOf(`kind ${nameKind(row)}`))
  }

  private age(list: string, kind: number): number {
    const age = this.uses.ageIn(list, kind)
    return age >= this.reachOf(list) ? KIND_REACH : age
  }

  /** Remembers that a story of this card stands in some lists now. */
  note(lists: readonly string[], { leaf, event, title, standfirst, subject }: StoryCard): void {
    const row = topicRows[leaf].events[event]
    if (row === undefined) return
    const names = [
      `kind ${nameKind(row)}`,
      `theme ${row.theme}`,
      `title ${row.titles[title]}`,
      `standfirst ${row.standfirsts[standfirst]}`,
      `subject ${row.subjects[subject]}`,
    ]
    this.uses.note(
      lists,
      names.map((name) => this.numberOf(name)),
    )
  }

  /**
   * Of the kind that some lists have not had for longest and that has an event which a list of its tags admits; where none has,
   * the event that comes nearest.
   */
  private chooseEvent({ brief, lists, listsOf }: Dealing, random: Random): Choice {
    const deck = this.deckOf(brief.topic)
    const ages = deck.map(({ number }) => this.uses.age(lists, number))
    let best: Choice | undefined
    for (let tried = 0; tried < deck.length; tried += 1) {
      const place = placeOfMost(ages, random)
      const [kind, age] = [deck[place] as DeckKind, Math.min(ages[place] ?? 0, KIND_REACH)]
      if (best && age <= best.age) break
      ages[place] = -1
      const events = kind.events.filter(({ row }) => canHappen(row, brief))
      if (events.length === 0) continue
      const { event, age: ofTags } = this.chooseTheme(events, kind.number, { lists, listsOf }, random)
      const choice = { event, age: Math.min(age, ofTags) }
      if (!best || choice.age > best.age) best = choice
    }
    if (!best) throw new RangeError(`no event of ${brief.topic} can happen in ${brief.zone}`)
    return best
  }

  /** Of the events of a kind, the one whose tags' lists have not had the kind for longest; of several, the oldest theme. */
  private chooseTheme(
    events: readonly DeckEvent[],
    kind: number,
    { lists, listsOf }: Pick<Dealing, 'lists' | 'listsOf'>,
    random: Random,
  ): Choice {
    const ages = events.map(({ leaf, row }) => {
      const own = listsOf(leaf, row).map((list) => this.age(list, kind))
      return Math.max(0, ...own)
    })
    const age = Math.max(...ages)
    const left = events.filter((_, place) => ages[place] === age)
    const themes = left.map(({ theme }) => theme)
    return { event: left[this.oldest(themes, lists, random)] as DeckEvent, age }
  }

  /** The place of the thing that some lists have not had for longest; any of those that they never had. */
  private oldest(things: readonly number[], lists: readonly string[], random: Random): number {
    let best = { place: 0, age: 0 }
    const start = random.int(0, things.length - 1)
    for (let step = 0; step < things.length && best.age < NEVER; step += 1) {
      const place = (start + step) % things.length
      const age = this.uses.age(lists, things[place] ?? 0)
      if (age > best.age) best = { place, age }
    }
    return best.place
  }

  private deckOf(topic: StoryTopic): readonly DeckKind[] {
    const known = this.decks.get(topic)
    if (known) return known
    const kinds = new Map<number, DeckEvent[]>()
    for (const event of leavesOf(topic).flatMap((leaf) => this.listEvents(leaf))) {
      const number = this.numberOf(`kind ${nameKind(event.row)}`)
      kinds.set(number, [...(kinds.get(number) ?? []), event])
    }
    const deck = [...kinds].map(([number, events]) => ({ number, events }))
    this.decks.set(topic, deck)
    return deck
  }

  private listEvents(leaf: LeafTopic): DeckEvent[] {
    const number = (kind: string, names: readonly string[]) => names.map((name) => this.numberOf(`${kind} ${name}`))
    return topicRows[leaf].events.map((row, place) => ({
      leaf,
      place,
      row,
      theme: this.numberOf(`theme ${row.theme}`),
      titles: number('title', row.titles),
      standfirsts: number('standfirst', row.standfirsts),
      subjects: number('subject', row.subjects),
    }))
  }

  /** The same card with another subject of its event. */
  turnTo(card: StoryCard, subject: number): StoryCard {
    return this.keep({ ...card, subject })
  }

  /** One object for all stories of the same card, as there are many stories. */
  private keep(card: StoryCard): StoryCard {
    const { leaf, event, title, standfirst, subject } = card
    const ofEvent = this.leaves.indexOf(leaf) * EVENTS + event
    const number = ((ofEvent * PARTS + title) * PARTS + standfirst) * PARTS + subject
    const known = this.cards.get(number)
    if (known) return known
    this.cards.set(number, card)
    return card
  }
}

/** The place of the greatest number; of several, any. */
function placeOfMost(numbers: readonly number[], random: Random): number {
  const start = random.int(0, numbers.length - 1)
  let best = start
  for (let step = 1; step < numbers.length; step += 1) {
    const place = (start + step) % numbers.length
    if ((numbers[place] ?? 0) > (numbers[best] ?? 0)) best = place
  }
  return best
}
