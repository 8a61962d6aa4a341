import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import type { VoteCount } from '@liberta/contracts/surveys/vote.schema'
import { writeNumber } from '@liberta/italian/write-number'
import { shareVotes } from './share-votes.ts'

/** From so many votes on shares are told; of fewer they would say more than there is. */
const ENOUGH_FOR_SHARES = 30

/** One answer as results show it. */
export interface CountedAnswer {
  id: number
  text: string
  votes: number
  /** In per cent, whole; null where there are too few votes. */
  share: number | null
  /** From 0 to 1, of the answer with most votes. */
  length: number
  isGreatest: boolean
}

/** What was counted elsewhere and what was voted here, together. */
export function countSurvey(
  { id: surveyId, answers }: Pick<Survey, 'id' | 'answers'>,
  votes: readonly VoteCount[],
): { total: number; answers: CountedAnswer[] } {
  const here = new Map(votes.filter((each) => each.surveyId === surveyId).map((each) => [each.answerId, each.votes]))
  const counts = answers.map((answer) => answer.votes + (here.get(answer.id) ?? 0))
  const [total, most] = [counts.reduce((sum, count) => sum + count, 0), Math.max(...counts)]
  const shares = shareVotes(counts)
  return {
    total,
    answers: answers.map(({ id, text }, index) => {
      const count = counts[index] ?? 0
      return {
        id,
        text,
        votes: count,
        share: total < ENOUGH_FOR_SHARES ? null : (shares[index] ?? 0),
        length: most === 0 ? 0 : count / most,
        isGreatest: count > 0 && count === most,
      }
    }),
  }
}

/** 'Nessun voto', '1 voto', '1.184 voti'. */
export function writeVotes(votes: number): string {
  if (votes === 0) return 'Nessun voto'
  return votes === 1 ? '1 voto' : `${writeNumber(votes)} voti`
}
