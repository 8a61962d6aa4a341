import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { INVALID_STATE, LOGIN_REASONS } from '@liberta/contracts/accounts/auth-message'
import type { LoginReason } from '@liberta/contracts/accounts/auth-message'
import parts from '../../styles/parts.module.css'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { Page } from '../../page-definition/page-definition.tsx'
import { redirect } from 'react-router'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import css from './account.module.css'
import { AccountLayout } from './AccountLayout.tsx'
import { describeAccountPage, SIGN_IN_WORDS } from './describe-account.ts'
import { buildSignInAddress } from '../../page-definition/addresses/reserved-address.ts'

const { label: LOGIN } = findFixedPage('login')
const WELCOME =
  'Con un account il giornale si ricorda di te. Si accede con il servizio di accesso di Libertà: la password la conosce soltanto lui.'

const GAINS = [
  'Salvi gli articoli da leggere dopo, e li ritrovi su ogni dispositivo.',
  'Scegli i temi e le zone che ti interessano.',
  'Decidi delle newsletter e della tua privacy, e cambi idea quando vuoi.',
]

const { label: RETURN } = findFixedPage('authorizeSso')
const NO_STATE = SIGN_IN_WORDS.state

interface Login {
  /** Why the reader was sent here; null for who comes by a link. */
  reason: LoginReason | null
  /** Where the sign-in leads back to. */
  next: string | undefined
}

/** `/login`: offers sign-in and says why one is there; a refresh that failed leads here (requirements 4.9). */
export const LOGIN_PAGE = definePage<'fixed', Login>({
  cache: 'text',
  load: async ({ query: { reason, next } }) => ({
    content: { reason: isReason(reason) ? reason : null, next },
    tags: [],
  }),
  describe: (_login, settings) => describeAccountPage({ description: WELCOME, name: 'login' }, settings),
  View: ({ content: { reason, next } }) => {
    const grammar = useGrammar()
    return (
      <AccountLayout title={LOGIN} why={reason === null ? WELCOME : SIGN_IN_WORDS[reason]}>
        {reason !== null && (
          <p className={css.machine} lang="en">
            {LOGIN_REASONS[reason]}
          </p>
        )}
        <p className={css.gains}>
          <a className={parts.button} href={buildSignInAddress(grammar, next)} rel="nofollow">
            {reason === null ? 'Accedi' : 'Accedi di nuovo'}
          </a>
        </p>
        <ul className={css.gains} aria-label="A che cosa serve l’account">
          {GAINS.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
        <p className={css.machine}>
          Per leggere non serve un account: <a href="/">torna alla prima pagina</a> o guarda le{' '}
          <a href={addressOfPage(grammar, 'faq')}>domande frequenti</a>.
        </p>
      </AccountLayout>
    )
  },
})

/** `/authorize-sso` where nothing came back from the provider: a return without a state is no return. */
export const AUTHORIZE_PAGE = definePage<'fixed', null>({
  cache: 'text',
  load: async () => ({ content: null, tags: [] }),
  describe: (_nothing, settings) => describeAccountPage({ description: NO_STATE, name: 'authorizeSso' }, settings),
  View: () => {
    const grammar = useGrammar()
    return (
      <AccountLayout title={RETURN} why={NO_STATE}>
        <p className={css.machine} lang="en">
          {INVALID_STATE}
        </p>
        <p className={css.gains}>
          <a className={parts.button} href={addressOfPage(grammar, 'login')} rel="nofollow">
            Prova di nuovo
          </a>
        </p>
      </AccountLayout>
    )
  },
})

/**
 * `/area-riservata/{…}` for who is not signed in: the first page (requirements 2.60). The way is never kept, because
 * it is another one as soon as the reader signs in.
 */
export const RESERVED_AREA_PAGE: Page<'reservedArea'> = {
  handle: { cache: 'passing', quiet: false },
  find: async () => {
    throw redirect('/', 302)
  },
}

function isReason(value: string | undefined): value is LoginReason {
  return value !== undefined && Object.hasOwn(LOGIN_REASONS, value)
}
