import { createTally } from '@liberta/platform/metrics/create-metric'

const OUTCOMES = ['fresh', 'stale', 'missing', 'withdrawn', 'unavailable', 'refused', 'limited'] as const

/** How a read of content was answered. */
export type ReadOutcome = (typeof OUTCOMES)[number]

const counts = createTally('api_reads_total', 'outcome', OUTCOMES)

/** Counts one hot read. */
export function countRead(outcome: ReadOutcome): void {
  counts[outcome] += 1
}
