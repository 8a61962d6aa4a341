import { randomBytes } from 'node:crypto'

/** The cookie that a browser which votes signed out is known by, and how long it lasts, in seconds. */
export const VOTER_COOKIE = 'liberta_voto'
export const VOTER_COOKIE_S = 180 * 86_400

/** The characters of its value: 256 bits in base64url. */
const VOTER_ID_LENGTH = 43

/** The name under which browsers keep a cookie that is the server's own: on https one that no other host can set. */
export function nameOwnCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** Random characters that need no escape in an address or a cookie (RFC 7636 §4.1), six bits each. */
export function makeRandomText(length: number): string {
  return randomBytes(Math.ceil((length * 3) / 4))
    .toString('base64url')
    .slice(0, length)
}

/** What a browser that has voted is known by. */
export const makeVoterId = () => makeRandomText(VOTER_ID_LENGTH)
