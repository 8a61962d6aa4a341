import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { problemSchema } from '@liberta/contracts/problems/problem.schema'
import { signInAnew, startSignInSite } from '../../../../infra/testing/start-sign-in.ts'
import type { SignInSite, TestBrowser } from '../../../../infra/testing/start-sign-in.ts'

const SENT = 300
const ALLOWED = 100

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())

/** The choice of a number; each differs from the one before. */
const chooseCookies = (browser: TestBrowser, index: number, headers = {}) =>
  browser.call('/api/user/cookie-choices', { version: index + 1, granted: [] }, headers)
const decide = (browser: TestBrowser, index: number) => {
  const consents = { personalizationConsent: index % 2 === 0, groupMarketingConsent: false }
  const settings = { ...consents, partnerMarketingConsent: false, textVersion: String(index) }
  return browser.call('/api/user/privacy-settings', { settings })
}
const count = async (table: string, browser: TestBrowser) => {
  const { user } = (await (await browser.call('/api/auth')).json()) as { user: { id: string } }
  return (await site.query(`select 1 from ${table} where user_id = '${user.id}'`)).length
}

async function sendMany(send: (index: number) => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = []
  for (let index = 0; index < SENT; index += 1) answers.push(await send(index))
  return answers
}

describe.each([
  ['about cookies', 'cookie_choices', chooseCookies],
  ['about the three consents', 'consent_records', decide],
])('the choices of one reader %s', (_what, table, send) => {
  it('are a hundred a day: the history is bounded, and the answer says when there is room again', async () => {
    const browser = await signInAnew(site)
    const answers = await sendMany((index) => send(browser, index))
    const refused = answers.slice(ALLOWED)
    expect(new Set(answers.slice(0, ALLOWED).map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    const [first] = refused
    expect(first?.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(Number(first?.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
    expect(problemSchema.parse(await first?.json())).toMatchObject({ status: 429 })
    expect(await count(table, browser)).toBe(ALLOWED)
    expect((await send(await signInAnew(site), 0)).status).toBe(200)
  })
})

describe('a choice that comes again with its key', () => {
  it('is answered as before, also where there is no room for another', async () => {
    const browser = await signInAnew(site)
    const key = { 'idempotency-key': 'una-scelta' }
    expect((await chooseCookies(browser, 0, key)).status).toBe(200)
    await sendMany((index) => chooseCookies(browser, index))
    expect((await chooseCookies(browser, 0, key)).status).toBe(200)
    expect((await chooseCookies(browser, 0, { 'idempotency-key': 'altra' })).status).toBe(429)
    expect(await count('cookie_choices', browser)).toBe(ALLOWED)
  })
})
