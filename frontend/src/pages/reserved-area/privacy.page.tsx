import { useGrammar } from '../../page-definition/frame-context.ts'
import { randomUUID } from 'node:crypto'
import type { Consents, ConsentRecordView, PrivacyAnswer } from '@liberta/contracts/accounts/privacy-settings.schema'
import parts from '../../styles/parts.module.css'
import forms from '../../components/forms/forms.module.css'
import { HiddenFields } from '../../components/forms/Field.tsx'
import services from '../../components/text/services.module.css'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import { writeMoment } from '@liberta/italian/italian-date'
import { defineReserved } from './define-reserved.tsx'
import { addressOfFormAction } from '../../page-definition/addresses/reserved-address.ts'
import css from './reserved.module.css'
import { expectOwn } from '../../page-definition/personal/personal-request.ts'

const PATH = 'privacy'

interface ConsentWords {
  name: string
  explanation: string
  /** In the history. */
  short: string
}

/** The three consents (requirements 3.13) in words that a reader can decide by. */
const CONSENTS: Readonly<Record<keyof Consents, ConsentWords>> = {
  personalizationConsent: {
    name: 'Un giornale più vicino a quello che leggi',
    explanation:
      'Usiamo gli interessi che hai scelto e quello che salvi per proporti notizie e newsletter. Se dici di no, il giornale è uguale per tutti.',
    short: 'contenuti personalizzati',
  },
  groupMarketingConsent: {
    name: 'Offerte di Editoriale Libertà',
    explanation:
      'Possiamo scriverti per e-mail di abbonamenti, iniziative ed eventi di Libertà, Telelibertà e delle altre testate del gruppo.',
    short: 'offerte del gruppo',
  },
  partnerMarketingConsent: {
    name: 'Offerte di altre aziende',
    explanation:
      'Possiamo scriverti noi, per conto di aziende che scegliamo. A loro non diamo né il tuo nome né il tuo indirizzo.',
    short: 'offerte di altre aziende',
  },
}

const NAMES = Object.keys(CONSENTS) as (keyof Consents)[]

interface Privacy extends PrivacyAnswer {
  /** What the boxes show: what is stored, or what was chosen in vain. */
  shown: Consents
  key: string
}

/** `/area-riservata/privacy`: the three consents, each explained, and what was decided so far. */
export const PRIVACY_PAGE = defineReserved<Privacy>(PATH, {
  standfirst:
    'Tre scelte, tutte libere: per leggere e salvare non ne serve nessuna, e dire di no è facile come dire di sì.',
  load: async ({ account, submitted }) => {
    const answer = expectOwn(await account.readPrivacy())
    return { ...answer, shown: submitted === null ? answer.settings : readConsents(submitted), key: randomUUID() }
  },
  View: ({ content: { settings, shown, history, key } }) => {
    const grammar = useGrammar()
    return (
      <>
        <form method="post" action={addressOfFormAction(grammar, PATH)}>
          <HiddenFields values={{ version: String(settings.version), chiave: key }} />
          {NAMES.map((name) => (
            <ConsentBox name={name} isGiven={shown[name]} key={name} />
          ))}
          <p className={services.doors}>
            <button className={parts.button} type="submit">
              Salva le scelte
            </button>
            <span>
              Come usiamo i tuoi dati è scritto nell’<a href={addressOfPage(grammar, 'privacyPolicy')}>informativa</a>.
            </span>
          </p>
        </form>
        <History records={history} />
      </>
    )
  },
})

/** The consents that a form says: a box that is not ticked is not sent. */
export function readConsents(fields: URLSearchParams): Consents {
  return {
    personalizationConsent: fields.has('personalizationConsent'),
    groupMarketingConsent: fields.has('groupMarketingConsent'),
    partnerMarketingConsent: fields.has('partnerMarketingConsent'),
  }
}

function ConsentBox({ name, isGiven }: { name: keyof Consents; isGiven: boolean }) {
  const { name: title, explanation } = CONSENTS[name]
  const explained = `${name}-spiegazione`
  return (
    <div className={forms.choice}>
      <label>
        <input type="checkbox" name={name} value="si" defaultChecked={isGiven} aria-describedby={explained} />
        {title}
      </label>
      <p className={services.text} id={explained}>
        {explanation}
      </p>
    </div>
  )
}

function History({ records }: { records: readonly ConsentRecordView[] }) {
  return (
    <section className={services.part} aria-labelledby="storia">
      <h2 className={services.name} id="storia">
        Le tue scelte fin qui
      </h2>
      {records.length === 0 ? (
        <p>Non hai ancora scelto. Finché non lo fai valgono tre no.</p>
      ) : (
        <dl className={css.facts}>
          {records.map((record) => (
            <div key={record.decidedAt}>
              <dt>
                <time dateTime={record.decidedAt}>{writeMoment(new Date(record.decidedAt))}</time>
              </dt>
              <dd>{sayConsents(record)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** «Sì a offerte del gruppo; no al resto». */
function sayConsents(consents: Consents): string {
  const given = NAMES.filter((name) => consents[name]).map((name) => CONSENTS[name].short)
  if (given.length === 0) return 'No a tutto'
  return given.length === NAMES.length ? 'Sì a tutto' : `Sì a ${given.join(' e ')}; no al resto`
}
