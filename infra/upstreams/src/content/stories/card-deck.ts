import { memoise } from '../memoise.ts'
import { zoneSlugs, type ZoneSlug } from '../schemas/parts.schema.ts'
import { canHappen, leavesOf, nameKind } from './choose-event.ts'
import { createNumbering } from './recent-uses.ts'
import type { StoryEvent } from '../schemas/stories.schema.ts'
import { TOPICS } from './read-topics.ts'
import type { StoryBrief } from './story.types.ts'
import type { LeafTopic, StoryTopic } from './story-topics.table.ts'

/** An event with the numbers under which the uses of its parts are remembered. */
export interface DeckEvent<List> {
  leaf: LeafTopic
  /** Its place in the leaf's table. */
  place: number
  row: StoryEvent
  kind: number
  theme: number
  titles: readonly number[]
  standfirsts: readonly number[]
  subjects: readonly number[]
  /** The lists of its tags, by the zone of the story. */
  lists: Readonly<Record<ZoneSlug, readonly List[]>>
}

/** The kinds of events of a topic, and their numbers in the same order. */
export interface DeckKinds<List> {
  kinds: readonly DeckKind<List>[]
  numbers: Int32Array
}

/** The events of one kind; they differ in their themes. */
export interface DeckKind<List> {
  events: readonly DeckEvent<List>[]
  /** Whether some of them can happen in some months or zones alone. */
  isLimited: boolean
}

/** All that stories may be dealt, numbered. */
export interface Deck<List> {
  /** The events of a leaf, in the order of its table. */
  eventsOf: (leaf: LeafTopic) => readonly DeckEvent<List>[]
  kindsOf: (topic: StoryTopic) => DeckKinds<List>
}

/** `listsOf`: the lists in which a story of a leaf, about a theme and of a zone, stands by its tags. */
export function createDeck<List>(
  listsOf: (leaf: LeafTopic, theme: string, zone: ZoneSlug) => readonly List[],
): Deck<List> {
  const numberOf = createNumbering()
  // Kinds come first: many are compared for each story, and so their uses lie side by side.
  for (const { events } of Object.values(TOPICS)) for (const row of events) numberOf(`kind ${nameKind(row)}`)
  const numberAll = (part: string, names: readonly string[]) => names.map((name) => numberOf(`${part} ${name}`))
  const eventsOf: Deck<List>['eventsOf'] = memoise((leaf) => {
    const { events } = TOPICS[leaf]
    const ofTheme = memoise((theme: string) => byZone((zone) => listsOf(leaf, theme, zone)))
    return events.map((row, place) => ({
      leaf,
      place,
      row,
      kind: numberOf(`kind ${nameKind(row)}`),
      theme: numberOf(`theme ${row.theme}`),
      titles: numberAll('title', row.titles),
      standfirsts: numberAll('standfirst', row.standfirsts),
      subjects: numberAll('subject', row.subjects),
      lists: ofTheme(row.theme),
    }))
  })
  return { eventsOf, kindsOf: memoise((topic) => groupByKind(leavesOf(topic).flatMap((leaf) => eventsOf(leaf)))) }
}

function byZone<T>(make: (zone: ZoneSlug) => T): Readonly<Record<ZoneSlug, T>> {
  return Object.fromEntries(zoneSlugs.map((zone) => [zone, make(zone)])) as Record<ZoneSlug, T>
}

function groupByKind<List>(events: readonly DeckEvent<List>[]): DeckKinds<List> {
  const byKind = Map.groupBy(events, ({ kind }) => kind)
  const kinds = [...byKind.values()].map((ofKind) => ({
    events: ofKind,
    isLimited: ofKind.some(({ row }) => row.months !== undefined || row.zones !== undefined),
  }))
  return { kinds, numbers: Int32Array.from(byKind.keys()) }
}

/** The events of a kind that can happen where and when a story does. */
export function possibleEvents<List>(
  { events, isLimited }: DeckKind<List>,
  brief: StoryBrief,
): readonly DeckEvent<List>[] {
  return isLimited ? events.filter(({ row }) => canHappen(row, brief)) : events
}
