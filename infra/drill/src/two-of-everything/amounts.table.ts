/** How many of each thing a drill takes. */
export interface Amounts {
  publishes: number
  /** Of each kind. */
  withdrawals: number
  streams: number
  /** How often readers beside streams are compared with readers beside nobody. */
  streamRounds: number
  /** Seconds for which what is normal is measured, and then what is not. */
  measuredS: number
  requestsPerSecond: number
  rowsMigrated: number
  migrationS: number
  /** Saved items of a database that is restored. */
  rowsRestored: number
  /** Seconds without a fault, in which no alert may come. */
  quietS: number
  /** Seconds for which each fault lasts: longer than a page is fresh. */
  faultS: number
}

/** The whole drill, and a sample of it for every day. */
export const AMOUNTS: Readonly<Record<'full' | 'sample', Amounts>> = {
  full: {
    publishes: 200,
    withdrawals: 10,
    streams: 2000,
    streamRounds: 15,
    measuredS: 70,
    requestsPerSecond: 200,
    rowsMigrated: 5_000_000,
    migrationS: 60,
    rowsRestored: 5_000_000,
    quietS: 120,
    faultS: 36,
  },
  sample: {
    publishes: 10,
    withdrawals: 1,
    streams: 200,
    streamRounds: 5,
    measuredS: 4,
    requestsPerSecond: 60,
    rowsMigrated: 100_000,
    migrationS: 3,
    rowsRestored: 100_000,
    quietS: 20,
    faultS: 6,
  },
}
