import { HINT_COOKIE, VOTED_COOKIE } from '@liberta/contracts/accounts/account-path'
import { nameOwnCookie, VOTER_COOKIE, VOTER_COOKIE_S } from '@liberta/http/own-cookie'
import { parseCookie, stringifySetCookie } from 'cookie'

/** Seconds (requirements 9.4; sessions: 30 days). */
const SIGN_IN_S = 3600
const SESSION_S = 30 * 86_400
const LONGEST_VALUE = 3000

/** The cookies of a sign-in under way, of a session, and of a browser that has voted. Values are characters that need no escape, but for `next`. */
export type CookieName = 'state' | 'verifier' | 'next' | 'session' | 'hint' | 'voter' | 'voted'

const FACTS: Readonly<Record<CookieName, { name: string; lasts: number; script: boolean }>> = {
  state: { name: 'liberta_stato', lasts: SIGN_IN_S, script: false },
  verifier: { name: 'liberta_verifica', lasts: SIGN_IN_S, script: false },
  next: { name: 'liberta_ritorno', lasts: SIGN_IN_S, script: false },
  session: { name: 'liberta_sessione', lasts: SESSION_S, script: false },
  voter: { name: VOTER_COOKIE, lasts: VOTER_COOKIE_S, script: false },
  voted: { name: VOTED_COOKIE, lasts: VOTER_COOKIE_S, script: true },
  hint: { name: HINT_COOKIE, lasts: SESSION_S, script: true },
}

/**
 * Writes and reads this site's cookies. Where the site is https they are Secure, and the server's own are called
 * `__Host-…`, which no other host can set; on http://localhost browsers would refuse that name.
 */
export class Cookies {
  private readonly secure: boolean

  constructor(siteOrigin: string) {
    this.secure = new URL(siteOrigin).protocol === 'https:'
  }

  /** The name under which browsers keep it. */
  nameOf(cookie: CookieName): string {
    const { name, script } = FACTS[cookie]
    return nameOwnCookie(name, this.secure && !script)
  }

  /** The `Set-Cookie` that keeps a value. */
  set(cookie: CookieName, value: string): string {
    return this.write(cookie, value, FACTS[cookie].lasts)
  }

  /** The `Set-Cookie` that forgets. */
  clear(cookie: CookieName): string {
    return this.write(cookie, '', 0)
  }

  /** The value in a `Cookie` header; undefined where there is none, or one that cannot be ours. */
  read(header: string | undefined, cookie: CookieName): string | undefined {
    // Others’ cookies come along, and may be written in any way.
    const value = parseCookie(header ?? '', { decode: asItIs })[this.nameOf(cookie)]
    if (value === undefined || value === '' || value.length > LONGEST_VALUE) return undefined
    try {
      return decodeURIComponent(value)
    } catch {
      return undefined
    }
  }

  private write(cookie: CookieName, value: string, seconds: number): string {
    const isForScripts = FACTS[cookie].script
    const attributes = {
      path: '/',
      maxAge: seconds,
      sameSite: 'lax',
      httpOnly: !isForScripts,
      secure: this.secure,
    } as const
    return stringifySetCookie({ name: this.nameOf(cookie), value, ...attributes }, { encode: encodeURIComponent })
  }
}

function asItIs(text: string): string {
  return text
}
