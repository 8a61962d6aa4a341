import type { LoginReason } from '@liberta/contracts/accounts/auth-message'

/** Why a reader was sent to /login, in the reader's words; the machine message stands beside them (requirements 8.1 to 8.13). */
export const SIGN_IN_WORDS: Readonly<Record<LoginReason, string>> = {
  state:
    'La risposta del servizio di accesso non corrisponde a nessuna richiesta partita da qui: per sicurezza l’abbiamo ignorata. Succede quando la pagina resta aperta a lungo o viene ricaricata. Nessun dato è andato perso.',
  verifier:
    'La richiesta di accesso è scaduta prima di tornare indietro: vale un’ora, e solo nel browser da cui è partita. Basta farne una nuova.',
  authorization:
    'Il servizio di accesso non ha confermato chi sei, oppure hai annullato a metà strada. Puoi riprovare quando vuoi.',
  processing: 'L’accesso si è interrotto per un nostro problema. Non hai sbagliato niente: riprova fra poco.',
  refresh:
    'La sessione è scaduta e non si è potuta rinnovare da sola: per sicurezza chiediamo di accedere di nuovo. Quello che avevi salvato è ancora lì.',
}
