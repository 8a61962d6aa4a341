import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
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

/**
 * The announced changes whose jobs had time enough and fetched nothing. `asked` remembers when each was asked for: what is
 * seen for the first time has just been announced, and a job is on its way.
 * @param now milliseconds since the epoch
 */
export function findUnanswered(
  awaited: readonly AwaitedChange[],
  asked: Map<string, number>,
  now: number = Date.now(),
): Unanswered {
  const isOver = ({ announcedAt }: AwaitedChange) => now - announcedAt > GIVE_UP_AFTER_MS
  const waiting = awaited.filter((change) => !isOver(change))
  forgetOthers(asked, waiting)
  const due = waiting.filter((change) => isDue(change, asked, now)).slice(0, MOST_AT_ONCE)
  for (const { reference } of due) asked.set(nameReadModel(reference), now)
  return { askAgain: due, giveUp: awaited.filter(isOver) }
}

function isDue({ reference }: AwaitedChange, asked: Map<string, number>, now: number): boolean {
  const name = nameReadModel(reference)
  const askedAt = asked.get(name)
  if (askedAt === undefined) asked.set(name, now)
  return askedAt !== undefined && Math.abs(now - askedAt) >= ASK_AGAIN_AFTER_MS
}

function forgetOthers(asked: Map<string, number>, waiting: readonly AwaitedChange[]): void {
  const names = new Set(waiting.map(({ reference }) => nameReadModel(reference)))
  for (const name of asked.keys()) if (!names.has(name)) asked.delete(name)
}
