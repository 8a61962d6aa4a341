import type { Logger } from 'pino'

/** So often figures are read that somebody else knows: what an alert has to tell of within a minute is seen in time. */
const SAMPLE_EVERY_MS = 5_000

/**
 * Reads figures into gauges at once and then every five seconds, by itself and not when Prometheus asks: its answer waits for nobody, as for a Redis that hangs.
 * Each source is read by itself, and not again before it is done; one that fails keeps its gauges as they were, where it does not forget them.
 * @param everyMs milliseconds, for tests
 */
export function sampleFigures(
  sources: readonly (() => Promise<void>)[],
  logger: Pick<Logger, 'debug'>,
  everyMs = SAMPLE_EVERY_MS,
): { stop: () => void } {
  const busy = new Set<() => Promise<void>>()
  const read = () => {
    for (const source of sources) {
      if (busy.has(source)) continue
      busy.add(source)
      source()
        .catch((error: unknown) => logger.debug({ err: error }, 'figures could not be read'))
        .finally(() => busy.delete(source))
    }
  }
  read()
  const timer = setInterval(read, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** A source that empties its gauges where it fails: what was so when it last answered must not be told as if it still were. */
export function forgetWhereItFails(
  gauges: readonly { reset: () => void }[],
  read: () => Promise<void>,
): () => Promise<void> {
  return async () => {
    try {
      await read()
    } catch (error) {
      for (const gauge of gauges) gauge.reset()
      throw error
    }
  }
}
