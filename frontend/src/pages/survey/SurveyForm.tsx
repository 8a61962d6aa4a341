import { useGrammar } from '../../page-definition/frame-context.ts'
import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import parts from '../../styles/parts.module.css'
import { HiddenFields } from '../../components/forms/Field.tsx'
import { addressOfResults, addressOfSurvey, VOTE_ID } from '../../page-definition/addresses/survey-address.ts'
import css from './survey.module.css'
import type { VoteFault } from '../../page-definition/forms/vote-context.tsx'

/** The answers to choose from: a form that needs no script, sent to the page itself. */
export function SurveyForm({ survey, fault }: { survey: Survey; fault: VoteFault | null }) {
  const grammar = useGrammar()
  return (
    <form method="post" action={`${addressOfSurvey(grammar, survey)}#${VOTE_ID}`}>
      <HiddenFields values={{ sondaggio: String(survey.id) }} />
      <fieldset className={css.choices} aria-describedby={fault === null ? undefined : VOTE_ID}>
        <legend className={parts.hidden}>{survey.question}</legend>
        {survey.answers.map(({ id, text }) => (
          <label className={css.choice} key={id}>
            <input type="radio" name="risposta" value={id} defaultChecked={id === fault?.chosen} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {fault !== null && <VoteFaultLine fault={fault} />}
      <p className={css.doors}>
        <button className={parts.button} type="submit">
          Vota
        </button>
        <a href={addressOfResults(grammar, survey)}>Guarda i risultati senza votare</a>
      </p>
      <p className={css.note}>
        Un voto per lettore. Puoi cambiarlo finché il sondaggio è aperto: se non hai fatto l’accesso, un cookie tecnico
        ricorda che questo browser ha votato.
      </p>
    </form>
  )
}

/** Why a vote was not counted, where the browser goes once it was sent. */
export function VoteFaultLine({ fault }: { fault: VoteFault }) {
  return (
    <p className={css.fault} id={VOTE_ID} tabIndex={-1}>
      {fault.words}
    </p>
  )
}
