import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { SsoClient } from '../../api/src/auth/provider/sso-client.ts'
import { startOwnSite } from '../../frontend/src/testing/start-own-site.ts'
import type { OwnSite } from '../../frontend/src/testing/start-own-site.ts'
import { signInAnew, startSignInSite, SITE } from './start-sign-in.ts'
import type { SignInSite } from './start-sign-in.ts'

let site: SignInSite
let pages: OwnSite

beforeAll(async () => {
  site = await startSignInSite()
  pages = await startOwnSite({ API_URL: site.api.origin, SITE_ORIGIN: SITE })
})
afterAll(async () => {
  await pages.stop()
  await site.stop()
})

const order = (payload: object) => site.sso.inject({ method: 'POST', url: '/_control/switches', payload })

describe('while the provider takes calls and does not answer', () => {
  it('who erases the account by the site’s form is bid good-bye at once, and their cookies go', async () => {
    const browser = await signInAnew(site)
    const cookie = [...browser.cookies]
      .filter(([name]) => name.startsWith(SITE))
      .map(([name, value]) => `${name.slice(SITE.length + 1)}=${value}`)
      .join('; ')
    const happened: string[] = []
    const client = site.api.application.get(SsoClient)
    const revoke = client.logout.bind(client)
    const logout = jest
      .spyOn(client, 'logout')
      .mockImplementation((token) => revoke(token).finally(() => void happened.push('the call of the provider ended')))
    await order({ outage: 'hang' })
    const form = new URLSearchParams({ confirmation: 'CANCELLA' })
    const answer = await pages.post('/area-riservata/i-miei-dati/cancella', form, { cookie })
    happened.push('the reader was answered')
    expect(happened).toEqual(['the reader was answered'])
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/area-riservata'])
    const set = answer.headers.getSetCookie()
    const kept = set.filter((line) => !line.includes('Max-Age=0')).map((line) => line.split(';')[0])
    const page = await pages.get('/area-riservata', { cookie: kept.join('; ') })
    expect(await page.text()).toContain('L’account è cancellato</h1>')
    const cleared = set.filter((line) => line.includes('Max-Age=0'))
    expect(cleared.join()).toMatch(/liberta_sessione=;.*liberta_lettore=;/)
    expect(await site.query('select * from reader_sessions')).toEqual([])
    await waitUntil(() => logout.mock.calls.length === 1, { what: 'the revocation of the token' })
    await order({ reset: true })
    logout.mockRestore()
  })
})
