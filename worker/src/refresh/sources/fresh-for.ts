import { parseObituaryListId } from '@liberta/contracts/read-models/list-id'
import { lastValidRuleOf } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { startOfRomeDay } from '@liberta/italian/rome-time'
import { REFRESH_TIERS, tierOf } from '@liberta/platform/refresh/refresh-tier.table'
import type { TierFacts } from '@liberta/platform/refresh/refresh-tier.table'
import type { SectionIndex } from '../../naxos/mapping/section-index.ts'

/** Whether a model may be another one tomorrow though the CMS has changed nothing: by its entry, or by what its id asks for. */
export function movesWithTheDay({ model, id }: ReadModelReference): boolean {
  if (model === 'obituaryList') return (parseObituaryListId(id)?.period ?? null) !== null
  return lastValidRuleOf(model).movesWithDay === true
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

/**
 * Milliseconds for which an answer stays fresh by its tier. Rejects with a NaxosError where that hangs on the sections, which are not to be had.
 * @param sentAt when it was asked for, in milliseconds since the epoch
 */
export async function chooseFreshFor(
  reference: ReadModelReference,
  sentAt: number,
  sections: { index(): Promise<SectionIndex> },
  story: StoryTierFacts = {},
): Promise<number> {
  const sectionId = /^(?:section\.)?(\d+)(?:\.1)?$/.exec(reference.id)?.[1]
  const isOfSection = reference.model === 'sectionConfiguration' || reference.model === 'storyList'
  const section = isOfSection && sectionId ? (await sections.index()).find(Number(sectionId)) : null
  const tier = tierOf(reference, { topLevel: section?.parent === null, ...story })
  return endWithTheDay(reference, REFRESH_TIERS[tier].freshForMs, sentAt)
}
