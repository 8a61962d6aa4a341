import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SAMPLE_SESSION } from '../testing/start-account-api.ts'
import { startOwnSite } from '../testing/start-own-site.ts'
import type { OwnSite } from '../testing/start-own-site.ts'

const SIGN_IN = '/api/auth/login?next=%2Ftag%2Fpo'
const SIGN_OUT = '/api/auth/logout'
const FROM_FORM = { cookie: SAMPLE_SESSION, accept: 'text/html,application/xhtml+xml' }

let lively: OwnSite
let orphan: OwnSite

beforeAll(async () => {
  ;[lively, orphan] = await Promise.all([startOwnSite(), startOwnSite({ API_URL: 'http://127.0.0.1:9' })])
})
afterAll(() => Promise.all([lively.stop(), orphan.stop()]))

/** The site whose API is away, or answers so. */
function siteWhere(status: number | null): OwnSite {
  if (status === null) return orphan
  for (const call of ['GET /api/auth/login', `POST ${SIGN_OUT}`]) lively.api.answers.set(call, { status, body: {} })
  return lively
}

describe.each([
  ['is away', null],
  ['fails', 503],
  ['has no room', 429],
])('what a browser asks of the API by a link or a form, while that %s', (_how, status) => {
  it('leads from «Accedi» to /login, and from there on to where the reader was', async () => {
    const answer = await siteWhere(status).get(SIGN_IN)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      '/login?reason=processing&next=%2Ftag%2Fpo',
      'no-store',
    ])
  })

  it('leads from «Esci» without a script back to the profile, which says so', async () => {
    const answer = await siteWhere(status).post(SIGN_OUT, '', FROM_FORM)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/area-riservata/profilo#avviso'])
    const [flashMessage] = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    const profile = await lively.get('/area-riservata/profilo', { cookie: `${SAMPLE_SESSION}; ${flashMessage}` })
    expect(await profile.text()).toContain('non riusciamo a farti uscire')
  })

  it('is still a problem for scripts, which read it', async () => {
    const site = siteWhere(status)
    const headers = { cookie: SAMPLE_SESSION, accept: 'application/json' }
    expect((await site.post(SIGN_OUT, '', headers)).status).toBe(status ?? 503)
    if (status === null) expect((await site.get('/api/auth/sign-in-address?next=%2F', headers)).status).toBe(503)
  })
})
