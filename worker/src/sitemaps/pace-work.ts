import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'

/** A rest is so many times as long as the work before it: together they take a thirtieth of a processor. */
const RESTS = 29
export const LONGEST_REST_MS = 150

/** The rest after work that took so long; milliseconds. */
export function restAfter(ms: number): number {
  return Math.min(LONGEST_REST_MS, RESTS * ms)
}

type Pace = <Result>(work: () => Promise<Result>) => Promise<Result>

interface PaceParts {
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
  rest?: (ms: number) => Promise<unknown>
}

/**
 * Has work done one piece at a time, with a rest between two, so that readers feel nothing of however much of it there is. What comes alone
 * is done at once.
 */
export function createPace({ now = () => performance.now(), rest = (ms) => wait(ms) }: PaceParts = {}): Pace {
  const limit = pLimit(1)
  let restsUntil = -Infinity
  return (work) =>
    limit(async () => {
      const ms = restsUntil - now()
      if (ms > 0) await rest(ms)
      const began = now()
      try {
        return await work()
      } finally {
        const ended = now()
        restsUntil = ended + restAfter(ended - began)
      }
    })
}
