import { useGrammar } from '../../page-definition/frame-context.ts'
import parts from '../../styles/parts.module.css'
import forms from '../../components/forms/forms.module.css'
import { HiddenFields } from '../../components/forms/Field.tsx'
import services from '../../components/text/services.module.css'
import type { FlashMessage } from '../../page-definition/personal/flash-message.ts'
import { addressOfFormAction, FLASH_MESSAGE_ID } from '../../page-definition/addresses/reserved-address.ts'

type Words = { [Kind in FlashMessage['kind']]: (flashMessage: Extract<FlashMessage, { kind: Kind }>) => string }

const WORDS: Words = {
  removed: ({ item }) => `Tolto dai salvati: «${item.title}».`,
  restored: ({ title }) => `Di nuovo fra i salvati: «${title}».`,
  subscribed: ({ name }) => `Iscrizione fatta: riceverai «${name}».`,
  unsubscribed: ({ name }) => `Iscrizione annullata: non riceverai più «${name}».`,
  privacySaved: () => 'Le tue scelte sulla privacy sono registrate.',
  interestsSaved: () => 'I tuoi interessi sono registrati.',
  profileSynced: () => 'Il profilo è aggiornato.',
  sessionsEnded: () => 'Fatto: lì, per entrare, servirà un nuovo accesso.',
  stillSignedIn: () => 'In questo momento non riusciamo a farti uscire: sei ancora dentro. Riprova fra poco.',
  stale: () =>
    'Nel frattempo le tue scelte sono cambiate da un’altra finestra o da un altro dispositivo, e non abbiamo sovrascritto nulla. Qui sotto c’è quello che è registrato adesso: se non va bene, cambialo e salva di nuovo.',
  full: () => 'Hai già salvato tutto quello che ci sta: togli qualcosa e riprova.',
  refused: () =>
    'Qualcosa nella richiesta non era al suo posto, e non è stato cambiato nulla. Riprova da questa pagina.',
  tooMany: () =>
    'Per oggi hai già cambiato le tue scelte molte volte: valgono le ultime che abbiamo registrato. Domani puoi cambiarle di nuovo.',
  exportsFull: () =>
    'In questo momento non possiamo preparare un altro file: stiamo già scrivendo il tuo, oppure quelli di molti altri lettori. Aspetta che il download sia finito, o riprova fra un minuto.',
  unavailable: () =>
    'In questo momento non riusciamo a registrare la modifica. Niente è andato perso: riprova fra poco.',
  wrongWord: () => 'L’account non è stato cancellato: la parola di conferma non era quella richiesta.',
  erased: () => 'L’account è cancellato.',
}

/** Kinds that tell of something not done. */
const WRONG: ReadonlySet<FlashMessage['kind']> = new Set([
  'stillSignedIn',
  'stale',
  'full',
  'refused',
  'tooMany',
  'exportsFull',
  'unavailable',
  'wrongWord',
])

/** What came of the form action before; where something was taken away, with the way to have it back. */
export function FlashMessageLine({ flashMessage }: { flashMessage: FlashMessage | null }) {
  const grammar = useGrammar()
  if (flashMessage === null) return null
  const isWrong = WRONG.has(flashMessage.kind)
  return (
    <div className={forms.response} data-wrong={isWrong || undefined} id={FLASH_MESSAGE_ID} tabIndex={-1}>
      <p className={services.name}>{wordsOf(flashMessage)}</p>
      {flashMessage.kind === 'removed' && (
        <form className={services.doors} method="post" action={addressOfFormAction(grammar, 'salvati')}>
          <HiddenFields values={{ azione: 'rimetti', ...flashMessage.item }} />
          <button className={parts.outline} type="submit">
            Annulla
          </button>
        </form>
      )}
    </div>
  )
}

/** The words of a flash message. */
function wordsOf<Kind extends FlashMessage['kind']>(flashMessage: Extract<FlashMessage, { kind: Kind }>): string {
  // The row was found by the flash message's own kind, which the compiler cannot follow through the table.
  return (WORDS[flashMessage.kind] as (flashMessage: FlashMessage) => string)(flashMessage)
}
