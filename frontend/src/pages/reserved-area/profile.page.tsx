import { SIGN_OUT_PATH } from '@liberta/contracts/accounts/account-path'
import { initialsOf } from '@liberta/contracts/accounts/initials-of'
import type { ReaderSessionView } from '@liberta/contracts/accounts/reader-sessions.schema'
import { joinDate, writeDate } from '@liberta/italian/written-date'
import { HiddenFields } from '../../components/forms/Field.tsx'
import services from '../../components/text/services.module.css'
import { addressOfFormAction } from '../../page-definition/addresses/reserved-address.ts'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { takeOwn } from '../../page-definition/personal/personal-request.ts'
import parts from '../../styles/parts.module.css'
import { defineReserved } from './define-reserved.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import css from './reserved.module.css'

const PATH = 'profilo'

/** `/area-riservata/profilo`: who is signed in, as the provider says, and the ways out, here and elsewhere. */
export const PROFILE_PAGE = defineReserved<readonly ReaderSessionView[] | null>(PATH, {
  standfirst: 'Nome e indirizzo vengono dal servizio di accesso di Libertà: si cambiano lì, e qui si aggiornano.',
  load: async ({ account }) => takeOwn(await account.readSessions()),
  View: ({ content: sessions, request: { reader } }) => {
    const grammar = useGrammar()
    return (
      <>
        <p className={css.face} aria-hidden="true">
          {initialsOf(reader.name, reader.surname)}
        </p>
        <dl className={css.facts}>
          <Fact name="Nome" value={reader.name} />
          <Fact name="Cognome" value={reader.surname} />
          <Fact name="E-mail" value={reader.email} />
          <div>
            <dt>Account</dt>
            <dd>
              Aperto <time dateTime={reader.createdAt}>{joinDate('il', writeDate(new Date(reader.createdAt)))}</time>
            </dd>
          </div>
        </dl>
        <div className={services.doors}>
          <form method="post" action={SIGN_OUT_PATH}>
            <button className={parts.button} type="submit">
              Esci
            </button>
          </form>
          <form method="post" action={addressOfFormAction(grammar, PATH)}>
            <HiddenFields values={{ azione: 'aggiorna' }} />
            <button className={parts.outline} type="submit">
              Aggiorna il profilo
            </button>
          </form>
        </div>
        <OwnSessions sessions={sessions} action={addressOfFormAction(grammar, PATH)} />
      </>
    )
  },
})

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === '' ? 'Non indicato' : value}</dd>
    </div>
  )
}
