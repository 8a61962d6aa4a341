import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { INVALID_STATE } from '@liberta/contracts/accounts/auth-message'
import parts from '../../styles/parts.module.css'
import { definePage } from '../../page-definition/page-definition.tsx'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import css from './account.module.css'
import { AccountLayout } from './AccountLayout.tsx'
import { describeAccountPage, SIGN_IN_WORDS } from './describe-account.ts'

const { label: TITLE } = findFixedPage('authorizeSso')
const WHY = SIGN_IN_WORDS.state

/** `/authorize-sso` where nothing came back from the provider: a return without a state is no return. */
export const AUTHORIZE_PAGE = definePage<'fixed', null>({
  cache: 'text',
  load: async () => ({ content: null, tags: [] }),
  describe: (_nothing, settings) => describeAccountPage({ description: WHY, name: 'authorizeSso' }, settings),
  View: () => {
    const grammar = useGrammar()
    return (
      <AccountLayout title={TITLE} why={WHY}>
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
