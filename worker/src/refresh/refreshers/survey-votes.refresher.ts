import type { VoteCount } from '@liberta/contracts/surveys/vote.schema'
import type { Refresher } from '../sources/refresher.ts'

/** The votes of all surveys as PostgreSQL has them; no upstream is asked. Counted anew each time, so no order can do harm. */
export function createSurveyVotesRefresher(count: () => Promise<VoteCount[]>): Refresher<'surveyVotes'> {
  return async () => ({ state: 'present', body: await count(), etag: null, updatedAtMs: null, tags: [] })
}
