import { castVoteSchema } from '@liberta/contracts/surveys/vote.schema'
import type { CastVote } from '@liberta/contracts/surveys/vote.schema'
import { makeVoterId, nameOwnCookie, VOTER_COOKIE, VOTER_COOKIE_S } from '@liberta/http/own-cookie'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { ReaderCaller } from '../content/call-for-reader.ts'
import { castVote } from '../content/vote-client.ts'
import type { VoteOutcome } from '../content/vote-client.ts'
import type { TakenVoteState } from '../page-definition/forms/vote-context.tsx'

/** What became of a vote, and how the page says so. */
export interface TakenVote {
  vote: TakenVoteState
  status: number
  cookies: readonly string[]
}

const FAULTS: Readonly<Record<Exclude<VoteOutcome['state'], 'counted'>, { status: number; words: string }>> = {
  closed: { status: 409, words: 'Il sondaggio si è chiuso prima del tuo voto: qui ci sono i risultati.' },
  unknown: { status: 422, words: 'Questa risposta non c’è più: scegline un’altra, poi vota.' },
  tooMany: { status: 429, words: 'Da questo indirizzo arrivano troppi voti: riprova fra un minuto.' },
  unavailable: { status: 503, words: 'Il voto non è arrivato: riprova fra poco, la tua scelta non è andata persa.' },
}

/**
 * The `Set-Cookie` by which a browser is known when it votes; null where its `Cookie` header says that it has one. It has it before its
 * vote is given: two presses, or a second try after an answer that was lost, would else be two voters.
 */
export function giveVoterCookie(cookie: string | undefined, isSecure: boolean): string | null {
  const name = nameOwnCookie(VOTER_COOKIE, isSecure)
  if ((parseCookie(cookie ?? '')[name] ?? '') !== '') return null
  return stringifySetCookie({
    name,
    value: makeVoterId(),
    path: '/',
    maxAge: VOTER_COOKIE_S,
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure,
  })
}

/** The vote that a form holds; undefined where it holds none. */
export function readVote(fields: URLSearchParams): CastVote | undefined {
  const [surveyId, answerId] = [Number(fields.get('sondaggio')), Number(fields.get('risposta') ?? Number.NaN)]
  return castVoteSchema.safeParse({ surveyId, answerId }).data
}

/** Gives the vote that a form holds; what became of it, for the page that answers. */
export async function takeVote(fields: URLSearchParams, caller: ReaderCaller): Promise<TakenVote> {
  if (!fields.has('risposta')) return refuse({ status: 422, words: 'Scegli una risposta, poi vota.' }, null)
  const vote = readVote(fields)
  const outcome = vote ? await castVote(caller, vote) : ({ state: 'unknown' } as const)
  if (outcome.state !== 'counted') return refuse(FAULTS[outcome.state], vote?.answerId ?? null)
  return { vote: { ...outcome.body, state: 'counted' }, status: 200, cookies: outcome.cookies }
}

function refuse({ status, words }: { status: number; words: string }, chosen: number | null): TakenVote {
  return { vote: { state: 'fault', words, chosen }, status, cookies: [] }
}
