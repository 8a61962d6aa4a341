import type { TestSite } from '../../local/src/test-site/start-test-site.ts'

/** `most`: the figure may be so much and no more; `least`: it has to be at least so much. */
export interface Bar {
  type: 'most' | 'least'
  value: number
}

/** One measured figure. Whether its bar is held is worked out from it, never said by the bench itself. */
export interface Figure {
  what: string
  value: number
  /** As it is printed behind the figure: `ms`, `KB br`, `x`; empty for a bare number. */
  unit: string
  /** Null where the figure is only told. */
  bar: Bar | null
  /** What it was held against, with its own figure. */
  reference: string | null
  /** What the figure was made of; goes into the report. */
  details: Readonly<Record<string, unknown>>
}

export interface BenchContext {
  /** The whole product as `npm start` runs it, on free ports; started when a bench first asks for it. */
  site: () => Promise<TestSite>
  /** Shows progress. */
  say: (line: string) => void
  /** Something that was left out, and why; printed under the table and kept in the report. */
  note: (line: string) => void
  /** A folder for files of this run; goes when the run ends. */
  folder: string
}

export interface Bench {
  name: string
  /** One line: what is measured. */
  summary: string
  run(context: BenchContext): Promise<Figure[]>
}

/** Thrown where this machine lacks what a bench needs (nginx, /proc); says what to do. The bars count as not measured. */
export class NotMeasuredError extends Error {
  override readonly name = 'NotMeasuredError'
}
