import type { VoteAnswer } from '@liberta/contracts/surveys/vote.schema'
import { createContext, useContext } from 'react'
import type { FoundPage } from '../page-definition.tsx'

/** A vote that was not counted: what is said of it, and the answer that was chosen, null for none. */
export interface VoteFault {
  state: 'fault'
  words: string
  chosen: number | null
}

/**
 * What is known of the reader's vote: nothing, on the page that everybody shares; a fault in words, or that it was counted, on the answer
 * to it; what was voted before (null for no vote) on the page of who comes back.
 */
export type VoteState =
  | { state: 'none' }
  | VoteFault
  | ({ state: 'counted' } & VoteAnswer)
  | { state: 'known'; answerId: number | null }

/** What became of a vote that was just sent. */
export type TakenVoteState = Extract<VoteState, { state: 'fault' | 'counted' }>

const VoteContext = createContext<VoteState>({ state: 'none' })

/** What is known of the reader's vote on the survey of the page. */
export function useVote(): VoteState {
  return useContext(VoteContext)
}

/** The survey's page for the one who has voted; no cache keeps it. */
export function showVote(found: FoundPage, vote: TakenVoteState, status: number): FoundPage {
  return { ...showOwn(found, vote, vote.state === 'fault' ? 'Da correggere' : 'Hai votato'), status }
}

/** The survey's page for who comes back to it; no cache keeps it. */
export function showKnownVote(found: FoundPage, answerId: number | null): FoundPage {
  return showOwn(found, { state: 'known', answerId }, answerId === null ? null : 'Il tuo voto')
}

function showOwn(found: FoundPage, vote: VoteState, prefix: string | null): FoundPage {
  return {
    ...found,
    cache: 'passing',
    show: () => <VoteContext value={vote}>{found.show()}</VoteContext>,
    describe: (settings) => {
      const head = found.describe(settings)
      const title = prefix === null ? head.title : `${prefix}: ${head.title}`
      return { ...head, title, indexed: false, structure: [] }
    },
  }
}
