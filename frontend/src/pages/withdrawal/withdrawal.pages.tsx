import type { ReactNode } from 'react'
import { writeMoment } from '@liberta/italian/italian-date'
import parts from '../../styles/parts.module.css'
import { describePassing } from '../../page-definition/head/page-head.ts'
import own from '../reserved-area/reserved.module.css'
import { useGrammar } from '../../page-definition/frame-context.ts'
import type { FoundPage } from '../../page-definition/page-definition.tsx'
import services from '../../components/text/services.module.css'
import { addressOfPage, stepOf } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { WHOLE_FORM } from '../../page-definition/forms/form.types.ts'
import type { FormValues } from '../../page-definition/forms/form.types.ts'
import css from '../../components/forms/forms.module.css'
import { FaultSummary } from '../../components/forms/FaultSummary.tsx'
import { HiddenFields } from '../../components/forms/Field.tsx'
import { CONFIRM_STEP } from '../../components/forms/WithdrawalForm.tsx'
import { WITHDRAWAL_FIELDS } from '../../page-definition/forms/withdrawal.form.ts'

const NAME = 'abbonamenti'

/** What a confirmed withdrawal is known by. */
export interface Receipt {
  number: string
  /** ISO 8601. */
  confirmedAt: string
}

/**
 * The second step: what was declared, and the button that makes it hold.
 * @param fault why it does not hold yet, where it was pressed before
 */
export function showConfirmation(id: string, values: FormValues, fault?: string): FoundPage {
  const title = 'Conferma il recesso'
  return showStep(
    title,
    'Controlla i dati: il recesso vale dal momento in cui lo confermi.',
    <Confirmation id={id} values={values} fault={fault} />,
  )
}

function Confirmation({ id, values, fault }: { id: string; values: FormValues; fault: string | undefined }) {
  const home = addressOfPage(useGrammar(), NAME)
  return (
    <form className={css.form} method="post" action={home}>
      <FaultSummary
        fields={[]}
        unsent="Il recesso non è ancora confermato"
        faults={fault === undefined ? {} : { [WHOLE_FORM]: fault }}
      />
      <HiddenFields values={{ passo: CONFIRM_STEP, id, ...values }} />
      <Declared values={values} />
      <p className={services.doors}>
        <button className={parts.button} type="submit">
          Conferma recesso
        </button>
        <a href={home}>No, torna indietro</a>
      </p>
    </form>
  )
}

/** The receipt, to be kept; the same comes by mail. */
export function showReceipt({ number, confirmedAt }: Receipt, values: FormValues): FoundPage {
  const title = 'Ricevuta del recesso'
  const standfirst =
    'Il recesso è registrato. La stessa ricevuta arriva per e-mail: conserva questa pagina finché non è arrivata.'
  return showStep(
    title,
    standfirst,
    <>
      <dl className={own.facts}>
        <div>
          <dt>Numero</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>Confermato</dt>
          <dd>
            <time dateTime={confirmedAt}>{writeMoment(new Date(confirmedAt))}</time>
          </dd>
        </div>
      </dl>
      <Declared values={values} />
      <p className={services.text}>
        Rimborsiamo l’intera somma con lo stesso mezzo di pagamento, entro quattordici giorni.
      </p>
    </>,
  )
}

function Declared({ values }: { values: FormValues }) {
  return (
    <dl className={own.facts}>
      {WITHDRAWAL_FIELDS.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{values[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

function showStep(title: string, standfirst: string, content: ReactNode): FoundPage {
  return {
    cache: 'passing',
    quiet: false,
    tags: [],
    describe: () => ({ ...describePassing(title, standfirst), reading: true }),
    show: () => <Step title={title} standfirst={standfirst} content={content} />,
  }
}

function Step({ content, ...head }: { title: string; standfirst: string; content: ReactNode }) {
  const below = [stepOf(useGrammar(), NAME)]
  return (
    <TextLayout name={NAME} below={below} {...head} updatedAt={null}>
      {content}
    </TextLayout>
  )
}
