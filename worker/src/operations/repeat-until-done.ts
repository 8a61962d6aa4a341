import { setTimeout as wait } from 'node:timers/promises'

/** Does `work` until it succeeds or the program stops, `pauseMs` apart; the first failure in a row is told. Never rejects. */
export async function repeatUntilDone(
  work: () => Promise<unknown>,
  pauseMs: number,
  signal: AbortSignal,
  noteFailure: (error: unknown) => void,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (failures === 0) noteFailure(error)
      await wait(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
}
