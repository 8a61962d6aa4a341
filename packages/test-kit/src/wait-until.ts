import { setTimeout as wait } from 'node:timers/promises'

/** Longer than anything takes that comes at all, on a machine that has other things to do, too. */
const PATIENCE_MS = 60_000

interface Waiting {
  /** What is waited for, as the error names it. */
  what?: string
  /** Named where a promise to readers names it. */
  withinMs?: number
  /** Told beside an error: the last lines of a log, say. */
  explain?: () => string
}

/**
 * Asks until something is so. A question that fails meanwhile counts as a no.
 * @throws Error naming `what`, with what `explain` adds and the last failure as its cause
 */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  { what = 'what is waited for', withinMs = PATIENCE_MS, explain }: Waiting = {},
): Promise<void> {
  let cause: unknown
  for (const end = performance.now() + withinMs; ; await wait(20)) {
    try {
      if (await isSo()) return
      cause = undefined
    } catch (error) {
      cause = error
    }
    if (performance.now() > end) break
  }
  throw new Error([`${what}: not within ${withinMs / 1000} s`, explain?.()].join('\n'), { cause })
}
