import { buildSiteAddress } from '@liberta/contracts/addresses/site-address'
import { Icon } from '../icons/Icon.tsx'
import { addressOfPage } from '../texts/text-place.table.ts'
import css from './account-button.module.css'

/** Where the button of a signed-in reader leads (specification §4). */
const SAVED_ITEMS = buildSiteAddress({ type: 'reservedArea', path: 'salvati' })

/**
 * The account button as everybody gets it: 'Accedi', a link that needs no script. Script makes it greet who is signed in, in
 * the same box.
 */
export function AccountButton({
  className = '',
  held,
}: {
  className?: string | undefined
  /** Only where its states are looked at: the reader whom it greets. */
  held?: { name: string; initials: string }
}) {
  return (
    <a
      className={`${className} ${css.account}`}
      href={addressOfPage('login')}
      rel="nofollow"
      data-account={SAVED_ITEMS}
    >
      {held !== undefined && <b aria-hidden="true">{held.initials}</b>}
      <Icon name="person" />
      <span>{held === undefined ? 'Accedi' : `Ciao ${held.name}`}</span>
    </a>
  )
}
