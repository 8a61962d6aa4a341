/** A row of docs/requirements: what the product has to do, and the tests that show it. */
export interface Requirement {
  /** Section and row, as comments cite it: `5.3`. */
  id: string
  /** The tests as the row names them; none where the row is open. */
  tests: readonly string[]
  isOpen: boolean
}

/** A test of a run. */
export interface RanTest {
  /** Path from the project's root. */
  file: string
  /** The titles around it, the outermost first, then its own. */
  titles: readonly string[]
  passed: boolean
}

/** What was run: the projects of jest.config.js and `e2e`, whole, and their tests. */
export interface TestRun {
  projects: readonly string[]
  tests: readonly RanTest[]
}

/** What came of a comparison: rows that are shown or openly not, rows nobody looked at, and a line for each fault. */
export interface Judgement {
  good: number
  open: number
  unseen: number
  faults: readonly string[]
}
