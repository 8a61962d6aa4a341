import parts from '../design/parts.module.css'
import { definePage } from '../routing/page-definition.tsx'
import { addressOfPage } from '../texts/text-place.table.ts'
import css from './account.module.css'
import { AccountLayout } from './AccountLayout.tsx'
import { describeAccountPage } from './describe-account.ts'
import { buildSignInAddress } from './sign-in-address.ts'

const TITLE = 'Accedi'
const WHY =
  'Sei qui perché hai scelto di accedere, oppure perché la sessione è scaduta e non si è potuta rinnovare da sola: per sicurezza chiediamo di accedere di nuovo.'

const GAINS = [
  'Salvi gli articoli da leggere dopo, e li ritrovi su ogni dispositivo.',
  'Scegli i temi e le zone che ti interessano.',
  'Decidi delle newsletter e della tua privacy, e cambi idea quando vuoi.',
]

/** `/login`: offers sign-in and says why one is there; a refresh that failed leads here (specification §4). */
export const LOGIN_PAGE = definePage<'fixed', null>({
  cache: 'text',
  load: async () => ({ content: null, tags: [] }),
  describe: (_nothing, settings) => describeAccountPage({ title: TITLE, description: WHY, name: 'login' }, settings),
  View: () => (
    <AccountLayout title={TITLE} why={WHY}>
      <ul className={css.gains} aria-label="A che cosa serve l’account">
        {GAINS.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      <p>
        <a className={parts.button} href={buildSignInAddress()} rel="nofollow">
          Accedi
        </a>
      </p>
      <p className={css.machine}>
        Per leggere non serve un account: <a href="/">torna alla prima pagina</a> o guarda le{' '}
        <a href={addressOfPage('faq')}>domande frequenti</a>.
      </p>
    </AccountLayout>
  ),
})
