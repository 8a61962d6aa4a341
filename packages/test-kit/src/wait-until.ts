import { setTimeout as wait } from 'node:timers/promises'

/** Waits until something is so; rejects after `longestMs`. A question that fails meanwhile counts as a no. */
export async function waitUntil(isSo: () => Promise<boolean>, longestMs: number): Promise<void> {
  for (const end = Date.now() + longestMs; Date.now() < end; await wait(50)) {
    if (await isSo().catch(() => false)) return
  }
  throw new Error(`It was not so within ${longestMs} ms`)
}
