import http from 'k6/http'
import type { Run } from '../run/read-run.ts'
import { headersOf } from './ask.ts'
import type { Answer } from './ask.ts'

/** So many pages has the way through the provider at most. */
const MOST_STEPS = 8

type Cookies = Record<string, string>

/**
 * Signs somebody in through the site and the stand-in of its provider, who lets any address in. @returns the `Cookie` header of
 * their browser @throws where a step is not as it should be
 */
export function signIn(run: Run, email: string): string {
  const own: Cookies = {}
  const begun = step(run, `${run.target}/api/auth/login?next=%2F`, own)
  const back = passProvider(run, locationOf(begun), email)
  // The site may call itself by another name of this machine.
  const ended = step(run, run.target + back.replace(/^https?:\/\/[^/]+/, ''), own)
  if (!Object.keys(own).some((name) => name.endsWith('liberta_sessione')))
    throw new Error(`coming back is answered ${ended.status} ${ended.headers['Location']}`)
  return writeCookies(own)
}

/** From the provider's first page to the address at which the site is come back to. */
function passProvider(run: Run, first: string, email: string): string {
  const cookies: Cookies = {}
  let next = first
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const asked = step(run, next, cookies)
    const answer = asked.headers['Location'] === undefined ? step(run, next, cookies, { email }) : asked
    const location = locationOf(answer)
    next = location.startsWith('/') ? `${/^https?:\/\/[^/]+/.exec(next)?.[0]}${location}` : location
    if (/\/authorize-sso\b/.test(next)) return next
  }
  throw new Error(`the provider leads nowhere: ${next}`)
}

function step(run: Run, address: string, cookies: Cookies, form?: Record<string, string>): Answer {
  const answer = http.request(form ? 'POST' : 'GET', address, form ?? null, {
    redirects: 0,
    jar: new http.CookieJar(),
    headers: { ...headersOf(run), cookie: writeCookies(cookies) },
    tags: { name: 'sign-in' },
  })
  for (const [name, [cookie]] of Object.entries(answer.cookies)) if (cookie) cookies[name] = cookie.value
  return answer
}

/** @throws where an answer leads nowhere */
function locationOf(answer: Answer): string {
  const location = answer.headers['Location']
  if (location === undefined) throw new Error(`signing in: ${answer.url} answers ${answer.status} and leads nowhere`)
  return location
}

function writeCookies(cookies: Cookies): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
}
