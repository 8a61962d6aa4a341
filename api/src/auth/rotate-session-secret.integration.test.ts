import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { authAnswerSchema } from '@liberta/contracts/accounts/reader.schema'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'
import { DatabaseLifecycle } from '../database/database-lifecycle.ts'
import { signInAnew, startSignInSite, SITE } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'

const OLD = 'the old secret of these sessions: 1'
const NEW = 'the new secret of these sessions: 2'

/** The three steps of docs/operations.md, «Rotate a secret», and the API without any of them. */
const STEPS = {
  before: { SESSION_SECRET: OLD },
  known: { SESSION_SECRET: OLD, SESSION_SECRET_PREVIOUS: NEW },
  used: { SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD },
  after: { SESSION_SECRET: NEW },
}
type Step = keyof typeof STEPS

/** The API at each step, on one database: as copies of it run beside each other. */
const sites = {} as Record<Step, SignInSite>
const others: TestApi[] = []
let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite(STEPS.before)
  sites.before = site
  for (const step of ['known', 'used', 'after'] as const) {
    const settings = { DATABASE_URL: site.databaseUrl, SSO_URL: site.ssoOrigin, SITE_ORIGIN: SITE, ...STEPS[step] }
    const api = await startApi(settings)
    await api.application.get(DatabaseLifecycle).ready()
    others.push(api)
    sites[step] = { ...site, api }
  }
})
afterAll(async () => {
  for (const api of others) await api.stop()
  await site.stop()
})

let browser: TestBrowser
beforeEach(async () => {
  browser = await signInAnew(site)
})

/** A call at the API of that step, for which the tokens have to be opened and renewed. */
async function isSignedInAt(step: Step): Promise<boolean> {
  await site.query('update reader_sessions set token_expires_at = now()')
  browser.site = sites[step]
  return authAnswerSchema.parse(await (await browser.call('/api/auth')).json()).isAuthenticated
}

describe('while the secret of sessions is replaced (docs/operations.md, «Rotate a secret»)', () => {
  it('a reader stays signed in over all steps', async () => {
    for (const step of ['known', 'used', 'after'] as const)
      expect([step, await isSignedInAt(step)]).toEqual([step, true])
  })

  it.each([
    ['before', 'known'],
    ['known', 'used'],
    ['used', 'after'],
  ] as const)('copies at «%s» and at «%s» open what the other one has sealed', async (earlier, later) => {
    const first = earlier === 'used' ? [earlier] : (['before', earlier] as const)
    for (const step of [...first, later, earlier, later]) expect([step, await isSignedInAt(step)]).toEqual([step, true])
  })

  it('one who did not come by during all of it signs in again: the previous one is accepted no longer', async () => {
    expect(await isSignedInAt('after')).toBe(false)
    expect(browser.cookie('liberta_sessione')).toBeUndefined()
  })

  it('new tokens are sealed with the current one, whatever is accepted beside it', async () => {
    browser.site = sites.used
    await browser.signIn('chi.torna@example.it')
    expect(await isSignedInAt('after')).toBe(true)
  })
})
