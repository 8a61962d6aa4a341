import { VOTE_ID } from '../../page-definition/addresses/survey-address.ts'
import css from './survey.module.css'
import type { VoteFault } from '../../page-definition/forms/vote-context.tsx'

/** Why a vote was not counted, where the browser goes once it was sent. */
export function VoteFaultLine({ fault }: { fault: VoteFault }) {
  return (
    <p className={css.fault} id={VOTE_ID} tabIndex={-1}>
      {fault.words}
    </p>
  )
}
