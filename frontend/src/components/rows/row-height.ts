import type { CardSize, CellRule, RowPattern } from './row-pattern.table.ts'

/**
 * How tall cards are at 1440 px, in CSS pixels, with titles of the usual two lines (docs/design.md, type and cards). Close
 * enough to choose between rows; what is left of a difference, a photograph that grows takes up.
 */
const COLUMN = 116.2
const GUTTER = 24
const PHOTO_GAP = 12

const WORDS: Readonly<Record<CardSize, number>> = { lead: 716, wide: 526, L: 191, M: 121, S: 101, text: 137 }
/** Without any photograph the lead is its title over its text. */
const BARE_LEAD = 400
const STANDFIRST = { S: 79, M: 56 } as const

/** Height over width of a photograph: as cut, and as tall as it may grow in the first cell and in the others. */
const RATIO = { cut: 2 / 3, first: 3 / 4, others: 0.9 }

/** A hole smaller than a line of a title and its space is none. */
const NO_HOLE = 40

export interface CellContent {
  rule: CellRule
  /** Height of an advertisement or a list that stands in the cell; null where none does. */
  aside: number | null
  stories: number
}

const widthOf = ({ span }: CellRule) => span * COLUMN - GUTTER

function heightOfCard(rule: CellRule, pictured: boolean): number {
  if (rule.first === 'lead') return pictured ? WORDS.lead : BARE_LEAD
  if (rule.first === 'wide') return WORDS.wide
  return WORDS[rule.first] + (pictured ? widthOf(rule) * RATIO.cut + PHOTO_GAP : 0)
}

function heightOfCell({ rule, aside, stories }: CellContent, pictured: boolean): number {
  if (aside !== null) return aside + stories * WORDS.text
  return stories === 0 ? 0 : heightOfCard(rule, pictured) + (stories - 1) * WORDS.text
}

/** By how much a cell may grow: its photograph, and a standfirst in the smaller cards. */
function slackOf({ rule, aside, stories }: CellContent, isFirst: boolean, pictured: boolean): number {
  if (aside !== null || stories === 0 || rule.first === 'lead' || rule.first === 'wide') return 0
  const photo = pictured ? widthOf(rule) * ((isFirst ? RATIO.first : RATIO.others) - RATIO.cut) : 0
  return photo + (rule.first === 'S' || rule.first === 'M' ? STANDFIRST[rule.first] : 0)
}

/** The white that would stay in a row, in pixels times columns. */
export function whiteIn(cells: readonly CellContent[], pictured: boolean): number {
  const heights = cells.map((cell) => heightOfCell(cell, pictured))
  const tallest = Math.max(...heights)
  return cells.reduce((white, cell, index) => {
    const hole = tallest - (heights[index] ?? 0) - slackOf(cell, index === 0, pictured)
    return white + Math.max(0, hole - NO_HOLE) * cell.rule.span
  }, 0)
}

/** Whether each cell's first card has room for a standfirst that its size does not carry of itself. */
export function roomForText(cells: readonly CellContent[], pictured: boolean): boolean[] {
  const heights = cells.map((cell) => heightOfCell(cell, pictured))
  const tallest = Math.max(...heights)
  return cells.map(({ rule, aside, stories }, index) => {
    if (aside !== null || stories === 0 || (rule.first !== 'S' && rule.first !== 'M')) return false
    return tallest - (heights[index] ?? 0) >= STANDFIRST[rule.first]
  })
}

/** The cells of a pattern with what stands in them. */
export function contentOf(
  pattern: RowPattern,
  counts: readonly number[],
  asides: ReadonlyMap<number, { height: number }>,
): CellContent[] {
  return pattern.cells.map((rule, index) => ({
    rule,
    aside: asides.get(index)?.height ?? null,
    stories: counts[index] ?? 0,
  }))
}
