import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 100

/** Asks until the answer is true, and for `withinMs` at most. @throws Error naming `what`, with what `explain` adds. */
export async function pollUntil(
  what: string,
  withinMs: number,
  ask: () => boolean | Promise<boolean>,
  explain: () => string = () => '',
): Promise<void> {
  const end = performance.now() + withinMs
  for (;;) {
    if (await ask()) return
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s\n${explain()}`)
    await pause(EVERY_MS)
  }
}
