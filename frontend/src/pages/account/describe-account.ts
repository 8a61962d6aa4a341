import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import type { LoginReason } from '@liberta/contracts/accounts/auth-message'

/** The head of a page that nobody should come upon by a search engine. */
export function describeAccountPage(
  { description, name }: { description: string; name: FixedPageName },
  { origin, grammar }: SiteSettings,
): PageHead {
  return {
    ...ORDINARY_HEAD,
    title: titlePage(findFixedPage(name).label),
    description,
    canonical: origin + addressOfPage(grammar, name),
    indexed: false,
    reading: true,
  }
}

/** Why a reader was sent to /login, in the reader's words; the machine message stands beside them (requirements 8.1 to 8.13). */
export const SIGN_IN_WORDS: Readonly<Record<LoginReason, string>> = {
  state:
    'La risposta del servizio di accesso non corrisponde a nessuna richiesta partita da qui: per sicurezza l’abbiamo ignorata. Succede quando la pagina resta aperta a lungo o viene ricaricata. Nessun dato è andato perso.',
  verifier:
    'La richiesta di accesso è scaduta prima di tornare indietro: vale un’ora, e solo nel browser da cui è partita. Basta farne una nuova.',
  authorization:
    'Il servizio di accesso non ha confermato chi sei, oppure hai annullato a metà strada. Puoi riprovare quando vuoi.',
  attempts:
    'Da questa connessione sono arrivati troppi tentativi di accesso non riusciti in poco tempo, forse da altri che la condividono con te. Aspetta un minuto e riprova: nessun dato è andato perso.',
  processing: 'L’accesso si è interrotto per un nostro problema. Non hai sbagliato niente: riprova fra poco.',
  refresh: 'La sessione è scaduta e non si è potuta rinnovare da sola: per sicurezza chiediamo di accedere di nuovo.',
}
