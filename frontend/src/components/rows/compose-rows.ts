import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { contentOf, roomForText } from './row-height.ts'
import { RELATED_PATTERN } from './row-pattern.table.ts'
import type { CardSize, RowPattern } from './row-pattern.table.ts'
import { planRow, stateUnder } from './plan-rows.ts'
import type { Aside, RowPlan, PlanState } from './plan-rows.ts'

/** What can be laid: all that a row has to know of a story is whether it shows a picture; opinions never do. */
export type Layable = Pick<StoryTeaser, 'picture'> & Partial<Pick<StoryTeaser, 'kind'>>

export interface Card<Item> {
  story: Item
  size: CardSize
  /** There is room for a standfirst that the size does not carry of itself. */
  described: boolean
}

export interface RowCell<Item> {
  span: number
  /** The cell's aside (an advertisement, a list) and whether it stands above the cards or alone. */
  aside: string | null
  cards: Card<Item>[]
}

export interface Row<Item> {
  pattern: RowPattern
  /** No story of the whole composition has a picture: the cards are words, not rows of empty frames. */
  bare: boolean
  cells: RowCell<Item>[]
}

export interface Composition {
  /** The row above, whose joints must not be met. */
  above?: RowPattern | undefined
  /** Begins with the lead over eight columns. */
  lead?: boolean
  /** Begin with these rows, where the stories suffice and they leave no great hole. */
  opening?: readonly string[]
  asides?: readonly Aside[]
}

/**
 * Lays stories in rows, as bricks are laid: every row is one of the allowed patterns, no joint stands above
 * another (docs/design.md, grid), and of all ways that remain the one that leaves the least white is taken. The stories
 * keep their order, but within one row a story with a picture goes before one without where the place is made for a
 * picture. Every story is laid; an aside that finds no cell is left out.
 */
export function composeRows<Item extends Layable>(
  stories: readonly Item[],
  { above, lead = false, opening = [], asides = [] }: Composition = {},
): Row<Item>[] {
  const rows: Row<Item>[] = []
  const pictured = stories.some(showsPicture)
  let rest = [...stories]
  let state: PlanState = { stories: rest.length, above, wished: opening, asides, lead, pictured }
  while (rest.length > 0) {
    const plan = planRow(state)
    const taken = plan.counts.reduce((sum, count) => sum + count, 0)
    rows.push(fillRow(plan, rest.slice(0, taken), { keepOrder: state.lead, pictured }))
    rest = rest.slice(taken)
    state = stateUnder(state, plan)
  }
  return rows
}

/** The three related stories under a story; fewer are laid as any row. */
export function composeRelated<Item extends Layable>(stories: readonly Item[]): Row<Item>[] {
  if (stories.length < RELATED_PATTERN.cells.length) return composeRows(stories)
  const plan = { pattern: RELATED_PATTERN, asides: new Map<number, Aside>(), counts: [1, 1, 1] }
  const pictured = stories.some(showsPicture)
  return [fillRow(plan, stories.slice(0, RELATED_PATTERN.cells.length), { keepOrder: true, pictured })]
}

/** Gives the places made for a picture to the stories that have one, from the left; the editor's lead is not moved. */
function fillRow<Item extends Layable>(
  { pattern, asides, counts }: RowPlan,
  stories: readonly Item[],
  { keepOrder, pictured }: { keepOrder: boolean; pictured: boolean },
): Row<Item> {
  const heads = counts.filter((count, index) => count > 0 && !asides.has(index)).length
  const ordered = keepOrder ? [...stories] : picturesFirst(stories, heads)
  const first = ordered.slice(0, heads)
  const under = ordered.slice(heads)
  const roomy = roomForText(contentOf(pattern, counts, asides), pictured)
  const cells = pattern.cells.map((rule, index) => {
    const aside = asides.get(index)
    const count = counts[index] ?? 0
    const head = aside === undefined && count > 0 ? first.splice(0, 1) : []
    const below = under.splice(0, count - head.length)
    return {
      span: rule.span,
      aside: aside?.name ?? null,
      cards: [
        ...head.map((story) => ({ story, size: rule.first, described: roomy[index] ?? false })),
        ...below.map((story): Card<Item> => ({ story, size: 'text', described: false })),
      ],
    }
  })
  return { pattern, bare: !pictured, cells }
}

/** True where a card of the story has a photograph. */
export function showsPicture({ picture, kind }: Layable): boolean {
  return picture !== null && kind !== 'opinion'
}

/** The first `places` stories with a picture before the others, in their order, when there are others at all. */
function picturesFirst<Item extends Layable>(stories: readonly Item[], places: number): Item[] {
  const heads = stories.filter(showsPicture).slice(0, places)
  return [...heads, ...stories.filter((story) => !heads.includes(story))]
}
