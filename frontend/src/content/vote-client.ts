import { ownVoteSchema, voteAnswerSchema } from '@liberta/contracts/surveys/vote.schema'
import type { CastVote, VoteAnswer } from '@liberta/contracts/surveys/vote.schema'
import { callForReader, writeJson } from './call-for-reader.ts'
import type { ReaderCaller } from './call-for-reader.ts'

/** What became of a vote. `closed`: the survey has closed meanwhile; `unknown`: there is no such survey or answer. */
export type VoteOutcome =
  | { state: 'counted'; body: VoteAnswer; cookies: readonly string[] }
  | { state: 'closed' | 'unknown' | 'tooMany' | 'unavailable' }

const TIME_BOX_MS = 8000

const STATES: Readonly<Record<number, 'closed' | 'unknown' | 'tooMany'>> = {
  400: 'unknown',
  409: 'closed',
  422: 'unknown',
  429: 'tooMany',
}

/** What who asks has voted, and cookies to hand on; null where that cannot be had now. Never rejects. */
export async function readOwnVote(
  caller: ReaderCaller,
  surveyId: number,
): Promise<{ answerId: number | null; cookies: readonly string[] } | null> {
  try {
    const response = await callForReader(caller, 'readOwnVote', {
      query: { surveyId: String(surveyId) },
      timeBoxMs: TIME_BOX_MS,
    })
    const answer = ownVoteSchema.safeParse(await response.json())
    return answer.success ? { answerId: answer.data.answerId, cookies: response.headers.getSetCookie() } : null
  } catch {
    return null
  }
}

/** Gives one vote to our API; never rejects. */
export async function castVote(caller: ReaderCaller, vote: CastVote): Promise<VoteOutcome> {
  try {
    const response = await callForReader(caller, 'vote', { ...writeJson(vote), timeBoxMs: TIME_BOX_MS })
    if (response.ok) {
      const body = voteAnswerSchema.parse(await response.json())
      return { state: 'counted', body, cookies: response.headers.getSetCookie() }
    }
    await response.body?.cancel()
    return { state: STATES[response.status] ?? 'unavailable' }
  } catch {
    return { state: 'unavailable' }
  }
}
