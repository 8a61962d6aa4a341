import pTimeout from 'p-timeout'

/** What a part that ends is waited for; milliseconds. */
const LONGEST_STEP_MS = 1_000

/** The part of a log that is needed here. */
interface EndLog {
  warn: (facts: object, message: string) => void
}

/**
 * Ends a part of a program, and goes on where that fails or hangs: PostgreSQL or Redis may be gone by then, or say nothing, and a
 * program that stops waits for neither. Never rejects.
 */
export async function endInTime(
  what: string,
  end: () => Promise<unknown>,
  log: EndLog,
  longestMs: number = LONGEST_STEP_MS,
): Promise<void> {
  await pTimeout(end(), { milliseconds: longestMs, message: 'took too long' }).catch((error: unknown) =>
    log.warn({ err: error, what }, 'a part did not end by itself'),
  )
}
