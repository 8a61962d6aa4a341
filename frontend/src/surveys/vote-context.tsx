import type { VoteAnswer } from '@liberta/contracts/surveys/vote.schema'
import { createContext, useContext } from 'react'
import type { FoundPage } from '../routing/page-definition.tsx'

/** What became of the vote that the page is the answer to: nothing, a fault in words, or that it was counted. */
export type VoteState = { state: 'none' } | { state: 'fault'; words: string } | ({ state: 'counted' } & VoteAnswer)

const VoteContext = createContext<VoteState>({ state: 'none' })

export function useVote(): VoteState {
  return useContext(VoteContext)
}

/** The survey's page for the one who has voted; no cache keeps it. */
export function showVote(found: FoundPage, vote: Exclude<VoteState, { state: 'none' }>, status: number): FoundPage {
  const prefix = vote.state === 'fault' ? 'Da correggere' : 'Hai votato'
  return {
    ...found,
    cache: 'passing',
    status,
    show: () => <VoteContext value={vote}>{found.show()}</VoteContext>,
    describe: (settings) => {
      const head = found.describe(settings)
      return { ...head, title: `${prefix}: ${head.title}`, indexed: false, structure: [] }
    },
  }
}
