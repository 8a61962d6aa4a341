import { setTimeout as wait } from 'node:timers/promises'

interface Patience {
  /** Milliseconds after which it is given up. */
  forMs: number
  everyMs: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
  rest?: (ms: number) => Promise<unknown>
}

/** Does work until it does not fail, whatever fails: what hangs on it must not be lost. Rejects with the last failure once it is given up. */
export async function keepTrying<Result>(
  work: () => Promise<Result>,
  { forMs, everyMs, now = () => performance.now(), rest = (ms) => wait(ms) }: Patience,
): Promise<Result> {
  for (const until = now() + forMs; ; await rest(everyMs)) {
    try {
      return await work()
    } catch (error) {
      if (now() >= until) throw error
    }
  }
}
