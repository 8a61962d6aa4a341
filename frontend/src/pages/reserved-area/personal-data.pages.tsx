import { useGrammar } from '../../page-definition/frame-context.ts'
import { ERASE_WORD } from '@liberta/contracts/accounts/subscriptions.schema'
import parts from '../../styles/parts.module.css'
import forms from '../../components/forms/forms.module.css'
import services from '../../components/text/services.module.css'
import text from '../../components/text/text-page.module.css'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import { defineReserved } from './define-reserved.tsx'
import { addressOfFormAction, addressOfReserved } from '../../page-definition/addresses/reserved-address.ts'
import type { ReservedPath } from '../../page-definition/addresses/reserved-address.ts'
import own from './reserved.module.css'

const EXPORT = 'i-miei-dati/esporta'
const ERASE = 'i-miei-dati/cancella'

const noContent = async () => null

function Part({ path, title, words, button }: { path: ReservedPath; title: string; words: string; button: string }) {
  const grammar = useGrammar()
  return (
    <section className={services.part} aria-labelledby={path.split('/')[1]}>
      <h2 className={services.name} id={path.split('/')[1]}>
        {title}
      </h2>
      <p>{words}</p>
      <p className={services.doors}>
        <a className={parts.outline} href={addressOfReserved(grammar, path)} rel="nofollow">
          {button}
        </a>
      </p>
    </section>
  )
}

/** `/area-riservata/i-miei-dati`: take them away, or have them erased (GDPR, articles 15, 17 and 20). */
export const OWN_DATA_PAGE = defineReserved<null>('i-miei-dati', {
  standfirst: 'Sono tuoi: puoi portarli via in un file o chiedere che li cancelliamo, subito e senza spiegazioni.',
  load: noContent,
  View: () => {
    const grammar = useGrammar()
    return (
      <>
        <Part
          path={EXPORT}
          title="Portarli via"
          words="Un file con tutto quello che conserviamo di te: profilo, cose salvate, interessi, newsletter, scelte sulla privacy con la loro storia, messaggi che ci hai scritto con i loro allegati, voti nei sondaggi."
          button="Scarica i tuoi dati"
        />
        <Part
          path={ERASE}
          title="Cancellarli"
          words="Cancelliamo l’account e tutto quello che gli appartiene. Non si può annullare."
          button="Cancella l’account"
        />
        <p className={own.count}>
          Per ogni altra domanda sui tuoi dati, <a href={addressOfPage(grammar, 'contactRequest')}>scrivici</a>.
        </p>
      </>
    )
  },
})

/** `/area-riservata/i-miei-dati/esporta`: the confirmation before the file. */
export const EXPORT_PAGE = defineReserved<null>(EXPORT, {
  standfirst:
    'Il file è in formato JSON, che si apre con qualsiasi programma di testo e che altri servizi sanno leggere.',
  load: noContent,
  View: () => {
    const grammar = useGrammar()
    return (
      <form method="post" action={addressOfFormAction(grammar, EXPORT)}>
        <p>
          Nel file ci sono dati personali: salvalo in un posto che conosci soltanto tu. Se il dispositivo non è tuo,
          aspetta di essere sul tuo.
        </p>
        <p className={services.doors}>
          <button className={parts.button} type="submit">
            Scarica il file
          </button>
          <a href={addressOfReserved(grammar, 'i-miei-dati')}>Torna indietro</a>
        </p>
      </form>
    )
  },
})

/** `/area-riservata/i-miei-dati/cancella`: the confirmation before the account is gone, with a word to be written out. */
export const ERASE_PAGE = defineReserved<null>(ERASE, {
  standfirst: 'Prima di andare avanti, ecco che cosa succede. Dopo, nemmeno noi possiamo tornare indietro.',
  load: noContent,
  View: ({ request: { flashMessage } }) => {
    const grammar = useGrammar()
    const isWrong = flashMessage?.kind === 'wrongWord'
    return (
      <form method="post" action={addressOfFormAction(grammar, ERASE)}>
        <ul className={text.items}>
          <li>Spariscono le cose che hai salvato, i tuoi interessi e le tue scelte sulla privacy.</li>
          <li>Si annullano le iscrizioni alle newsletter.</li>
          <li>Si cancellano i messaggi che ci hai mandato dopo aver fatto l’accesso.</li>
          <li>Gli abbonamenti a pagamento non dipendono da questo account: per quelli c’è il recesso.</li>
        </ul>
        <p className={forms.field}>
          <label className={forms.label} htmlFor="conferma">
            Per confermare scrivi {ERASE_WORD}
          </label>
          <input
            className={parts.field}
            id="conferma"
            name="confirmation"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'conferma-errore' : undefined}
          />
        </p>
        {isWrong && (
          <p className={parts.fault} id="conferma-errore">
            Va scritta tutta in lettere maiuscole: {ERASE_WORD}
          </p>
        )}
        <p className={services.doors}>
          <button className={parts.button} type="submit">
            Cancella il mio account
          </button>
          <a href={addressOfReserved(grammar, 'i-miei-dati')}>No, torna indietro</a>
        </p>
      </form>
    )
  },
})
