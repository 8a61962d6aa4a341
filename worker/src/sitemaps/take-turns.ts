import { TryLaterError } from '../foundation/run-job.ts'

/** A rest is so many times as long as the work before it: together they take a thirtieth of a processor. */
const RESTS = 29
const LONGEST_REST_MS = 150
/** Between the turns of two that are to come again: a job comes a little later than it was told. */
const SLACK_MS = 50

/** The rest after work that took so long; milliseconds. */
export function restAfter(ms: number): number {
  return Math.min(LONGEST_REST_MS, RESTS * ms)
}

interface TurnOptions {
  /** Whether it takes the next turn, before all that came earlier and do not go first. */
  goesFirst?: boolean
}

export type Turns = <Result>(work: () => Promise<Result>, options?: TurnOptions) => Promise<Result>

/**
 * Has jobs do work one at a time, with a rest between two, so that readers feel nothing of however much of it there is. Nobody waits: a job that
 * comes while another is done, or in the rest after it, is told to come again, so that it takes no place of its queue meanwhile. What comes alone
 * is done at once.
 * @param now milliseconds of a clock that only goes forward
 * @returns what does the work, or rejects with a TryLaterError
 */
export function createTurns(now: () => number = () => performance.now()): Turns {
  let isBusy = false
  let [restsUntil, lastTook] = [-Infinity, 0]
  /** The last turns that were given out. */
  const lastTurns = { first: -Infinity, others: -Infinity }
  return async (work, { goesFirst = false } = {}) => {
    const came = now()
    // Another worker may have taken the job that goes first: its turn is kept for as long as it may be late.
    const isKept = !goesFirst && came < lastTurns.first + SLACK_MS
    if (isBusy || came < restsUntil || isKept) {
      const line = goesFirst ? 'first' : 'others'
      lastTurns[line] = Math.max(lastTurns[line], came) + lastTook + LONGEST_REST_MS + SLACK_MS
      throw new TryLaterError(Math.ceil(lastTurns[line] - came), 'Others of its kind are done before it')
    }
    isBusy = true
    try {
      return await work()
    } finally {
      const ended = now()
      lastTook = ended - came
      restsUntil = ended + restAfter(lastTook)
      isBusy = false
    }
  }
}
