import { PostingLists } from './posting-lists.ts'
import type { StoryFacts } from './story-facts.types.ts'
import type { Timeline } from './timeline.ts'

/** What is dealt to a story so that it differs from its neighbours. */
export type StoryDeal = Pick<StoryFacts, 'card' | 'picture' | 'tags'>

/** How far back a group looks for the stories it gathers. */
const GROUP_REACH = 40

export interface ArchiveOptions {
  timeline: Timeline
  /** A pure function of the story's number. */
  drawFacts: (index: number, publishedAt: number) => StoryFacts
  /** Deals what a story tells and shows; called once for each, in their order. */
  deal: (facts: StoryFacts) => StoryDeal
  /** What the first stories were dealt before, by another process; they are not dealt again. */
  dealt?: readonly StoryDeal[] | undefined
  /** Under which keys a story is filed. */
  keysOf: (facts: StoryFacts) => Iterable<string>
  /** Which stories a group gathers, out of those before it, nearest first. */
  chooseChildren: (group: StoryFacts, before: readonly StoryFacts[]) => number[]
}

/**
 * The archive as it was generated, without editors' changes. It holds times, lists of numbers and what each story was dealt;
 * all else is drawn again from the number whenever it is asked for.
 */
export class StoryArchive {
  private readonly lists = new PostingLists()
  private readonly options: ArchiveOptions
  /** What the stories were dealt, from the first. */
  private readonly dealt: StoryDeal[]
  private filed = 0

  constructor(options: ArchiveOptions) {
    this.options = options
    this.dealt = [...(options.dealt ?? [])]
  }

  /** Number of the newest story that is out. */
  newestAt(now: number): number {
    const newest = this.options.timeline.newestAt(now)
    while (this.filed < this.options.timeline.planned) {
      this.filed += 1
      const drawn = this.draw(this.filed)
      const deal = this.dealt[this.filed - 1] ?? this.options.deal(drawn)
      this.dealt[this.filed - 1] = deal
      for (const key of this.options.keysOf(withDeal(drawn, deal))) this.lists.add(key, this.filed)
    }
    return newest
  }

  /** What each story was dealt, from the first: all that another process needs to tell the same of them. */
  get deals(): readonly StoryDeal[] {
    return this.dealt
  }

  /** Plans the stories up to a time, and files none: for who reads what was dealt, and no list. */
  planTo(now: number): void {
    this.options.timeline.extendTo(now)
  }

  /** How many stories are planned, those to come included. */
  get planned(): number {
    return this.options.timeline.planned
  }

  /** When the story after `newest` comes out; ms since the epoch. */
  nextAfter(newest: number): number {
    return this.options.timeline.publishedAt(newest + 1)
  }

  /** What a story is, with what it was dealt. Throws a RangeError when it is not planned. */
  facts(index: number): StoryFacts {
    const drawn = this.draw(index)
    const deal = this.dealt[index - 1]
    return deal ? withDeal(drawn, deal) : drawn
  }

  private draw(index: number): StoryFacts {
    return this.options.drawFacts(index, this.options.timeline.publishedAt(index))
  }

  /** When a story comes out; ms since the epoch. Throws a RangeError when it is not planned. */
  publishedAt(index: number): number {
    return this.options.timeline.publishedAt(index)
  }

  /** Ids of the stories that a group gathers; none for a story that is no group. */
  childrenOf(facts: StoryFacts): number[] {
    if (!facts.isGroup || facts.id > this.filed) return []
    const before: StoryFacts[] = []
    for (let index = facts.id - 1; index >= Math.max(1, facts.id - GROUP_REACH); index -= 1)
      before.push(this.facts(index))
    return this.options.chooseChildren(facts, before)
  }

  /** Ids of the groups, up to number `newest`, that gather a story. */
  groupsWith(id: number, newest: number): number[] {
    const groups: number[] = []
    for (let index = id + 1; index <= Math.min(newest, id + GROUP_REACH); index += 1) {
      if (this.childrenOf(this.facts(index)).includes(id)) groups.push(index)
    }
    return groups
  }

  /** How many stories stand under a key up to number `newest`. */
  count(key: string, newest: number): number {
    return this.lists.count(key, newest)
  }

  /** Number of the newest story under a key up to number `newest`; 0 where none is. */
  newestOf(key: string, newest: number): number {
    return this.lists.newest(key, newest)
  }

  /** Calls `personal-request` for each story under a key up to number `newest`. */
  each(key: string, newest: number, visit: (id: number) => void): void {
    this.lists.each(key, newest, visit)
  }

  /** Numbers of the stories under a key, the newest first, from number `newest` on. */
  descending(key: string, newest: number): Generator<number> {
    return this.lists.descending(key, newest)
  }
}

/** Names each thing dealt: two objects spread into one are slow to join, and there are many stories. */
function withDeal(drawn: StoryFacts, { card, picture, tags }: StoryDeal): StoryFacts {
  return { ...drawn, card, picture, tags }
}
