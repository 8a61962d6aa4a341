import { useGrammar } from '../../page-definition/frame-context.ts'
import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import { writeClock } from '@liberta/italian/italian-date'
import { joinHour } from '@liberta/italian/written-date'
import { writeVotes } from './count-survey.ts'
import type { CountedAnswer } from './count-survey.ts'
import { addressOfSurvey, addressOfVote, NEW_VOTE, VOTE_ID } from '../../page-definition/addresses/survey-address.ts'
import css from './survey.module.css'

interface SurveyResultsProps {
  survey: Survey
  counted: { total: number; answers: readonly CountedAnswer[] }
  /** The answer that the reader has given; null for everybody else. */
  own: number | null
  /** Whether it was given just now. */
  isNew: boolean
  isOpen: boolean
  now: Date
}

/** What was voted, answer by answer: a bar as long as its share of the longest, the share beside it. */
export function SurveyResults({ survey, counted: { total, answers }, own, isNew, isOpen, now }: SurveyResultsProps) {
  const grammar = useGrammar()
  return (
    <section aria-label="Risultati">
      {own !== null && (
        <p className={css.thanks} id={VOTE_ID} tabIndex={-1}>
          {isNew ? 'Hai votato. Grazie.' : 'Hai già votato.'}
        </p>
      )}
      <ol className={css.answers}>
        {answers.map((answer) => (
          <AnswerBar answer={answer} isOwn={answer.id === own} key={answer.id} />
        ))}
      </ol>
      <p className={css.foot}>
        <span>
          <b>{writeVotes(total)}</b>, {joinHour('alle', writeClock(now))}
        </span>
        {isOpen && own === null && <a href={addressOfSurvey(grammar, survey)}>Vota</a>}
        {isOpen && own !== null && <a href={addressOfVote(grammar, survey, NEW_VOTE)}>Cambia il tuo voto</a>}
      </p>
      <p className={css.note}>Non è un sondaggio a campione: risponde chi vuole, tra i nostri lettori.</p>
    </section>
  )
}

function AnswerBar({ answer, isOwn }: { answer: CountedAnswer; isOwn: boolean }) {
  const { text, votes, share, length, isGreatest } = answer
  return (
    <li>
      <p className={css.answer} data-greatest={isGreatest || undefined}>
        {text}
        {isOwn && <span className={css.own}>il tuo voto</span>}
      </p>
      <p className={css.line}>
        <span
          className={css.bar}
          data-greatest={isGreatest || undefined}
          style={{ width: `calc((100% - 6.5rem) * ${length.toFixed(4)})` }}
          aria-hidden="true"
        />
        <span className={css.share}>{share === null ? writeVotes(votes) : <Share of={share} />}</span>
      </p>
    </li>
  )
}

function Share({ of }: { of: number }) {
  return (
    <>
      <b>{of}</b> %
    </>
  )
}
