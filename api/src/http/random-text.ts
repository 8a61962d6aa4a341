import { createHash } from 'node:crypto'
import { makeRandomText } from '@liberta/http/own-cookie'

/** Lengths in characters (requirements 9.2 and 9.3). */
const STATE_LENGTH = 40
const VERIFIER_LENGTH = 128
/** 256 bits. */
const SESSION_ID_LENGTH = 43
/** 12 bits: two sign-ins in one browser differ, and thousands of readers have the same, so that nobody is known again by it. */
const HINT_LENGTH = 2

/** The state of a sign-in, which its end has to bring back (RFC 6749 §10.12). */
export const makeState = () => makeRandomText(STATE_LENGTH)
/** The verifier of a sign-in, of which the provider is told the digest (RFC 7636). */
export const makeVerifier = () => makeRandomText(VERIFIER_LENGTH)
/** What tells the sign-ins of one browser apart, and is no secret. */
export const makeHint = () => makeRandomText(HINT_LENGTH)
/** The id of a session: it stands in the cookie alone, and its digest in PostgreSQL. */
export const makeSessionId = () => makeRandomText(SESSION_ID_LENGTH)

/** SHA-256 in base64url: the challenge of a verifier (RFC 7636 §4.2), the stored form of a session's id. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
