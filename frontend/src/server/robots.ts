import { SIGN_IN_RETURN_PATH } from '@liberta/contracts/accounts/account-path'

/** What crawlers should leave alone: a reader's own pages, sign-in, internal tests. */
const CLOSED = [
  '/api/',
  '/area-riservata',
  '/login',
  SIGN_IN_RETURN_PATH,
  '/_icons',
  '/_subjects',
  '/_test-area-riservata',
]

/** The text of /robots.txt (RFC 9309). */
export function writeRobots(): string {
  return ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), ''].join('\n')
}
