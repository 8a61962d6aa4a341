import { SIGN_IN_RETURN_PATH } from '@liberta/contracts/accounts/account-path'
import { isbot } from 'isbot'

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

/** Whether a client says of itself that it is a robot. A browser without a window shows pages like any other, and is nobody's search engine. */
export function isRobot(userAgent: string): boolean {
  return isbot(userAgent.replaceAll('HeadlessChrome', 'Chrome'))
}
