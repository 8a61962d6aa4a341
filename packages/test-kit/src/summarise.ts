/** The middle of the values; the mean of the two middle ones where their number is even. @throws where there is none. */
export function median(values: readonly number[]): number {
  const sorted = sort(values)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The sum of the values by their number. @throws where there is none. */
export function mean(values: readonly number[]): number {
  return sort(values).reduce((sum, value) => sum + value, 0) / values.length
}

/** The smallest value that at least `share` (0 to 1) of all values do not exceed: the nearest rank. @throws where there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = sort(values)
  const rank = Math.max(1, Math.ceil(share * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}

/** The median of the ratios of what was measured side by side, so that what slowed a whole pair cancels out. */
export function medianRatio(values: readonly number[], references: readonly number[]): number {
  if (values.length !== references.length) throw new RangeError('every value needs the reference measured beside it')
  return median(values.map((value, index) => value / (references[index] ?? Number.NaN)))
}

/** A few figures that tell how values are spread. */
export function describeSpread(
  values: readonly number[],
): Record<'count' | 'least' | 'p50' | 'p95' | 'p99' | 'most', number> {
  return {
    count: values.length,
    least: percentile(values, 0),
    p50: median(values),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
    most: percentile(values, 1),
  }
}

function sort(values: readonly number[]): number[] {
  if (values.length === 0) throw new RangeError('there is nothing to summarise')
  return values.toSorted((one, other) => one - other)
}
