import { Counter, Histogram } from 'prom-client'

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
  | 'unaskable'
  | 'unshowable'
  | 'failed'

export const refreshDuration = new Histogram({
  name: 'refresh_duration_seconds',
  help: 'Time a refresh took, by read model and by how it ended',
  labelNames: ['model', 'outcome'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})

export const refreshLag = new Histogram({
  name: 'refresh_lag_seconds',
  help: 'Time from the request of a refresh to its end, by trigger',
  labelNames: ['trigger'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
})

export const itemsDropped = new Counter({
  name: 'naxos_items_dropped_total',
  help: 'Items of answers of the CMS that were left out because they could not be shown',
  labelNames: ['kind'],
})

export const answersRefused = new Counter({
  name: 'naxos_answers_refused_total',
  help: 'Answers of the CMS that were not believed, because they lack what no editor takes away so, by read model and reason',
  labelNames: ['model', 'reason'],
})
