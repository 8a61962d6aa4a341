import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signInAnew, startSignInSite, TestBrowser } from '../../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../../infra/testing/start-sign-in.ts'

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())

const signIn = () => signInAnew(site)

describe('what a signed-in reader chooses about cookies', () => {
  it('is kept once for its key, stands in the reader’s file, and goes with the account', async () => {
    const browser = await signIn()
    const key = { 'idempotency-key': randomUUID() }
    const choose = (granted: string[], headers = {}) =>
      browser.call('/api/user/cookie-choices', { version: 1, granted }, headers)
    expect(await (await choose(['statistics', 'statistics'], key)).json()).toEqual({ status: 'success' })
    expect((await choose(['statistics', 'statistics'], key)).status).toBe(200)
    expect((await choose([])).status).toBe(200)
    for (const wrong of [{ version: 0, granted: [] }, { version: 1 }, { version: 1, granted: ['everything'] }])
      expect((await browser.call('/api/user/cookie-choices', wrong)).status).toBe(400)
    const file = (await (await browser.call('/api/user/export', {})).json()) as {
      cookieChoices: { granted: string[] }[]
    }
    expect(file.cookieChoices.map(({ granted }) => granted)).toEqual([['statistics'], []])
    const { user } = (await (await browser.call('/api/auth')).json()) as { user: { id: string } }
    const kept = () => site.query(`select 1 from cookie_choices where user_id = '${user.id}'`)
    expect(await kept()).toHaveLength(2)
    await browser.call('/api/user/erase', { confirmation: 'CANCELLA' })
    expect(await kept()).toEqual([])
  })

  it('is kept of nobody who is not signed in, and for no other site', async () => {
    const choice = { version: 1, granted: [] }
    expect((await new TestBrowser(site).call('/api/user/cookie-choices', choice)).status).toBe(401)
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
    expect((await (await signIn()).call('/api/user/cookie-choices', choice, foreign)).status).toBe(403)
  })
})
