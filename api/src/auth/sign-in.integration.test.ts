import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { authAnswerSchema } from '@liberta/contracts/accounts/reader.schema'
import type { AuthAnswer } from '@liberta/contracts/accounts/reader.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { signInAs, startSignInSite, SITE, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'
import { SsoClient, SsoRefusal } from './provider/sso-client.ts'
import type { Tokens } from './provider/sso-client.ts'

const ANNA = 'anna.bersani@example.it'
const LUIGI = 'luigi.gobbi@example.it'

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())

async function readAuth(browser: TestBrowser): Promise<AuthAnswer> {
  return authAnswerSchema.parse(await (await browser.call('/api/auth')).json())
}

const signedIn = (email = ANNA) => signInAs(site, email)

const control = (payload: object) => site.sso.inject({ method: 'POST', url: '/_control/tokens', payload })

describe('a sign-in (requirements 4, 5, 7)', () => {
  it('goes to the provider with exactly the parameters of requirements 7.10, state of 40 and verifier of 128 characters', async () => {
    const browser = new TestBrowser(site)
    const answer = await browser.go('/api/auth/login?next=/news/cronaca')
    const address = new URL(answer.headers.get('location') ?? '')
    expect(address.href).toMatch(new RegExp(`^${site.ssoOrigin}/oauth/authorize\\?`))
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'liberta-web',
      redirect_uri: `${SITE}/authorize-sso`,
      response_type: 'code',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{40}$/),
    })
    expect(browser.cookie('liberta_verifica')).toMatch(/^[\w-]{128}$/)
    for (const line of answer.headers.getSetCookie()) {
      expect(line).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
    }
  })

  it('ends where the reader was, with a session, and spends its cookies', async () => {
    const browser = new TestBrowser(site)
    const back = await browser.signIn(ANNA, '/news/cronaca?x=1')
    expect([back.status, back.headers.get('location')]).toEqual([303, '/news/cronaca?x=1'])
    expect(back.headers.get('cache-control')).toBe('private, no-store')
    expect(browser.cookie('liberta_stato')).toBeUndefined()
    expect(browser.cookie('liberta_verifica')).toBeUndefined()
    expect(browser.cookie('liberta_lettore')).toMatch(/^[\w-]{2}$/)
    const session = back.headers.getSetCookie().find((line) => line.startsWith('liberta_sessione='))
    expect(session).toMatch(/^liberta_sessione=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await readAuth(browser)).toMatchObject({ isAuthenticated: true, user: { name: 'Anna', email: ANNA } })
  })

  it('keeps the reader once, with the provider’s raw data in the database alone', async () => {
    const browser = await signedIn()
    await signedIn()
    const rows = await site.query<{ sso_data: object }>('select sso_data from users where email = ?', [ANNA])
    expect(rows).toEqual([{ sso_data: expect.objectContaining({ id: 'lettrice-anna' }) }])
    const text = await (await browser.call('/api/auth')).text()
    expect(text).not.toMatch(/token["_]|sso_?data|access|refresh_/i)
  })

  it('nobody: isAuthenticated false, and a stale hint goes', async () => {
    const browser = new TestBrowser(site)
    browser.cookies.set(`${SITE} liberta_lettore`, '1')
    expect(await readAuth(browser)).toEqual({ isAuthenticated: false, user: null, tokenExpires: null, savedItems: [] })
    expect(browser.cookie('liberta_lettore')).toBeUndefined()
  })

  it('the account button’s address is the same, as JSON', async () => {
    const answer = await new TestBrowser(site).call('/api/auth/sign-in-address?next=/')
    expect(await answer.json()).toEqual({ url: expect.stringContaining('/oauth/authorize?client_id=') })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('keeps tokens sealed: nothing of them stands in the session’s row', async () => {
    const exchange = jest.spyOn(site.api.application.get(SsoClient), 'exchangeCode')
    await signedIn()
    const given: Tokens = await Promise.resolve(exchange.mock.results[0]?.value as Promise<Tokens>)
    exchange.mockRestore()
    const rows = await site.query<Record<string, unknown>>('select * from reader_sessions')
    const told = rows.flatMap((row) => Object.values(row).map(String))
    const decoded = told.map((text) => Buffer.from(text, 'base64url').toString('latin1'))
    expect(rows).toContainEqual(expect.objectContaining({ sealed_tokens: expect.stringMatching(/^[\w-]{100,}$/) }))
    for (const token of [given.accessToken, given.refreshToken]) {
      expect(token).not.toBe('')
      expect([...told, ...decoded].filter((text) => text.includes(token))).toEqual([])
    }
  })
})

describe('signing out', () => {
  it('ends the session here and the tokens at the provider', async () => {
    const browser = await signedIn(LUIGI)
    const id = browser.cookie('liberta_sessione') ?? ''
    const answer = await browser.call('/api/auth/logout', {})
    expect(await answer.json()).toEqual({ status: 'success' })
    expect(browser.cookie('liberta_sessione')).toBeUndefined()
    const thief = new TestBrowser(site)
    thief.cookies.set(`${SITE} liberta_sessione`, id)
    expect(await readAuth(thief)).toMatchObject({ isAuthenticated: false })
  })

  it('waits for no provider that does not answer', async () => {
    const browser = await signedIn(LUIGI)
    const { promise: silence, resolve: answer } = Promise.withResolvers<void>()
    const logout = jest.spyOn(site.api.application.get(SsoClient), 'logout').mockReturnValue(silence)
    // The provider answers only after the reader was answered.
    expect(await (await browser.call('/api/auth/logout', {})).json()).toEqual({ status: 'success' })
    expect(browser.cookie('liberta_sessione')).toBeUndefined()
    await waitUntil(() => logout.mock.calls.length > 0)
    answer()
    logout.mockRestore()
  })

  it('works while the provider is down, and from a form without a script', async () => {
    const browser = await signedIn(LUIGI)
    await site.sso.inject({ method: 'POST', url: '/_control/switches', payload: { outage: 'on' } })
    const answer = await browser.call('/api/auth/logout', {}, { accept: 'text/html' })
    await site.sso.inject({ method: 'POST', url: '/_control/switches', payload: { reset: true } })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(await readAuth(browser)).toMatchObject({ isAuthenticated: false })
  })
})

const prolongedBy = async (browser: TestBrowser) =>
  (await browser.call('/api/auth')).headers.getSetCookie().map((line) => line.split('=')[0])

describe('a session of 30 days', () => {
  it('is prolonged silently, once a day', async () => {
    const browser = await signedIn()
    expect(await prolongedBy(browser)).toEqual([])
    await site.query(
      `update reader_sessions set renewed_at = now() - interval '2 days', expires_at = now() + interval '1 h'`,
    )
    expect(await prolongedBy(browser)).toEqual(['liberta_sessione', 'liberta_lettore'])
    expect(await prolongedBy(browser)).toEqual([])
    const rows = await site.query<{ days: number }>(
      `select round(extract(epoch from max(expires_at) - now()) / 86400)::int as days from reader_sessions`,
    )
    expect(rows).toEqual([{ days: 30 }])
  })

  it.each(['aB', '1'])('keeps its hint, whichever it began with (%s)', async (hint) => {
    const browser = await signedIn()
    browser.cookies.set(`${SITE} liberta_lettore`, hint)
    await site.query(`update reader_sessions set renewed_at = now() - interval '2 days'`)
    expect(await prolongedBy(browser)).toEqual(['liberta_sessione', 'liberta_lettore'])
    expect(browser.cookie('liberta_lettore')).toBe(hint)
  })

  it('ends when it was not used for so long, and its cookies go', async () => {
    const browser = await signedIn()
    await site.query(`update reader_sessions set expires_at = now() - interval '1 s'`)
    expect(await readAuth(browser)).toMatchObject({ isAuthenticated: false })
    expect(browser.cookie('liberta_sessione')).toBeUndefined()
  })
})

describe('while PostgreSQL has no tables for sessions', () => {
  it('Failed to initialize auth, Logout failed: 503 with Retry-After', async () => {
    const browser = await signedIn()
    await site.query('alter table reader_sessions rename to reader_sessions_away')
    const [auth, logout] = [await browser.call('/api/auth'), await browser.call('/api/auth/logout', {})]
    const back = await new TestBrowser(site).signIn(ANNA)
    await site.query('alter table reader_sessions_away rename to reader_sessions')
    expect([auth.status, auth.headers.get('retry-after'), await auth.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ detail: 'Failed to initialize auth' }),
    ])
    expect([logout.status, await logout.json()]).toEqual([503, expect.objectContaining({ detail: 'Logout failed' })])
    expect(back.headers.get('location')).toBe('/login?reason=processing&next=%2F')
  })
})

describe('tokens that end soon (requirements 4, 9)', () => {
  it('are renewed with less than 60 s left, once, however many ask at the same moment', async () => {
    await control({ accessTokenSeconds: 30 })
    const browser = await signedIn(LUIGI)
    await control({ accessTokenSeconds: 900 })
    await site.sso.inject({ method: 'DELETE', url: '/_control/calls' })
    const answers = await Promise.all(Array.from({ length: 12 }, () => readAuth(browser)))
    expect(answers.every((answer) => answer.isAuthenticated && (answer.tokenExpires ?? 0) > Date.now() + 600_000)).toBe(
      true,
    )
    expect((await site.sso.inject('/_control/calls')).json()).toEqual({ oauth: 1 })
  })

  it('that the provider refuses to renew end the session: user and tokens are cleared', async () => {
    await control({ accessTokenSeconds: 30 })
    const browser = await signedIn(LUIGI)
    await control({ accessTokenSeconds: 900, refuseRefresh: true })
    expect(await readAuth(browser)).toMatchObject({ isAuthenticated: false, user: null })
    expect(browser.cookie('liberta_sessione')).toBeUndefined()
    expect((await browser.call('/api/auth/refresh', {})).status).toBe(401)
  })

  it('that the provider refuses to renew as the page asks for it: Token refresh failed, and the cookies go', async () => {
    await control({ accessTokenSeconds: 30 })
    const browser = await signedIn(LUIGI)
    await control({ accessTokenSeconds: 900, refuseRefresh: true })
    const answer = await browser.call('/api/auth/refresh', {})
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ detail: 'Token refresh failed' }),
    ])
    expect(browser.cookie('liberta_sessione')).toBeUndefined()
  })

  it('that the provider refuses to this site, whoever the reader is, end no session', async () => {
    await control({ accessTokenSeconds: 30 })
    const browser = await signedIn(LUIGI)
    await control({ accessTokenSeconds: 900, refuseClient: true })
    const during = await readAuth(browser)
    await control({ refuseClient: false })
    expect(during).toMatchObject({ isAuthenticated: true })
    expect(await readAuth(browser)).toMatchObject({ isAuthenticated: true, user: { email: LUIGI } })
  })

  it('that the provider takes long to renew are kept when they come: nobody waits, and nobody is signed out', async () => {
    await control({ accessTokenSeconds: 30 })
    const [slow, other] = [await signedIn(LUIGI), await signedIn(ANNA)]
    await control({ accessTokenSeconds: 900 })
    await site.sso.inject({ method: 'POST', url: '/_control/switches', payload: { latency: 6000 } })
    await site.sso.inject({ method: 'DELETE', url: '/_control/calls' })
    const begun = Date.now()
    const meanwhile = await Promise.all([readAuth(slow), readAuth(slow), readAuth(slow)])
    expect(meanwhile.every(({ isAuthenticated }) => isAuthenticated)).toBe(true)
    expect(Date.now() - begun).toBeLessThan(4000)
    await site.sso.inject({ method: 'POST', url: '/_control/switches', payload: { reset: true } })
    // The one that is slow holds up no other reader's.
    expect((await readAuth(other)).tokenExpires).toBeGreaterThan(Date.now() + 600_000)
    await wait(Math.max(0, begun + 6500 - Date.now()))
    const renewed = await readAuth(slow)
    expect(renewed).toMatchObject({ isAuthenticated: true })
    expect(renewed.tokenExpires).toBeGreaterThan(Date.now() + 600_000)
    expect((await site.sso.inject('/_control/calls')).json()).toEqual({ oauth: 2 })
  })

  it('whose first use the provider refuses are renewed once at the sign-in (requirements 4)', async () => {
    const provider = site.api.application.get(SsoClient)
    const read = jest.spyOn(provider, 'readUser').mockRejectedValueOnce(new SsoRefusal('the reading of a user', 401))
    const browser = await signedIn(LUIGI)
    expect(read).toHaveBeenCalledTimes(2)
    read.mockRestore()
    expect(await readAuth(browser)).toMatchObject({ isAuthenticated: true })
  })

  it('on a 401 of the provider are renewed once and the call is made again', async () => {
    const browser = await signedIn(LUIGI)
    await control({ expireAccessTokens: true })
    const answer = await browser.call('/api/auth/refresh', {})
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ isAuthenticated: true, user: { email: LUIGI } })
  })

  it('and where that fails: Token refresh failed, and nobody is signed in', async () => {
    const browser = await signedIn(LUIGI)
    await control({ expireAccessTokens: true, refuseRefresh: true })
    const answer = await browser.call('/api/auth/refresh', {})
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ detail: 'Token refresh failed' }),
    ])
    expect(browser.cookie('liberta_sessione')).toBeUndefined()
  })

  it('that cannot be renewed while the provider is silent leave the reader signed in', async () => {
    await control({ accessTokenSeconds: 30 })
    const browser = await signedIn(ANNA)
    await control({ accessTokenSeconds: 900 })
    await site.sso.inject({ method: 'POST', url: '/_control/switches', payload: { outage: 'on' } })
    const during = await readAuth(browser)
    const synced = await browser.call('/api/user/sync', {})
    await site.sso.inject({ method: 'POST', url: '/_control/switches', payload: { reset: true } })
    expect(during).toMatchObject({ isAuthenticated: true })
    expect([synced.status, await synced.json()]).toEqual([
      503,
      expect.objectContaining({ detail: 'Failed to sync user data' }),
    ])
  })
})
