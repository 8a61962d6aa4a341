import type { AwaitedChange } from '@liberta/platform/refresh/awaited-changes'

/** What was announced is asked for again after this long, for as long as the CMS does not answer as it should. */
const ASK_AGAIN_AFTER_MS = 10_000
const GIVE_UP_AFTER_MS = 24 * 3600 * 1000
/** A withdrawn story may stand on hundreds of pages: so many are asked for in one round, the oldest first. */
const MOST_AT_ONCE = 100

/** What is to be done about the changes that nobody has fetched yet. */
export interface Unanswered {
  askAgain: AwaitedChange[]
  giveUp: AwaitedChange[]
}

/** Since when a change has been waited for here, and when it was asked for last. */
interface Watch {
  since: number
  askedAt: number
}

/** The changes that are waited for, by their marks; kept from one round to the next. */
export type Watches = Map<string, Watch>

/**
 * The announced changes whose jobs had time enough and fetched nothing. What is seen for the first time has just been announced, and
 * a job is on its way. The time of the announcement counts for nothing: a wall clock that is a day ahead would give up everything.
 * @param now milliseconds of a clock that never goes back
 */
export function findUnanswered(
  awaited: readonly AwaitedChange[],
  watches: Watches,
  now: number = performance.now(),
): Unanswered {
  forgetOthers(watches, awaited)
  const watched = awaited.map((change) => ({ change, watch: watchOver(change, watches, now) }))
  const isOver = ({ since }: Watch) => now - since > GIVE_UP_AFTER_MS
  const due = watched
    .filter(({ watch }) => !isOver(watch) && now - watch.askedAt >= ASK_AGAIN_AFTER_MS)
    .slice(0, MOST_AT_ONCE)
  for (const { watch } of due) watch.askedAt = now
  return {
    askAgain: due.map(({ change }) => change),
    giveUp: watched.filter(({ watch }) => isOver(watch)).map(({ change }) => change),
  }
}

function watchOver({ mark }: AwaitedChange, watches: Watches, now: number): Watch {
  const watch = watches.get(mark) ?? { since: now, askedAt: now }
  watches.set(mark, watch)
  return watch
}

function forgetOthers(watches: Watches, awaited: readonly AwaitedChange[]): void {
  const marks = new Set(awaited.map(({ mark }) => mark))
  for (const mark of watches.keys()) if (!marks.has(mark)) watches.delete(mark)
}
