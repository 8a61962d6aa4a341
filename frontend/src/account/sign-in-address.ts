import { buildSiteAddress } from '@liberta/contracts/addresses/site-address'

/** Where signed-in readers find what they saved (specification §4, account button). */
const SAVED_ITEMS = buildSiteAddress({ type: 'reservedArea', path: 'salvati' })

/** Where sign-in begins; `next` is the path, on this site, to which it leads back. */
export function buildSignInAddress(next = SAVED_ITEMS): string {
  return `/api/auth/login?next=${encodeURIComponent(next)}`
}
