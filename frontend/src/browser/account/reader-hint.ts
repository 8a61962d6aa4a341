import { HINT_COOKIE } from '@liberta/contracts/accounts/account-path'
import { READER } from '../support/states.ts'

/** How long the account button may spin; milliseconds (requirements 9.32). */
export const SPINNER_MS = 5000

/** Whether there may be a session: without the hint no page asks who is signed in. */
export function mayBeSignedIn(cookies?: string): boolean {
  return readHint(cookies) !== undefined
}

/** The hint as it stands among the cookies, another one for each sign-in; undefined where there is none. */
export function readHint(cookies?: string): string | undefined {
  return findCookie(HINT_COOKIE, cookies)
}

/** Whether a cookie that script may read is there. */
export function hasCookie(name: string, cookies?: string): boolean {
  return findCookie(name, cookies) !== undefined
}

function findCookie(name: string, cookies = document.cookie): string | undefined {
  return cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
}

/** Lets the account buttons spin until it is known who is signed in, for 5 s at the most (requirements 2.101 and 2.102). */
export function showPendingReader(): void {
  if (!mayBeSignedIn()) return
  const root = document.documentElement
  root.setAttribute(READER, '')
  setTimeout(() => root.removeAttribute(READER), SPINNER_MS)
}

/** Whether an account button greets a reader, and leads to what is theirs. */
export function greets(button: HTMLElement): boolean {
  return button.querySelector('b') !== null
}
