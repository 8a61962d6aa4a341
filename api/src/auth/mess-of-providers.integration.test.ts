import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startSignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'
import { READER_MESS, TOKEN_MESS } from '../../../infra/upstreams/src/sso/sso-mess.table.ts'

/** Without these nobody can be told from anybody. */
const NEEDED = /^sso\.reader\.(?:id|email)\./
const READER = { email: 'anna.bersani@example.it', id: 'lettrice-anna' }

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())
beforeEach(() => order({ reset: true }))

async function order(switches: object): Promise<void> {
  const answer = await site.sso.inject({ method: 'POST', url: '/_control/switches', payload: switches })
  expect(answer.statusCode).toBe(200)
}

const stateOf = async (browser: TestBrowser) =>
  (await (await browser.call('/api/auth')).json()) as { isAuthenticated: boolean }

describe('a sign-in provider with habits of its own', () => {
  it.each(TOKEN_MESS)('signs readers in, and out never: $what', async ({ name }) => {
    await order({ mess: 1, messKind: name })
    const browser = new TestBrowser(site)
    expect((await browser.signIn(READER.email)).headers.get('location')).toBe('/')
    for (let renewals = 1; renewals <= 3; renewals += 1) {
      await site.query(`update reader_sessions set token_expires_at = now() - interval '1 minute'`)
      expect((await browser.call('/api/auth/refresh', {})).status).toBe(200)
      expect(await stateOf(browser)).toMatchObject({ isAuthenticated: true })
    }
  })

  it.each(READER_MESS.filter(({ name }) => !NEEDED.test(name)))('signs readers in: $what', async ({ name }) => {
    await order({ mess: 1, messKind: name })
    const browser = new TestBrowser(site)
    expect((await browser.signIn(READER.email)).headers.get('location')).toBe('/')
    expect(await stateOf(browser)).toMatchObject({ isAuthenticated: true })
  })

  it.each(READER_MESS.filter(({ name }) => NEEDED.test(name)))(
    'says kindly that it failed: $what',
    async ({ name }) => {
      await order({ mess: 1, messKind: name })
      const browser = new TestBrowser(site)
      const answer = await browser.signIn(READER.email)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/login\?reason=/)])
      expect(await stateOf(browser)).toMatchObject({ isAuthenticated: false })
    },
  )
})
