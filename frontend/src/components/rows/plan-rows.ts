import { contentOf, whiteIn } from './row-height.ts'
import { ROW_PATTERNS, LEAD_PATTERN, LONE_PATTERN, shareJoint } from './row-pattern.table.ts'
import type { CellRule, RowPattern } from './row-pattern.table.ts'

/** A block that is no story and wants a cell of some width: an advertisement, the most read, the latest. */
export interface Aside {
  name: string
  /** Width of the cell that it takes, in columns. */
  span: 3 | 4
  /** Stories that may stand under it in its cell; none where it fills the cell. */
  under: number
  /** How tall it is at 1440 px. */
  height: number
}

export interface RowPlan {
  pattern: RowPattern
  /** Asides by the index of their cell. */
  asides: ReadonlyMap<number, Aside>
  counts: readonly number[]
}

/** What is still to be laid. */
export interface PlanState {
  stories: number
  above: RowPattern | undefined
  /** Names of the rows wished for, the next one first. */
  wished: readonly string[]
  asides: readonly Aside[]
  /** The next row opens the page with the lead. */
  lead: boolean
  pictured: boolean
}

/** Stories looked at ahead: more change nothing in the next row. */
const HORIZON = 24
/** What is disliked, in pixels of white times columns. */
const COST = { row: 100, lone: 20_000, unwished: 700, waiting: 200, left: 2500 }

interface Found {
  cost: number
  plan: RowPlan | null
}

const known = new Map<string, Found>()

/** The next row: of all ways to lay the stories in rows, the first of the one that leaves the least white. */
export function planRow(state: PlanState): RowPlan {
  const { plan } = search({ ...state, stories: Math.min(state.stories, HORIZON) })
  return plan ?? { pattern: LONE_PATTERN, asides: new Map(), counts: [1] }
}

/** What is still to be laid under that row. */
export function stateUnder(state: PlanState, plan: RowPlan): PlanState {
  const placed = [...plan.asides.values()].map(({ name }) => name)
  return {
    ...state,
    stories: state.stories - plan.counts.reduce((sum, count) => sum + count, 0),
    above: plan.pattern,
    wished: state.lead ? state.wished : state.wished.slice(1),
    asides: state.asides.filter(({ name }) => !placed.includes(name)),
    lead: false,
  }
}

function search(state: PlanState): Found {
  if (state.stories === 0) return { cost: state.asides.length * COST.left, plan: null }
  const key = keyOf(state)
  const before = known.get(key)
  if (before !== undefined) return before
  let best: Found = { cost: Number.POSITIVE_INFINITY, plan: null }
  for (const plan of plansFor(state)) {
    const cost = costOf(plan, state) + search(stateUnder(state, plan)).cost
    if (cost < best.cost) best = { cost, plan }
  }
  known.set(key, best)
  return best
}

function keyOf({ stories, above, wished, asides, lead, pictured }: PlanState): string {
  const waiting = asides.map(({ name, span, under, height }) => [name, span, under, height].join(':'))
  return [stories, above?.name, wished.join(), waiting.join(), lead, pictured].join(';')
}

function costOf(plan: RowPlan, { wished, asides, pictured, lead }: PlanState): number {
  const white = whiteIn(contentOf(plan.pattern, plan.counts, plan.asides), pictured)
  const unwished = !lead && wished[0] !== undefined && wished[0] !== plan.pattern.name ? COST.unwished : 0
  const lone = plan.pattern === LONE_PATTERN ? COST.lone : 0
  return COST.row + white + unwished + lone + (asides.length - plan.asides.size) * COST.waiting
}

function plansFor({ stories, above, asides, lead }: PlanState): RowPlan[] {
  const alone = { pattern: LONE_PATTERN, asides: new Map<number, Aside>(), counts: [1] }
  if (lead) return stories === 1 ? [alone] : plansOf(LEAD_PATTERN, stories, [])
  const apart = ROW_PATTERNS.filter((pattern) => above === undefined || !shareJoint(above, pattern))
  return [...apart.flatMap((pattern) => plansOf(pattern, stories, asides)), alone]
}

/** Every way to put at most that many stories in a pattern's cells. */
function plansOf(pattern: RowPattern, stories: number, waiting: readonly Aside[]): RowPlan[] {
  const asides = placeAsides(pattern, waiting)
  const rooms = pattern.cells.map((rule, index) => roomOf(rule, asides.get(index)))
  const ways = rooms.reduce<number[][]>(
    (before, { least, most }) =>
      before.flatMap((way) => Array.from({ length: most - least + 1 }, (_, more) => [...way, least + more])),
    [[]],
  )
  return ways
    .filter((counts) => counts.reduce((sum, count) => sum + count, 0) <= stories)
    .map((counts) => ({ pattern, asides, counts }))
}

function roomOf(rule: CellRule, aside: Aside | undefined): { least: number; most: number } {
  return aside === undefined ? rule : { least: 0, most: aside.under }
}

/** One aside a cell, from the right, never in the first cell, which carries the row. */
function placeAsides(pattern: RowPattern, asides: readonly Aside[]): ReadonlyMap<number, Aside> {
  const placed = new Map<number, Aside>()
  if (pattern.cells.every(({ span }) => span === 3)) return placed
  asides.forEach((aside) => {
    const index = pattern.cells.findLastIndex(({ span }, at) => at > 0 && span === aside.span && !placed.has(at))
    if (index > 0) placed.set(index, aside)
  })
  return placed
}
