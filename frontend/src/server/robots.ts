import { SIGN_IN_RETURN_PATH } from '@liberta/contracts/accounts/account-path'
import { buildSitemapAddress } from '@liberta/addresses/document-address'
import { isbot } from 'isbot'
import { TRAINING_CRAWLERS } from './training-crawlers.table.ts'

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

/** Sitemaps that crawlers are told of; the index names the others. */
const SITEMAPS = ['index', 'news']

/** What the site says to crawlers. */
export interface RobotsPolicy {
  origin: string
  /** Whether those may read that gather texts to train models. */
  training: 'refused' | 'allowed'
}

/** The text of /robots.txt (RFC 9309): what is closed to all, who may read nothing, and where the sitemaps are. */
export function writeRobots({ origin, training }: RobotsPolicy): string {
  const refused =
    training === 'allowed' ? [] : [...TRAINING_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /', '']
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    ...refused,
    ...SITEMAPS.map((id) => `Sitemap: ${origin}${buildSitemapAddress(id)}`),
    '',
  ].join('\n')
}

/** Whether a client says of itself that it is a robot. A browser without a window shows pages like any other, and is nobody's search engine. */
export function isRobot(userAgent: string): boolean {
  return isbot(userAgent.replaceAll('HeadlessChrome', 'Chrome'))
}
