import type { ReactNode } from 'react'
import { writeMoment } from '@liberta/contracts/wording/italian-date'
import parts from '../design/parts.module.css'
import { ORDINARY_HEAD, titlePage } from '../head/page-head.ts'
import own from '../reserved/reserved.module.css'
import type { FoundPage } from '../routing/page-definition.tsx'
import services from '../services/services.module.css'
import { addressOfPage, stepOf } from '../texts/text-place.table.ts'
import { TextLayout } from '../texts/TextLayout.tsx'
import type { FormValues } from './form.types.ts'
import css from './forms.module.css'
import { HiddenFields } from './HiddenFields.tsx'
import { CONFIRM_STEP } from './WithdrawalForm.tsx'
import { WITHDRAWAL_FIELDS } from './withdrawal.form.ts'

const NAME = 'abbonamenti'

/** What a confirmed withdrawal is known by. */
export interface Receipt {
  number: string
  /** ISO 8601. */
  confirmedAt: string
}

/** The second step: what was declared, and the button that makes it hold. */
export function showConfirmation(id: string, values: FormValues): FoundPage {
  const title = 'Conferma il recesso'
  return showStep(
    title,
    'Controlla i dati: il recesso vale dal momento in cui lo confermi.',
    <form className={css.form} method="post" action={addressOfPage(NAME)}>
      <HiddenFields values={{ passo: CONFIRM_STEP, id, ...values }} />
      <Declared values={values} />
      <p className={services.doors}>
        <button className={parts.button} type="submit">
          Conferma recesso
        </button>
        <a href={addressOfPage(NAME)}>No, torna indietro</a>
      </p>
    </form>,
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
    describe: () => ({
      ...ORDINARY_HEAD,
      title: titlePage(title),
      description: standfirst,
      canonical: null,
      indexed: false,
      reading: true,
    }),
    show: () => (
      <TextLayout name={NAME} below={[stepOf(NAME)]} title={title} standfirst={standfirst} updatedAt={null}>
        {content}
      </TextLayout>
    ),
  }
}
