import type { Logger } from 'pino'

/**
 * Runs the steps once, in order, at the first SIGTERM or SIGINT, and then exits: 0 when all went well in `graceMs`, else
 * 1. Returns the same as a function, for programs that stop for another reason.
 */
export function onShutdown(steps: readonly (() => unknown)[], logger: Logger, graceMs = 10_000): () => Promise<void> {
  let stopping: Promise<void> | undefined
  const stop = async () => {
    setTimeout(() => {
      logger.error({ graceMs }, 'stopping took too long')
      process.exit(1)
    }, graceMs).unref()
    let failed = false
    for (const step of steps) {
      try {
        // In order: what takes requests stops before what they need.
        await step()
      } catch (error) {
        failed = true
        logger.error({ error }, 'a step of stopping failed')
      }
    }
    process.exit(failed ? 1 : 0)
  }
  const once = () => (stopping ??= stop())
  process.once('SIGTERM', () => void once())
  process.once('SIGINT', () => void once())
  return once
}
