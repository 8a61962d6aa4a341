import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signInAs, startSignInSite, SITE, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'
import { digest } from '../http/random-text.ts'

const ANNA = 'anna.bersani@example.it'
const LUIGI = 'luigi.gobbi@example.it'
const CHECK = { itemId: '1' }

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())

/** A call as a client sends it that is no browser. */
const callAsClient = (path: string, body: unknown, authorization?: string) =>
  fetch(`${site.api.origin}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
  })

/** What /api/auth/token answers to a device whose reader has signed in at the provider. */
async function signInOnDevice(email: string): Promise<{ access_token: string }> {
  const verifier = 'v'.repeat(64)
  const asked = new URLSearchParams({
    client_id: 'liberta-web',
    redirect_uri: `${SITE}/authorize-sso`,
    response_type: 'code',
    code_challenge: digest(verifier),
    code_challenge_method: 'S256',
    state: 'x',
  })
  const address = `${site.ssoOrigin}/oauth/authorize?${asked.toString()}`
  const code = new URL(await new TestBrowser(site).passLogin(address, email)).searchParams.get('code')
  const redirect_uri = `${SITE}/authorize-sso`
  return (await (await callAsClient('auth/token', { code, code_verifier: verifier, redirect_uri })).json()) as {
    access_token: string
  }
}

const bearerOf = async (email: string) => `Bearer ${(await signInOnDevice(email)).access_token}`

async function idOf(browser: TestBrowser): Promise<string> {
  return ((await (await browser.call('/api/auth')).json()) as { user: { id: string } }).user.id
}

describe('a client’s own token (Authorization: Bearer)', () => {
  it('is had for a code at /api/auth/token, in the agreed shape, and opens the reader’s own calls', async () => {
    const [anna, luigi] = [await signInAs(site, ANNA), await signInAs(site, LUIGI)]
    const tokens = await signInOnDevice(LUIGI)
    expect(tokens).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: expect.any(Number),
    })
    const bearer = `Bearer ${tokens.access_token}`
    const own = { ...CHECK, userId: await idOf(luigi) }
    expect(await (await callAsClient('save-for-later/check', own, bearer)).json()).toEqual({ isSaved: false })
    const others = { ...CHECK, userId: await idOf(anna) }
    expect((await callAsClient('save-for-later/check', others, bearer)).status).toBe(403)
    expect((await callAsClient('auth/logout', {}, bearer)).status).toBe(200)
    expect((await callAsClient('save-for-later/check', own, bearer)).status).toBe(401)
  })

  it('is refused where the provider does not know it', async () => {
    expect((await callAsClient('save-for-later/check', CHECK, 'Bearer made-up')).status).toBe(401)
    expect((await callAsClient('save-for-later/check', CHECK, 'Basic YTpi')).status).toBe(401)
  })

  it('is a sign-in: a reader who never was here is known afterwards', async () => {
    const email = 'mai.vista@example.it'
    const bearer = await bearerOf(email)
    expect(await site.query('select email from users where email = ?', [email])).toEqual([{ email }])
    expect((await callAsClient('save-for-later/check', CHECK, bearer)).status).toBe(200)
  })
})

describe('an erased reader never comes back without a new sign-in (GDPR, article 17)', () => {
  it('every device of theirs is signed out at once, and none of its calls makes a record again', async () => {
    const email = 'chi.se.ne.va@example.it'
    const rows = () => site.query('select email from users where email = ?', [email])
    const browser = await signInAs(site, email)
    const [inUse, neverUsed] = [await bearerOf(email), await bearerOf(email)]
    expect((await callAsClient('save-for-later/check', CHECK, inUse)).status).toBe(200)
    expect((await browser.call('/api/user/erase', { confirmation: 'CANCELLA' })).status).toBe(200)
    for (const bearer of [inUse, inUse, neverUsed, neverUsed]) {
      for (const path of ['save-for-later/check', 'user/sync', 'auth/refresh']) {
        expect((await callAsClient(path, CHECK, bearer)).status).toBe(401)
      }
    }
    expect(await rows()).toEqual([])
    await browser.signIn(email)
    expect(await rows()).toEqual([{ email }])
  })
})

describe('made-up tokens', () => {
  it('200 of one address do not become 200 calls of the provider: 429 with Retry-After', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => callAsClient('save-for-later/check', CHECK, `Bearer made-up-${index}`)),
    )
    const asked = answers.filter(({ status }) => status === 401)
    const refused = answers.filter(({ status }) => status === 429)
    expect(asked.length).toBeLessThanOrEqual(25)
    expect(asked.length + refused.length).toBe(200)
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  })

  it('nor by signing out: the provider is asked to revoke none of them', async () => {
    await site.sso.inject({ method: 'DELETE', url: '/_control/calls' })
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        fetch(`${site.api.origin}/api/auth/logout`, {
          method: 'POST',
          headers: { authorization: `Bearer other-${index}`, 'x-forwarded-for': '192.0.2.1' },
        }),
      ),
    )
    const { user = 0, ...others } = (await site.sso.inject('/_control/calls')).json<Record<string, number>>()
    expect(user).toBeLessThanOrEqual(25)
    expect(others).toEqual({})
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(175)
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  })

  it('hold back nobody’s sign-in, whatever the provider answers to them', async () => {
    const order = (errors: number) =>
      site.sso.inject({ method: 'POST', url: '/_control/switches', payload: { kind: 'user', errors } })
    await order(1)
    const authorizations = Array.from({ length: 12 }, (_, index) => `Bearer odd-${index}`)
    for (const authorization of authorizations) {
      const headers = { authorization, 'x-forwarded-for': '192.0.2.2' }
      expect((await fetch(`${site.api.origin}/api/user/interests`, { headers })).status).toBe(503)
    }
    await order(0)
    expect((await new TestBrowser(site).signIn(ANNA)).headers.get('location')).toBe('/')
  })
})
