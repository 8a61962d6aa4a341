import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signInAnew, startSignInSite } from '../../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../../infra/testing/start-sign-in.ts'
import { listControllerRoutes } from '../../testing/list-controller-routes.ts'

/** Every route that nobody has to be signed in for. Whoever opens one more says so here. */
const OPEN = [
  'GET /api/auth',
  'GET /api/auth/login',
  'GET /api/auth/sign-in-address',
  'GET /api/surveys/vote',
  'GET /authorize-sso',
  'GET /health/live',
  'GET /health/ready',
  'POST /api/auth/logout',
  'POST /api/auth/token',
  'POST /api/messages',
  'POST /api/reads',
  'POST /api/naxos/webhook',
  'POST /api/surveys/vote',
  'POST /api/withdrawals',
  'POST /api/withdrawals/confirm',
]

let site: SignInSite

beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())

async function askWithoutSession(route: string): Promise<number> {
  const [method = '', path = ''] = route.split(' ')
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
  return (await fetch(site.api.origin + path, { method, ...body })).status
}

describe('default deny (OWASP ASVS: guards)', () => {
  it('every route of every controller answers 401 to nobody, but for those listed as open', async () => {
    const closed = listControllerRoutes(site.api.application).filter((route) => !OPEN.includes(route))
    expect(closed.length).toBeGreaterThan(10)
    const answers = await Promise.all(closed.map(async (route) => [route, await askWithoutSession(route)]))
    expect(answers).toEqual(closed.map((route) => [route, 401]))
  })

  it('no answer of any of them is guessed to be of another type than it says, also where it is taken', async () => {
    const letter = {
      kind: 'letter',
      name: 'Anna',
      email: 'anna@example.it',
      subject: 'Il ponte',
      body: 'Gentile direttore, …',
    }
    const browser = await signInAnew(site)
    const own = ['/api/auth', '/api/save-for-later', '/api/user/newsletters', '/api/user/sessions']
    const taken = await Promise.all([
      browser.call('/api/messages', letter),
      browser.call('/api/user/export', {}),
      ...own.map((path) => browser.call(path)),
    ])
    const asked = listControllerRoutes(site.api.application).map(async (route) => {
      const [method = '', path = ''] = route.split(' ')
      return fetch(site.api.origin + path, { method, redirect: 'manual' })
    })
    for (const answer of [...taken, ...(await Promise.all(asked))]) {
      expect([answer.url, answer.headers.get('x-content-type-options')]).toEqual([answer.url, 'nosniff'])
    }
    expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 200))
  })

  it('what is listed as open is there', () => {
    expect(listControllerRoutes(site.api.application)).toEqual(expect.arrayContaining(OPEN))
  })
})
