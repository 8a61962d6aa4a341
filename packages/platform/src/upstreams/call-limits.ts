import { z } from 'zod'

/** How many calls an upstream takes; 0 is no bound. */
export interface CallLimits {
  /** At once. */
  concurrency: number
  /** In the long run. */
  perSecond: number
  /** How many may come at the same moment after a pause. */
  burst: number
}

/** Bounds of an upstream: of all calls together, and of kinds of calls that cost it more than others. */
export interface UpstreamLimits {
  all: CallLimits
  kinds?: Readonly<Record<string, CallLimits>>
}

export const UNBOUNDED: CallLimits = { concurrency: 0, perSecond: 0, burst: 0 }

/** So many a second, and those of one second at the same moment. */
export function limitCalls(concurrency: number, perSecond: number): CallLimits {
  return { concurrency, perSecond, burst: Math.max(1, Math.ceil(perSecond)) }
}

const SECONDS_OF_A_DAY = 86_400
const MOST_AT_A_MOMENT = 60

/** So many in any 24 hours: what may come at one moment is taken off what comes in the long run. */
export function limitCallsOfDay(concurrency: number, perDay: number): CallLimits {
  const burst = Math.max(1, Math.min(MOST_AT_A_MOMENT, Math.floor(perDay / 10)))
  return { concurrency, burst, perSecond: Math.max(1, perDay - burst) / SECONDS_OF_A_DAY }
}

const callLimitsSchema = z
  .strictObject({ concurrency: z.number().int().min(0).default(0), perSecond: z.number().min(0).default(0) })
  .transform(({ concurrency, perSecond }) => limitCalls(concurrency, perSecond))

/**
 * Bounds by kind of call as a setting has them: `{"search":{"concurrency":8,"perSecond":40}}`. A kind that there is not is refused: it would
 * bound nothing, and nobody would notice.
 */
export function createKindLimitsSchema<const Kind extends string>(kinds: readonly Kind[]) {
  return z.partialRecord(z.enum(kinds), callLimitsSchema)
}
