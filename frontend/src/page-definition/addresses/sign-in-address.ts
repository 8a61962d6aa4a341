import { SIGN_IN_PATH } from '@liberta/contracts/accounts/account-path'
import { buildSiteAddress } from '@liberta/addresses/site-address'

/** Where signed-in readers find what they saved (requirements 4.12, account button). */
export function addressOfSavedItems(): string {
  return buildSiteAddress({ type: 'reservedArea', path: 'salvati' })
}

/** Where sign-in begins; `next` is the path, on this site, to which it leads back. */
export function buildSignInAddress(next = addressOfSavedItems()): string {
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`
}
