import { randomBytes } from 'node:crypto'

/** Random characters that need no escape in an address or a cookie (RFC 7636 §4.1), six bits each. */
export function makeRandomText(length: number): string {
  return randomBytes(Math.ceil((length * 3) / 4))
    .toString('base64url')
    .slice(0, length)
}
