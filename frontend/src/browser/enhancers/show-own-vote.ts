import { VOTED_COOKIE } from '@liberta/contracts/accounts/account-path'
import { hasCookie, mayBeSignedIn } from '../account/reader-hint.ts'

/**
 * Leads who may have voted from the page that everybody shares to their own, by the link that stands there for who has no script. In the
 * history the one takes the other's place.
 */
export function showOwnVote([link]: readonly Pick<HTMLAnchorElement, 'href'>[]): void {
  if (link && (mayBeSignedIn() || hasCookie(VOTED_COOKIE))) location.replace(link.href)
}
