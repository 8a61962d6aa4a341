import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startSignInSite, SITE, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'

const ANNA = 'anna.bersani@example.it'
const LUIGI = 'luigi.gobbi@example.it'

let site: SignInSite
let anna: TestBrowser
let luigiId: string

beforeAll(async () => {
  site = await startSignInSite({ MESSAGE_BURST: '0' })
  const luigi = new TestBrowser(site)
  await luigi.signIn(LUIGI)
  luigiId = await idOf(luigi)
})
beforeEach(async () => {
  anna = new TestBrowser(site)
  await anna.signIn(ANNA)
})
afterAll(() => site.stop())

async function idOf(browser: TestBrowser): Promise<string> {
  const { user } = (await (await browser.call('/api/auth')).json()) as { user: { id: string } }
  return user.id
}

const reasonOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', SITE).searchParams.get('reason') ?? answer.headers.get('location')

const CONSENTS = { personalizationConsent: true, groupMarketingConsent: true, partnerMarketingConsent: true }

describe('another reader’s userId, which is an assertion', () => {
  it.each([
    ['save-for-later/check', { itemId: '1' }],
    ['save-for-later/toggle', { itemId: '1', currentStatus: false }],
    ['user/privacy-settings', { settings: CONSENTS }],
    ['user/interests', { interests: { topics: [], zones: [] } }],
    ['user/newsletters', { newsletterId: 'mattina', active: true }],
    ['user/erase', { confirmation: 'CANCELLA' }],
    ['user/export', {}],
    ['user/sync', {}],
    ['auth/sso-callback', {}],
    ['auth/refresh', {}],
  ])('POST /api/%s: 403 in the body, within it, and in the query', async (path, body) => {
    const places = [
      anna.call(`/api/${path}`, { ...body, userId: luigiId }),
      anna.call(`/api/${path}`, { ...body, settings: { userId: luigiId } }),
      anna.call(`/api/${path}?userId=${luigiId}`, body),
      anna.call(`/api/${path}?userId=${await idOf(anna)}&userId=${luigiId}`, body),
    ]
    expect((await Promise.all(places)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const rows = await site.query('select 1 from saved_items union all select 1 from privacy_settings')
    expect(rows).toEqual([])
  })

  it.each(['save-for-later', 'user/privacy-settings', 'user/interests', 'user/newsletters'])(
    'GET /api/%s: 403, and one’s own 200',
    async (path) => {
      expect((await anna.call(`/api/${path}?userId=${luigiId}`)).status).toBe(403)
      const own = await anna.call(`/api/${path}?userId=${await idOf(anna)}`)
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    },
  )

  it('without a session every one of them is closed: 401', async () => {
    const nobody = new TestBrowser(site)
    const paths = ['save-for-later/toggle', 'user/privacy-settings', 'user/interests', 'user/erase', 'user/export']
    const answers = await Promise.all(paths.map((path) => nobody.call(`/api/${path}`, {})))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 401))
  })
})

describe('a user object that differs from the provider’s', () => {
  it.each([
    { id: 'lettore-luigi', email: ANNA },
    { email: LUIGI },
    { ssoUser: { id: 'lettore-luigi' } },
    { ssoUser: { email: 'admin@example.it' } },
  ])('%j: 403, and nothing of it is kept', async (body) => {
    expect((await anna.call('/api/user/sync', body)).status).toBe(403)
    expect((await anna.call('/api/auth/sso-callback', body)).status).toBe(403)
    const rows = await site.query<{ email: string }>('select email from users order by email')
    expect(rows.map(({ email }) => email)).toEqual([ANNA, LUIGI])
  })

  it('the provider’s own: the user record', async () => {
    const answer = await anna.call('/api/user/sync', { id: 'lettrice-anna', email: ANNA, ssoUser: { name: 'Eva' } })
    expect(await answer.json()).toMatchObject({ email: ANNA, name: 'Anna', ssoId: 'lettrice-anna' })
  })

  it('what was the reader’s own until the provider was asked: the new user record', async () => {
    const former = { id: 'lettrice-anna', email: 'anna.prima@example.it' }
    await site.query(`update users set email = '${former.email}' where email = '${ANNA}'`)
    const answer = await anna.call('/api/user/sync', { ...former, ssoUser: former })
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ email: ANNA })])
    expect((await anna.call('/api/user/sync', former)).status).toBe(403)
  })

  it('the provider’s own at /api/auth/sso-callback, by itself or under ssoUser: the user record', async () => {
    const user = { id: 'lettrice-anna', email: ANNA }
    for (const body of [user, { ssoUser: user }]) {
      const answer = await anna.call('/api/auth/sso-callback', body)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ status: 'success', user: { email: ANNA, ssoId: 'lettrice-anna' } })
    }
  })
})

/** A sign-in up to the provider's answer, which the browser has not followed yet. */
async function begin(): Promise<{ browser: TestBrowser; back: URL }> {
  const browser = new TestBrowser(site)
  const begun = await browser.go('/api/auth/login?next=/news')
  return { browser, back: new URL(await browser.passLogin(begun.headers.get('location') ?? '', ANNA)) }
}

describe('the return of a sign-in (requirements 5)', () => {
  it('forged state, no state, no cookie: the same end', async () => {
    const { browser, back } = await begin()
    const code = back.searchParams.get('code') ?? ''
    expect(reasonOf(await new TestBrowser(site).go(back.href))).toBe('state')
    expect(reasonOf(await browser.go(`/authorize-sso?code=${code}&state=${'x'.repeat(40)}`))).toBe('state')
    expect(browser.cookie('liberta_sessione')).toBeUndefined()
  })

  it('of another tab than the last one to begin fails, and leaves that one its sign-in', async () => {
    const { browser, back } = await begin()
    const begun = await browser.go('/api/auth/login?next=/sport')
    const last = await browser.passLogin(begun.headers.get('location') ?? '', ANNA)
    expect(reasonOf(await browser.go(back.href))).toBe('state')
    expect(reasonOf(await browser.go('/authorize-sso?state=x'))).toBe('state')
    expect(reasonOf(await browser.go(last))).toBe('/sport')
    expect(browser.cookie('liberta_sessione')).toBeDefined()
    expect(browser.cookie('liberta_stato')).toBeUndefined()
  })

  it('replayed: state and code are good once', async () => {
    const { browser, back } = await begin()
    expect(reasonOf(await browser.go(back.href))).toBe('/news')
    expect(reasonOf(await browser.go(back.href))).toBe('state')
    await browser.go('/api/auth/login')
    const state = browser.cookie('liberta_stato') ?? ''
    back.searchParams.set('state', state)
    expect(reasonOf(await browser.go(back.href))).toBe('authorization')
  })

  it('swapped: another browser’s code does not go with this one’s verifier', async () => {
    const [own, other] = await Promise.all([begin(), begin()])
    own.back.searchParams.set('code', other.back.searchParams.get('code') ?? '')
    expect(reasonOf(await own.browser.go(own.back.href))).toBe('authorization')
    expect(own.browser.cookie('liberta_sessione')).toBeUndefined()
  })

  it('without a verifier', async () => {
    const { browser, back } = await begin()
    browser.cookies.delete(`${SITE} liberta_verifica`)
    expect(reasonOf(await browser.go(back.href))).toBe('verifier')
  })

  it('with an error of the provider, or parameters that come twice', async () => {
    const { browser, back } = await begin()
    const state = back.searchParams.get('state') ?? ''
    expect(reasonOf(await browser.go(`/authorize-sso?error=access_denied&state=${state}`))).toBe('authorization')
    const again = await begin()
    expect(reasonOf(await again.browser.go(`${again.back.href}&state=${state}`))).toBe('state')
  })

  it('fixation: the session that a browser brought is not the one it gets, and ends', async () => {
    const planted = anna.cookie('liberta_sessione') ?? ''
    const victim = new TestBrowser(site)
    victim.cookies.set(`${SITE} liberta_sessione`, planted)
    await victim.signIn(LUIGI)
    expect(victim.cookie('liberta_sessione')).not.toBe(planted)
    expect(await (await anna.call('/api/auth')).json()).toMatchObject({ isAuthenticated: false })
  })

  it.each([
    '//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '/\u2028/evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/%09/evil.example',
    '/login?x',
    '/api/auth',
    'news',
  ])('open redirect: next=%s stays on this site', async (next) => {
    const location = (await new TestBrowser(site).signIn(ANNA, next)).headers.get('location') ?? ''
    expect(new URL(location, SITE).origin).toBe(SITE)
    expect(location).not.toMatch(/^\/(?:login|api|\/)/)
  })
})

const ELSEWHERE = [
  ['sec-fetch-site', 'cross-site'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
] as const

describe('posts from another site', () => {
  it.each([
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site', origin: SITE }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['Origin of another', { origin: 'https://evil.example' }],
    ['Origin: null', { origin: 'null' }],
    ['neither', {}],
  ] as const)('%s: 403', async (_what, headers) => {
    const paths = ['save-for-later/toggle', 'auth/logout', 'user/erase', 'auth/refresh']
    for (const path of paths) {
      const answer = await anna.go(`/api/${path}`, {
        method: 'POST',
        body: new URLSearchParams({ itemId: '1' }),
        headers,
      })
      expect([path, answer.status]).toEqual([path, 403])
    }
    expect(await (await anna.call('/api/auth')).json()).toMatchObject({ isAuthenticated: true })
  })

  it.each(['auth/logout', 'auth/token', 'messages', 'withdrawals', 'withdrawals/confirm'])(
    'POST /api/%s, which is open, by a browser that left its cookie at home: 403, and no cookie is touched',
    async (path) => {
      for (const [name, value] of ELSEWHERE) {
        const body = new URLSearchParams({ kind: 'newsletter', email: ANNA })
        const answer = await new TestBrowser(site).go(`/api/${path}`, {
          method: 'POST',
          body,
          headers: { [name]: value },
        })
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
      }
    },
  )

  it('/api/auth/token refuses browsers and our cookie', async () => {
    const body = { code: 'x', code_verifier: 'a'.repeat(128), redirect_uri: `${SITE}/authorize-sso` }
    expect((await anna.call('/api/auth/token', body)).status).toBe(403)
    const client = await fetch(`${site.api.origin}/api/auth/token`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect([client.status, await client.json()]).toEqual([
      400,
      expect.objectContaining({ detail: 'SSO authorization failed' }),
    ])
  })
})
