const NEIGHBOURS = 2

/** The pages that a pagination names: the first, the last and those around the current one, each once, in order. */
export function pagesAround(page: number, pages: number): number[] {
  const around = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index)
  const named = [1, ...around, pages].filter((number) => number >= 1 && number <= pages)
  return [...new Set(named)].toSorted((one, other) => one - other)
}
