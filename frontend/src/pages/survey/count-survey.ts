import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import type { VoteCount } from '@liberta/contracts/surveys/vote.schema'
import { writeNumber } from '@liberta/italian/write-number'
import { writeClock, writeWeekday } from '@liberta/italian/italian-date'
import { writeDateSeenFrom } from '@liberta/italian/written-date'
import { writeEnd } from '@liberta/italian/written-hours'

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

/** Until when one can vote: 'Aperto fino a venerdì 27 novembre, ore 12', 'Aperto', 'Chiuso venerdì 27 novembre', 'Chiuso'. */
export function writeClosing({ closesAt }: Pick<Survey, 'closesAt'>, isOpen: boolean, now: Date): string {
  const at = closesAt === null ? null : new Date(closesAt)
  if (isOpen) return at === null ? 'Aperto' : `Aperto fino a ${writeDay(at, now)}${writeHour(at)}`
  // Closed by the editors before its time: the day that was set says nothing.
  return at === null || at > now ? 'Chiuso' : `Chiuso ${writeDay(at, now)}`
}

/** The last day on which one can vote: midnight ends the day before it. */
function writeDay(at: Date, now: Date): string {
  const last = new Date(at.getTime() - 1)
  return `${writeWeekday(last)} ${writeDateSeenFrom(last, now)}`
}

function writeHour(at: Date): string {
  const hour = writeEnd(writeClock(at))
  return hour === null ? '' : `, ore ${hour}`
}

/**
 * Whole percentages of votes that add up to 100: each share is rounded down, and what is left over goes to those that
 * lost most by it. All are 0 where nobody has voted.
 */
export function shareVotes(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0)
  if (total === 0) return votes.map(() => 0)
  const exact = votes.map((count) => (count * 100) / total)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((sum, share) => sum + share, 0)
  const losses = exact.map((share, index) => ({ index, loss: share - (whole[index] ?? 0) }))
  const raised = new Set(
    losses
      .toSorted((a, b) => b.loss - a.loss)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return whole.map((share, index) => (raised.has(index) ? share + 1 : share))
}
