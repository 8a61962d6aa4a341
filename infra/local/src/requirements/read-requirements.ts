import type { Requirement } from './requirement.types.ts'

/** A page of rows as it was read; `faults` where a row is none. */
export interface RequirementPage {
  requirements: readonly Requirement[]
  faults: readonly string[]
}

/** How many rows the contents promise of a page, and how many of them open. */
export interface PromisedPage {
  path: string
  rows: number
  open: number
}

/** The cells of a table's row; null for any other line. `\|` is a bar within a cell. */
function readCells(line: string): string[] | null {
  if (!line.startsWith('|')) return null
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
  return cells.slice(1, -1)
}

/** Tables' rows without their headings. */
function readRows(markdown: string): string[][] {
  const lines = markdown.split('\n').map(readCells)
  return lines.flatMap((cells, index) => {
    const isHeading = lines[index + 1]?.every((cell) => /^:?-+:?$/.test(cell))
    return cells === null || isHeading || cells.every((cell) => /^:?-+:?$/.test(cell)) ? [] : [cells]
  })
}

/**
 * Reads a page of docs/requirements: rows of number, requirement and tests. The tests are parted by `<br>`; `open` stands for none, with
 * the reason behind a colon where there is one to give. Numbers count from 1 without a gap, so that none is given twice.
 */
export function readRequirements(section: number, markdown: string): RequirementPage {
  const rows = readRows(markdown).map((cells, index) => readRow(cells, `${section}.${index + 1}`))
  return {
    requirements: rows.filter((row) => typeof row !== 'string'),
    faults: rows.filter((row) => typeof row === 'string'),
  }
}

/** The row that has to have this number; what is wrong with it where it is none. */
function readRow(
  [id = '', words = '', shown = '', ...more]: readonly string[],
  expected: string,
): Requirement | string {
  if (id !== expected) return `«${id}» stands where ${expected} has to stand`
  if (words === '' || more.length > 0) return `${id}: a row has a number, a requirement and its tests`
  if (/^open(?:: \S|$)/.test(shown)) return { id, tests: [], isOpen: true }
  const tests = shown.split('<br>').map((test) => test.trim())
  if (tests.some((test) => !/^\S+ › \S/.test(test))) return `${id} names no test: «file › title», or «open»`
  return { id, tests, isOpen: false }
}

/** Reads the contents of docs/requirements.md: rows that link to a page, with the number of its rows and of its open ones. */
export function readContents(markdown: string): { pages: PromisedPage[]; total: PromisedPage | null } {
  const rows = readRows(markdown).map(([name = '', rowCount, openCount]) => ({
    path: /\]\(([^)]+)\)/.exec(name)?.[1] ?? '',
    rows: Number(rowCount),
    open: Number(openCount),
  }))
  return { pages: rows.filter(({ path }) => path !== ''), total: rows.find(({ path }) => path === '') ?? null }
}
