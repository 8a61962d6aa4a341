import type { ColumnCardSize } from '../cards/StoryCard.tsx'

/** The size of any card of a row. */
export type CardSize = 'lead' | ColumnCardSize

export interface CellRule {
  /** Columns of twelve. */
  span: number
  /** How many stories may stand in the cell, one above the other. */
  least: number
  most: number
  /** The card of the first story; those under it are text. */
  first: CardSize
}

export interface RowPattern {
  name: string
  cells: readonly CellRule[]
}

const cell = (span: number, first: CardSize, most: number): CellRule => ({ span, least: 1, most, first })

/** The opening's own row: the lead over eight columns. */
export const LEAD_PATTERN: RowPattern = { name: '8|4', cells: [cell(8, 'lead', 1), cell(4, 'L', 3)] }

/** A lone story: its photograph over seven columns, its words over five. */
export const LONE_PATTERN: RowPattern = { name: '12', cells: [cell(12, 'wide', 1)] }

/** The rows of a front in the order in which they are tried (docs/design.md, grid: allowed joints). */
export const ROW_PATTERNS: readonly RowPattern[] = [
  { name: '3|3|3|3', cells: [cell(3, 'S', 1), cell(3, 'S', 1), cell(3, 'S', 1), cell(3, 'S', 1)] },
  { name: '5|3|4', cells: [cell(5, 'L', 1), cell(3, 'S', 3), cell(4, 'M', 3)] },
  { name: '6|3|3', cells: [cell(6, 'L', 1), cell(3, 'S', 3), cell(3, 'S', 3)] },
  { name: '5|4|3', cells: [cell(5, 'L', 1), cell(4, 'M', 3), cell(3, 'S', 3)] },
  { name: '7|5', cells: [cell(7, 'L', 1), cell(5, 'M', 3)] },
]

/** The row under a story (docs/design.md, story: related 4|3|5). */
export const RELATED_PATTERN: RowPattern = {
  name: '4|3|5',
  cells: [cell(4, 'S', 1), cell(3, 'S', 1), cell(5, 'S', 1)],
}

/** Where the vertical joints of a row are, in columns from the left. */
export function jointsOf(pattern: RowPattern): number[] {
  const ends: number[] = []
  pattern.cells.forEach(({ span }) => ends.push((ends.at(-1) ?? 0) + span))
  return ends.slice(0, -1)
}

/** True where a joint of one row would stand above a joint of the other. */
export function shareJoint(above: RowPattern, below: RowPattern): boolean {
  const joints = jointsOf(above)
  return jointsOf(below).some((joint) => joints.includes(joint))
}

/** The pattern of that name, of those that a front can have. */
export function patternNamed(name: string): RowPattern | undefined {
  return ROW_PATTERNS.find((pattern) => pattern.name === name)
}
