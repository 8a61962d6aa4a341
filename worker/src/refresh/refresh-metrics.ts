import { createCounter, createHistogram } from '@liberta/platform/metrics/create-metric'

/** How a refresh ended: what was written, why nothing was, or what went wrong. */
export type RefreshOutcome =
  | 'written'
  | 'restored'
  | 'superseded'
  | 'notModified'
  | 'missing'
  | 'withdrawn'
  | 'fresh'
  | 'unavailable'
  | 'malformed'
  | 'refused'
  | 'held'
  | 'unaskable'
  | 'unshowable'
  | 'failed'

export const refreshDuration = createHistogram('refresh_duration_seconds')
export const refreshLag = createHistogram('refresh_lag_seconds')
export const itemsDropped = createCounter('naxos_items_dropped_total')
export const answersRefused = createCounter('naxos_answers_refused_total')
