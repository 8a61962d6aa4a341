import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { endSessionsAnswerSchema, sessionsAnswerSchema } from '@liberta/contracts/accounts/reader-sessions.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { signInAs, startSignInSite, TestBrowser } from '../../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../../infra/testing/start-sign-in.ts'
import { SsoClient } from '../../auth/provider/sso-client.ts'
import { ReaderSessions } from '../../auth/sessions/reader-sessions.ts'

const ANNA = 'anna.bersani@example.it'
const LUIGI = 'luigi.gobbi@example.it'
const SESSIONS = '/api/user/sessions'

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())

const signedIn = (email = ANNA) => signInAs(site, email)

const list = async (browser: TestBrowser) =>
  sessionsAnswerSchema.parse(await (await browser.call(SESSIONS)).json()).data
const end = async (browser: TestBrowser, session: string) =>
  endSessionsAnswerSchema.parse(await (await browser.call(SESSIONS, { session })).json()).ended
const isSignedIn = async (browser: TestBrowser) =>
  ((await (await browser.call('/api/auth')).json()) as { isAuthenticated: boolean }).isAuthenticated

const countSessions = async () => {
  const [row] = await site.query<{ sessions: number }>('select count(*)::int as sessions from reader_sessions')
  return row?.sessions ?? -1
}

/** The provider's token of a browser's session, which the browser itself never sees. */
async function tokenOf(browser: TestBrowser): Promise<string> {
  const sessions = site.api.application.get(ReaderSessions)
  const session = await sessions.look(browser.cookie('liberta_sessione') ?? '')
  return (session && sessions.tokensOf(session)?.accessToken) ?? ''
}

/** Whether the provider takes a token. */
const isGood = async (token: string | undefined) =>
  (await fetch(`${site.ssoOrigin}/api/user`, { headers: { authorization: `Bearer ${token}` } })).ok

describe('a reader’s sessions', () => {
  it('are listed, the one that asks among them, and nobody else’s', async () => {
    const [phone, computer] = [await signedIn(LUIGI), await signedIn(LUIGI)]
    await signedIn(ANNA)
    const [here, there] = [await list(phone), await list(computer)]
    expect(here.map(({ handle }) => handle)).toEqual(there.map(({ handle }) => handle))
    expect([here, there].map((each) => each.filter(({ current }) => current).length)).toEqual([1, 1])
    expect(here.find(({ current }) => current)?.handle).not.toBe(there.find(({ current }) => current)?.handle)
    await end(phone, 'others')
    expect(await list(phone)).toHaveLength(1)
  })

  it('end one by one: its cookie is worth nothing, its token neither, and the others go on', async () => {
    const [phone, computer, library] = [await signedIn(), await signedIn(), await signedIn()]
    const tokens = await Promise.all([phone, computer, library].map(tokenOf))
    const lost = (await list(library)).find(({ current }) => current)?.handle ?? ''
    const before = await countSessions()
    expect(await end(phone, lost)).toBe(1)
    expect(await end(phone, lost)).toBe(0)
    expect(before - (await countSessions())).toBe(1)
    expect(await Promise.all([phone, computer, library].map(isSignedIn))).toEqual([true, true, false])
    await waitUntil(async () => !(await isGood(tokens[2])))
    expect(await Promise.all(tokens.map(isGood))).toEqual([true, true, false])
  })

  it('end at once, whatever time the provider takes', async () => {
    const [phone, computer] = [await signedIn(), await signedIn()]
    const { promise: silence, resolve: answer } = Promise.withResolvers<void>()
    const logout = jest.spyOn(site.api.application.get(SsoClient), 'logout').mockReturnValue(silence)
    // The provider answers only after the reader was answered.
    expect(await end(phone, 'others')).toBeGreaterThan(0)
    expect(await isSignedIn(computer)).toBe(false)
    await waitUntil(() => logout.mock.calls.length > 0)
    answer()
    logout.mockRestore()
  })

  it('end all but the one that asks', async () => {
    const [phone, computer] = [await signedIn(), await signedIn()]
    expect(await end(phone, 'others')).toBeGreaterThan(0)
    expect(await Promise.all([phone, computer].map(isSignedIn))).toEqual([true, false])
    expect(await list(phone)).toEqual([expect.objectContaining({ current: true })])
  })

  it('of another reader cannot be ended', async () => {
    const [anna, luigi] = [await signedIn(ANNA), await signedIn(LUIGI)]
    const [handle = ''] = (await list(luigi)).map((each) => each.handle)
    expect(await end(anna, handle)).toBe(0)
    expect(await isSignedIn(luigi)).toBe(true)
  })

  it.each(['', '%', 'a', 'x'.repeat(43), null, { $ne: '' }])('%j is no session: 400', async (session) => {
    const browser = await signedIn()
    expect((await browser.call(SESSIONS, { session })).status).toBe(400)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('are nobody’s to see or to end who is not signed in', async () => {
    const nobody = new TestBrowser(site)
    expect((await nobody.call(SESSIONS)).status).toBe(401)
    expect((await nobody.call(SESSIONS, { session: 'others' })).status).toBe(401)
  })
})
