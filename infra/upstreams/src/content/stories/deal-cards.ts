import { createRandom, type Random } from '../random.ts'
import { canHappen, leafOf } from './choose-event.ts'
import { createNumbering, NEVER, RecentUses } from './recent-uses.ts'
import type { StoryBrief, StoryCard, StoryEvent } from './story.types.ts'
import { topicRows } from './topics.table.ts'

/** Titles of one sentence have at least as many places between them in a list, one more or less. */
export const TITLE_REACH = 40

/** Where it can be helped, the same is asked of standfirsts, of which there are fewer. */
const STANDFIRST_REACH = 4
const STREAM = 8
/** More than a table has of anything. */
const PARTS = 100

/** An event with the numbers under which the uses of its parts are remembered. */
interface DeckEvent {
  /** Its place in the topic's table. */
  place: number
  row: StoryEvent
  theme: number
  titles: readonly number[]
  standfirsts: readonly number[]
  subjects: readonly number[]
}

/**
 * Deals to each story what it tells and with which sentences, so that neighbours in a list are unlike: the event that the
 * story's lists have not had for longest, with a title that none of their last {@link TITLE_REACH} stories has. Stories have to
 * come in the order of the archive; the same stories are always dealt the same cards.
 */
export class CardDealer {
  private readonly seed: number
  private readonly uses = new RecentUses()
  private readonly decks = new Map<string, readonly DeckEvent[]>()
  private readonly cards = new Map<number, StoryCard>()
  private readonly numberOf = createNumbering()

  constructor(seed: number) {
    this.seed = seed
  }

  /** The card of a story that comes after all those dealt before. `lists`: those in which readers see it. */
  deal(brief: StoryBrief, lists: readonly string[]): StoryCard {
    const random = createRandom(this.seed, brief.index, STREAM)
    const events = this.deckOf(leafOf(brief)).filter(({ row }) => canHappen(row, brief))
    const { event, title } = this.chooseTitle(events, lists, random)
    const standfirst = this.oldest(event.standfirsts, lists, random)
    const subject = this.oldest(event.subjects, lists, random)
    const things = [event.theme, event.titles[title], event.standfirsts[standfirst], event.subjects[subject]]
    this.uses.note(
      lists,
      things.filter((thing) => thing !== undefined),
    )
    return this.keep({ event: event.place, title, standfirst, subject })
  }

  /** Of the oldest event that has a title and a standfirst which are old enough; where none has, the oldest title. */
  private chooseTitle(
    events: readonly DeckEvent[],
    lists: readonly string[],
    random: Random,
  ): { event: DeckEvent; title: number } {
    const left = [...events]
    let best = { event: events[0] as DeckEvent, title: 0, age: 0 }
    while (left.length > 0 && best.age < TITLE_REACH + 1) {
      const at = this.oldest(
        left.map(({ theme }) => theme),
        lists,
        random,
      )
      const [event] = left.splice(at, 1) as [DeckEvent]
      const title = this.oldest(event.titles, lists, random)
      const ofTitle = Math.min(this.uses.age(lists, event.titles[title] ?? 0), TITLE_REACH)
      const standfirst = event.standfirsts[this.oldest(event.standfirsts, lists, random)] ?? 0
      const age = ofTitle + (this.uses.age(lists, standfirst) < STANDFIRST_REACH ? 0 : 1)
      if (age > best.age) best = { event, title, age }
    }
    return best
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

  private deckOf(leaf: keyof typeof topicRows): readonly DeckEvent[] {
    const known = this.decks.get(leaf)
    if (known) return known
    const number = (kind: string, names: readonly string[]) => names.map((name) => this.numberOf(`${kind} ${name}`))
    const deck = topicRows[leaf].events.map((row, place) => ({
      place,
      row,
      theme: this.numberOf(`theme ${row.titles[0]}`),
      titles: number('title', row.titles),
      standfirsts: number('standfirst', row.standfirsts),
      subjects: number('subject', row.subjects),
    }))
    this.decks.set(leaf, deck)
    return deck
  }

  /** The same card with another subject of its event. */
  turnTo(card: StoryCard, subject: number): StoryCard {
    return this.keep({ ...card, subject })
  }

  /** One object for all stories of the same card, as there are many stories. */
  private keep(card: StoryCard): StoryCard {
    const number = ((card.event * PARTS + card.title) * PARTS + card.standfirst) * PARTS + card.subject
    const known = this.cards.get(number)
    if (known) return known
    this.cards.set(number, card)
    return card
  }
}
