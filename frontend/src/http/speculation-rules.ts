import { SIGN_IN_RETURN_PATH } from '@liberta/contracts/accounts/account-path'
import { createHash } from 'node:crypto'

/**
 * Never prepared ahead: what signs in or out, what is personal, what counts or acts, and files. A page prepared for nobody
 * must change nothing.
 */
const NEVER = [
  '/api/*',
  '/login*',
  '/logout*',
  `${SIGN_IN_RETURN_PATH}*`,
  '/area-riservata*',
  '/assets/*',
  '/media/*',
  '/health/*',
  // With a query an address searches, counts or carries a secret; no page of the paper has one.
  '/*\\?*=*',
] as const

const ORDINARY = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: NEVER } },
    { not: { selector_matches: '[rel~=nofollow],[rel~=external],[download],[target=_blank],form a' } },
  ],
}

/**
 * What browsers may prepare before a click (Speculation Rules): pages that the pointer rests on are prerendered; stories
 * are also fetched by browsers that will not prerender, for want of memory.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: [...ORDINARY.and, { selector_matches: 'main article a' }] }, eagerness: 'moderate' }],
  prerender: [{ where: ORDINARY, eagerness: 'moderate' }],
})

const revision = createHash('sha256').update(SPECULATION_RULES).digest('hex').slice(0, 8)

/** Name of the rules' file among the built files: another one for other rules, so that it can be kept for ever. */
export const SPECULATION_RULES_FILE = `speculation-${revision}.json`
