import type { Figure } from '../../bench/src/bench.types.ts'
import type { Machine } from './report/describe-machine.ts'
import type { Amounts } from './two-of-everything/amounts.table.ts'
import type { BreakableEngines } from './site/start-engines.ts'
import type { Paper } from './site/start-paper.ts'

export interface RowContext {
  /** Two of everything, warm, from the staged release; started when a row first asks for it. */
  paper: () => Promise<Paper<BreakableEngines>>
  /** The folder of the staged release. */
  stage: () => Promise<string>
  /** How many of each thing. */
  amounts: Amounts
  /** A folder for files of this run; goes when the run ends. */
  folder: string
  /** Shows progress. */
  say: (line: string) => void
  /** Something that has to be known with the figures; stands under them in the report. */
  note: (line: string) => void
}

/** One row of a drill: something is done to the product, and what came of it is held against bars. */
export interface Row {
  name: string
  /** One line: what is done. */
  summary: string
  /** Does it, leaves the product as it was, and tells the figures. */
  measure: (context: RowContext) => Promise<Figure[]>
}

/** A row with what came of it. */
export interface MeasuredRow {
  name: string
  summary: string
  /** When it began, ISO 8601. */
  began: string
  seconds: number
  /** How much of all processors was taken before it began, 0 to 1. */
  busy: number
  machine: Machine
  figures: Figure[]
  notes: string[]
}
