import { TryLaterError } from '../foundation/run-job.ts'
import { LONGEST_REST_MS, restAfter } from './pace-work.ts'

/** Between the turns of two that are to come again: a job comes a little later than it was told. */
const SLACK_MS = 50

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Has jobs do work at the pace of `createPace` without waiting for their turn: one that comes while another is done, or in the rest after it,
 * is told to come again, so that it takes no place of its queue meanwhile. What comes alone is done at once.
 * @param now milliseconds of a clock that only goes forward
 * @returns what does the work, or rejects with a TryLaterError
 */
export function createTurns(now: () => number = () => performance.now()): Turns {
  let isBusy = false
  let [restsUntil, lastTook, lastTurn] = [-Infinity, 0, -Infinity]
  return async (work) => {
    const came = now()
    if (isBusy || came < restsUntil) {
      lastTurn = Math.max(lastTurn, came) + lastTook + LONGEST_REST_MS + SLACK_MS
      throw new TryLaterError(Math.ceil(lastTurn - came), 'Others of its kind are done before it')
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
