import { createHash, timingSafeEqual } from 'node:crypto'
import type { OperatorRole } from '../audit/audit-log.ts'

const BASIC = /^basic +([a-z0-9+/=_-]+)$/i

export interface Credentials {
  user: string
  password: string
}

/** An account of the operators' pages, by name, and what it may do there. */
export interface OperatorAccount extends Credentials {
  role: OperatorRole
}

/** Reads an Authorization header of the Basic scheme (RFC 7617); null for anything else. */
export function readCredentials(authorization: string | undefined): Credentials | null {
  const encoded = BASIC.exec(authorization ?? '')?.[1]
  if (encoded === undefined) return null
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = decoded.indexOf(':')
  return colon === -1 ? null : { user: decoded.slice(0, colon), password: decoded.slice(colon + 1) }
}

/** Whether they are the ones expected, in a time that does not tell how much of them is right. */
export function areExpected(given: Credentials, expected: Credentials): boolean {
  const user = isSame(given.user, expected.user)
  const password = isSame(given.password, expected.password)
  return user && password
}

/** Whose these are, null where nobody's; each account is compared, so that the time tells nothing of which is near. */
export function findAccount(given: Credentials, accounts: readonly OperatorAccount[]): OperatorAccount | null {
  return accounts.filter((account) => areExpected(given, account))[0] ?? null
}

/** Digests have one length, whatever was given. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
