import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { endSessionsAnswerSchema, sessionsAnswerSchema } from '@liberta/contracts/accounts/reader-sessions.schema'
import { signInAs, startSignInSite, TestBrowser } from '../../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../../infra/testing/start-sign-in.ts'

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

  it('end one by one: its cookie is worth nothing, its tokens neither, and the others go on', async () => {
    const [phone, computer, library] = [await signedIn(), await signedIn(), await signedIn()]
    const lost = (await list(library)).find(({ current }) => current)?.handle ?? ''
    const [row] = await site.query<{ ended: number }>('select count(*)::int as ended from reader_sessions')
    expect(await end(phone, lost)).toBe(1)
    expect(await end(phone, lost)).toBe(0)
    expect(await Promise.all([phone, computer, library].map(isSignedIn))).toEqual([true, true, false])
    const [after] = await site.query<{ ended: number }>('select count(*)::int as ended from reader_sessions')
    expect((row?.ended ?? 0) - (after?.ended ?? 0)).toBe(1)
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
