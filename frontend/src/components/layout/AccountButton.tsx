import { initialsOf } from '@liberta/contracts/accounts/initials-of'
import { useContext } from 'react'
import { addressOfSavedItems } from '../../page-definition/addresses/reserved-address.ts'
import { Icon } from '../icons/Icon.tsx'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import css from './account-button.module.css'
import { ReaderContext, useGrammar } from '../../page-definition/frame-context.ts'
import { ACCOUNT, mark } from '../../browser/support/selectors.ts'

/**
 * The account button as everybody gets it: 'Accedi', a link that needs no script; on a reader's own page it greets them. Elsewhere
 * script makes it greet who is signed in, in the same box.
 */
export function AccountButton({
  className = '',
  held,
}: {
  className?: string | undefined
  /** Only where its states are looked at: the reader whom it greets. */
  held?: { name: string; initials: string }
}) {
  const grammar = useGrammar()
  const reader = useContext(ReaderContext)
  const greeted = held ?? (reader && { name: reader.name, initials: initialsOf(reader.name, reader.surname) })
  const [signIn, saved] = [addressOfPage(grammar, 'login'), addressOfSavedItems(grammar)]
  const [address, other] = reader === null ? [signIn, saved] : [saved, signIn]
  return (
    <a className={`${className} ${css.account}`} href={address} rel="nofollow" {...mark(ACCOUNT, other)}>
      {greeted !== null && <b aria-hidden="true">{greeted.initials}</b>}
      <Icon name="person" />
      <span>{greeted === null ? 'Accedi' : `Ciao ${greeted.name}`.trim()}</span>
    </a>
  )
}
