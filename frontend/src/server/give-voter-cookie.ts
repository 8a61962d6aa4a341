import { nameOwnCookie, VOTER_COOKIE, VOTER_COOKIE_S, VOTER_ID_LENGTH } from '@liberta/contracts/surveys/voter-cookie'
import { makeRandomText } from '@liberta/http/make-random-text'
import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * The `Set-Cookie` by which a browser is known when it votes; null where its `Cookie` header says that it has one. It has it before its
 * vote is given: two presses, or a second try after an answer that was lost, would else be two voters.
 */
export function giveVoterCookie(cookie: string | undefined, isSecure: boolean): string | null {
  const name = nameOwnCookie(VOTER_COOKIE, isSecure)
  if ((parseCookie(cookie ?? '')[name] ?? '') !== '') return null
  return stringifySetCookie({
    name,
    value: makeRandomText(VOTER_ID_LENGTH),
    path: '/',
    maxAge: VOTER_COOKIE_S,
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure,
  })
}
