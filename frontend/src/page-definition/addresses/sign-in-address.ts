import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { SIGN_IN_PATH } from '@liberta/contracts/accounts/account-path'

/** Where signed-in readers find what they saved (requirements 4.12, account button). */
export function addressOfSavedItems(grammar: AddressGrammar): string {
  return grammar.build({ type: 'reservedArea', path: 'salvati' })
}

/** Where sign-in begins; `next` is the path, on this site, to which it leads back. */
export function buildSignInAddress(grammar: AddressGrammar, next = addressOfSavedItems(grammar)): string {
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`
}
