import type { Run } from '../run/read-run.ts'
import { ask } from './ask.ts'

/**
 * Tells the site that a story is being read, as its page does once it is looked at; nothing where the page was of none. Of one address the
 * site takes so many a minute: a browser that is turned away notices nothing.
 */
export function tellRead(run: Run, story: number | null, tags: Record<string, string> = {}): void {
  if (story === null) return
  ask(run, 'call', '/api/reads', { body: { story }, tags, mayBeTurnedAway: true })
}
