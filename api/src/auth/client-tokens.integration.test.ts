import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { surveyListSchema } from '@liberta/contracts/surveys/survey.schema'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
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

/** A read as a client sends it that is no browser. */
const readAsClient = (path: string, authorization: string, cookie = '') =>
  fetch(`${site.api.origin}/api/${path}`, { headers: { authorization, cookie } })

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

  it('is asked for by every 401 (RFC 9110 §15.5.2), which says where one was brought in vain (RFC 6750 §3)', async () => {
    for (const [authorization, challenge] of [
      ['', 'Bearer'],
      ['Basic YTpi', 'Bearer'],
      ['Bearer made-up', 'Bearer error="invalid_token"'],
    ] as const)
      expect((await readAsClient('user/interests', authorization)).headers.get('www-authenticate')).toBe(challenge)
    const vote = await callAsClient('surveys/vote', { surveyId: 1, answerId: 2 }, 'Bearer made-up')
    expect(vote.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  })

  it('is a sign-in: a reader who never was here is known afterwards', async () => {
    const email = 'mai.vista@example.it'
    const bearer = await bearerOf(email)
    expect(await site.query('select email from users where email = ?', [email])).toEqual([{ email }])
    expect((await callAsClient('save-for-later/check', CHECK, bearer)).status).toBe(200)
  })
})

describe('a client’s own token where nobody has to be signed in', () => {
  const MESSAGE = { kind: 'letter', name: 'Anna', email: ANNA, subject: 'Il ponte', body: 'Gentile direttore, …' }
  const VOTE = { surveyId: 1, answerId: 2 }
  const OPEN = [
    ['surveys/vote', VOTE],
    ['messages', MESSAGE],
  ] as const

  beforeAll(async () => {
    const answers = [1, 2].map((id) => ({ id, text: `Risposta ${id}`, votes: 100 }))
    const survey = {
      id: 1,
      slug: 'ztl',
      question: 'Fino a che ora?',
      introduction: null,
      closesAt: null,
      closed: false,
    }
    const body = surveyListSchema.parse([{ ...survey, answers }])
    const write = { revision: '1-1', etag: null, tags: ['surveys'], state: 'present', body, freshFor: 600_000 } as const
    await site.api.application.get(ReadModelStore).write({ model: 'surveys', id: 'all' }, write)
  })

  it('says who is signed in, and what they have saved', async () => {
    const bearer = await bearerOf(LUIGI)
    const saved = { itemId: '7', title: 'Il ponte', currentStatus: false }
    await callAsClient('save-for-later/toggle', saved, bearer)
    const answer = await readAsClient('auth', bearer)
    expect(await answer.json()).toMatchObject({
      isAuthenticated: true,
      user: { email: LUIGI },
      tokenExpires: null,
      savedItems: ['story:7'],
    })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('has a vote be the reader’s, on all their devices, and no browser’s', async () => {
    const bearer = await bearerOf(LUIGI)
    const answer = await callAsClient('surveys/vote', VOTE, bearer)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    await callAsClient('surveys/vote', { ...VOTE, answerId: 1 }, bearer)
    const own = { status: 'ok', answerId: 1 }
    expect(await (await readAsClient('surveys/vote?surveyId=1', bearer)).json()).toEqual(own)
    expect(await (await (await signInAs(site, LUIGI)).call('/api/surveys/vote?surveyId=1')).json()).toEqual(own)
    expect(await site.query('select 1 from survey_votes')).toHaveLength(1)
  })

  it('has a message be the reader’s', async () => {
    const bearer = await bearerOf(LUIGI)
    expect((await callAsClient('messages', MESSAGE, bearer)).status).toBe(200)
    expect(await site.query('select u.email from reader_messages m join users u on u.id = m.user_id')).toEqual([
      { email: LUIGI },
    ])
  })

  it('that the provider does not know signs nobody in, and has nothing done as nobody’s: 401', async () => {
    expect(await (await readAsClient('auth', 'Bearer unknown')).json()).toMatchObject({ isAuthenticated: false })
    const kept = 'select id from reader_messages union all select id from survey_votes'
    const before = await site.query(kept)
    for (const [path, body] of OPEN) expect((await callAsClient(path, body, 'Bearer unknown')).status).toBe(401)
    expect((await readAsClient('surveys/vote?surveyId=1', 'Bearer unknown')).status).toBe(401)
    expect(await site.query(kept)).toEqual(before)
  })

  it('what another scheme brings is not ours: the session stays', async () => {
    const browser = await signInAs(site, ANNA)
    const answer = await browser.call('/api/auth', undefined, { authorization: 'Basic YTpi' })
    expect(await answer.json()).toMatchObject({ isAuthenticated: true, user: { email: ANNA } })
    expect((await browser.call('/api/user/interests', undefined, { authorization: 'Basic YTpi' })).status).toBe(200)
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
