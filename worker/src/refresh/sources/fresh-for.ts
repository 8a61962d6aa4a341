import { parseObituaryListId } from '@liberta/contracts/read-models/list-id'
import { keptGoodRuleOf } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { startOfRomeDay } from '@liberta/italian/rome-time'
import type { TierFacts } from '@liberta/platform/refresh/refresh-tier.table'

/** Whether a model may be another one tomorrow though the CMS has changed nothing: by its entry, or by what its id asks for. */
export function movesWithTheDay({ model, id }: ReadModelReference): boolean {
  if (model === 'obituaryList') return (parseObituaryListId(id)?.period ?? null) !== null
  return keptGoodRuleOf(model).movesWithDay === true
}

/**
 * Milliseconds for which a model stays fresh: what moves with the calendar no longer than until the midnight in Rome that follows its question,
 * though the answer may have come after that.
 * @param sentAt milliseconds since the epoch, as `now`
 */
export function endWithTheDay(
  reference: ReadModelReference,
  freshForMs: number,
  sentAt: number,
  now: number = Date.now(),
): number {
  if (!movesWithTheDay(reference)) return freshForMs
  return Math.max(0, Math.min(freshForMs, startOfRomeDay(sentAt, 1) - now))
}

/** Whether what was asked for then (milliseconds since the epoch) came after the day was over that it is of. */
export function isOfYesterday(reference: ReadModelReference, sentAt: number): boolean {
  return movesWithTheDay(reference) && startOfRomeDay(sentAt, 1) <= Date.now()
}

/** What of a story decides how long it stays fresh. */
export type StoryTierFacts = Pick<TierFacts, 'publishedAt' | 'isLive'>

/** What decides of this story, as it is stored or as it came. */
export function tierFactsOf({ publishedAt, live }: Pick<Story, 'publishedAt' | 'live'>): StoryTierFacts {
  return { publishedAt, isLive: live?.state === 'live' }
}
