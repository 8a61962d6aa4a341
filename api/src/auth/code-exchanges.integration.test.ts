import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startSignInSite, SITE, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'

const MADE_UP = 200
const MAX_EXCHANGES = 25

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())
beforeEach(() => site.sso.inject({ method: 'DELETE', url: '/_control/calls' }))

/** Calls that the provider got of one kind since the test began. */
async function countCalls(kind: string): Promise<number> {
  const counts = (await site.sso.inject('/_control/calls')).json<Record<string, number>>()
  return counts[kind] ?? 0
}

const repeat = (send: (index: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: MADE_UP }, (_, index) => send(index)))

/** The return of a sign-in with a made-up code, and with the state and the verifier that its sender has made up, too. */
const returnWith = (code: string, address: string) =>
  fetch(`${site.api.origin}/authorize-sso?code=${code}&state=s`, {
    redirect: 'manual',
    headers: { cookie: `liberta_stato=s; liberta_verifica=${'v'.repeat(64)}`, 'x-forwarded-for': address },
  })

const exchangeAsClient = (code: string, address: string) =>
  fetch(`${site.api.origin}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ code, code_verifier: 'v'.repeat(64), redirect_uri: `${SITE}/authorize-sso` }),
  })

/** The return of a sign-in at the provider; the code is good. */
async function signInFrom(address: string, email: string): Promise<string | null> {
  const browser = new TestBrowser(site)
  const begun = await browser.go('/api/auth/login?next=/news/sport')
  const back = await browser.passLogin(begun.headers.get('location') ?? '', email)
  const answer = await browser.go(back, { headers: { 'x-forwarded-for': address } })
  return answer.headers.get('location')
}

describe('made-up codes', () => {
  it('200 that browsers of one address bring back do not become 200 calls of the provider: /login says why', async () => {
    const [answers, genuine] = await Promise.all([
      repeat((index) => returnWith(`made-up-${index}`, '192.0.2.1')),
      signInFrom('192.0.2.2', 'anna.bersani@example.it'),
    ])
    const ends = answers.map(({ headers }) => headers.get('location'))
    expect(await countCalls('oauth')).toBeLessThanOrEqual(MAX_EXCHANGES)
    const refused = ends.filter((end) => end === '/login?reason=authorization&next=%2F')
    const limited = ends.filter((end) => end === '/login?reason=attempts&next=%2F')
    expect([refused.length > 0, refused.length + limited.length]).toEqual([true, MADE_UP])
    expect(genuine).toBe('/news/sport')
  })

  it('nor 200 that clients bring who are no browser: 429 with Retry-After', async () => {
    const answers = await repeat((index) => exchangeAsClient(`made-up-${index}`, '192.0.2.3'))
    expect(await countCalls('oauth')).toBeLessThanOrEqual(MAX_EXCHANGES)
    const limited = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 400).length + limited.length).toBe(MADE_UP)
    expect(limited.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    const [first] = limited
    expect(first?.headers.get('content-type')).toContain('application/problem+json')
    expect(await first?.json()).toMatchObject({ detail: expect.stringContaining('Too many code exchanges') })
  })

  it('are all that counts: however many readers behind one address sign in', async () => {
    for (let time = 0; time < MAX_EXCHANGES; time += 1) {
      expect(await signInFrom('192.0.2.4', 'luigi.gobbi@example.it')).toBe('/news/sport')
    }
  })
})
