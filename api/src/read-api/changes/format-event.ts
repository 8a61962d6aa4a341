import type { ChangeAnnouncement } from '@liberta/contracts/read-models/envelope.schema'

/** A comment, which keeps the connection awake (HTML standard, server-sent events). */
export const HEARTBEAT = ': still here\n\n'

/** Said when changes may have been missed: whoever hears it takes all it has for stale. */
export const RESET = 'event: reset\ndata: {}\n\n'

/** Said first: how long to wait before another try, in milliseconds. */
export const GREETING = 'retry: 1000\n\n'

/** A change as one event: what changed, its revision, and whether it is there. JSON has no line break of its own. */
export function formatChange({ name, revision, state }: ChangeAnnouncement): string {
  return `id: ${revision}\nevent: change\ndata: ${JSON.stringify({ name, revision, state })}\n\n`
}
