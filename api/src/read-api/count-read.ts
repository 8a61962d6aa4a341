import { Counter } from 'prom-client'

export type ReadOutcome = 'fresh' | 'stale' | 'missing' | 'withdrawn' | 'unavailable' | 'refused' | 'limited'

const counts: Record<ReadOutcome, number> = {
  fresh: 0,
  stale: 0,
  missing: 0,
  withdrawn: 0,
  unavailable: 0,
  refused: 0,
  limited: 0,
}

/** Registers itself; the plain numbers become a metric when somebody asks, because reads are too many to count in it. */
export const readCounter = new Counter({
  name: 'api_reads_total',
  help: 'Hot reads by what was answered',
  labelNames: ['outcome'] as const,
  collect() {
    this.reset()
    for (const [outcome, count] of Object.entries(counts)) this.inc({ outcome }, count)
  },
})

/** Counts one hot read. */
export function countRead(outcome: ReadOutcome): void {
  counts[outcome] += 1
}
