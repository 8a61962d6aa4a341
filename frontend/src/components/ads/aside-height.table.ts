/**
 * How tall what stands beside stories is at 1440 px, in CSS pixels, label included: what a row is planned with. The lists
 * are cut to it (`takeRows`), the advertisements keep it.
 */
export const ASIDE_HEIGHTS = {
  'ad-podcast': 270,
  'ad-guide': 620,
  latest: 590,
  mostRead: { head: 37, row: 86 },
} as const

/** A row's share at 1440 px: its first line, each further line, and how many letters a line holds beside the hour. */
const ROW = { first: 67, line: 21, letters: 42 }
const HEAD = 40
const FEWEST = 4

/** As many rows of a list as stand in that height, by the length of their titles; never fewer than four. */
export function takeRows<Row extends { title: string }>(rows: readonly Row[], height: number): Row[] {
  let filled = HEAD
  return rows.filter(({ title }, index) => {
    filled += ROW.first + ROW.line * (Math.ceil(title.length / ROW.letters) - 1)
    return index < FEWEST || filled <= height
  })
}
