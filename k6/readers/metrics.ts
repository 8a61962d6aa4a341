import { Counter, Rate, Trend } from 'k6/metrics'
import { CACHE_RESULTS, readFreshness } from '../choices/read-cache-status.ts'
import type { CacheResult, Freshness } from '../choices/read-cache-status.ts'

/** Answers by what their Cache-Status says: `cache_hit`, `cache_stale` … */
const cacheResults = Object.fromEntries(
  CACHE_RESULTS.map((result) => [result, new Counter(`cache_${result}`)]),
) as Record<CacheResult, Counter>
const age = new Trend('page_age_seconds')
const overdue = new Trend('page_overdue_seconds')

const failures = {
  refused: new Counter('failed_4xx'),
  broken: new Counter('failed_5xx'),
  silent: new Counter('failed_without_answer'),
}

/** Counts an answer that is none of those that were expected, by its status; 0 for none at all. */
export function noteFailure(status: number): void {
  if (status === 0) failures.silent.add(1)
  else failures[status >= 500 ? 'broken' : 'refused'].add(1)
}

/** Milliseconds from an editor's call to the page that has the change. */
export const publishToVisible = new Trend('publish_to_visible', true)
/** Changes that no page had within the time. */
export const changesUnseen = new Counter('changes_unseen')
/** Answers 429 with Retry-After: who asks too much is turned away. */
export const turnedAway = new Counter('turned_away')
/** Commands that were answered as done. */
export const acknowledged = new Counter('commands_acknowledged')
/** Of those, the ones that were not there afterwards. */
export const commandsLost = new Counter('commands_lost')
/** False for each acknowledgement, true for each lookup: one half each where all were looked up. */
export const lookedUp = new Rate('commands_looked_up')

/** Of the old stories that a bot was given: true for each that nobody had read before. */
const crawledCold = new Rate('crawled_cold')

/** Notes whether an old story was cold; one that was refused is none. */
export function noteCrawled({ status, headers }: { status: number; headers: Record<string, string> }): void {
  if (status === 200) crawledCold.add(readFreshness(headers).result === 'miss')
}

/** Builds that took the place of the one at the beginning. */
export const buildsDeployed = new Counter('builds_deployed')

/** Notes how fresh a page was, or `pages` of them. */
export function noteFreshness(freshness: Freshness, tags: Record<string, string>, pages = 1): void {
  cacheResults[freshness.result].add(pages)
  // Most pages are fresh: a sample for each would cost k6 more than the figure is worth.
  if (freshness.overdue > 0) overdue.add(freshness.overdue, tags)
  if (freshness.age !== null) age.add(freshness.age, tags)
}
