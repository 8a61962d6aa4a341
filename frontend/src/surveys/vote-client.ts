import { ownVoteSchema } from '@liberta/contracts/surveys/vote.schema'
import type { CastVote, VoteAnswer } from '@liberta/contracts/surveys/vote.schema'

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

export interface VoteClientOptions {
  baseURL: string
  /** The reader's own Cookie header, where there is one: by it a browser or a reader is known again. */
  cookie: string | undefined
  origin: string
  /** Who asks, as `X-Forwarded-For` says it; votes are limited by it. */
  askedBy: string
}

/** What who asks has voted, and cookies to hand on; null where that cannot be had now. Never rejects. */
export async function readOwnVote(
  options: VoteClientOptions,
  surveyId: number,
): Promise<{ answerId: number | null; cookies: readonly string[] } | null> {
  try {
    const response = await call(options, `?surveyId=${surveyId}`, {})
    const answer = ownVoteSchema.safeParse(await response.json())
    return answer.success ? { answerId: answer.data.answerId, cookies: response.headers.getSetCookie() } : null
  } catch {
    return null
  }
}

/** Gives one vote to our API; never rejects. */
export async function castVote(options: VoteClientOptions, vote: CastVote): Promise<VoteOutcome> {
  try {
    const response = await call(options, '', { method: 'POST', body: JSON.stringify(vote) })
    if (response.ok) {
      return { state: 'counted', body: (await response.json()) as VoteAnswer, cookies: response.headers.getSetCookie() }
    }
    await response.body?.cancel()
    return { state: STATES[response.status] ?? 'unavailable' }
  } catch {
    return { state: 'unavailable' }
  }
}

function call(
  { baseURL, cookie, origin, askedBy }: VoteClientOptions,
  query: string,
  init: { method?: 'POST'; body?: string },
): Promise<Response> {
  return fetch(`${baseURL.replace(/\/$/, '')}/api/surveys/vote${query}`, {
    ...init,
    redirect: 'error',
    headers: {
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
      origin,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': askedBy,
      ...(cookie === undefined ? {} : { cookie }),
    },
    signal: AbortSignal.timeout(TIME_BOX_MS),
  })
}
