import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSignInSite, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'

let site: SignInSite
let anna: TestBrowser

beforeAll(async () => {
  site = await startSignInSite({ MESSAGE_BURST: '0' })
  anna = new TestBrowser(site)
  await anna.signIn('anna.bersani@example.it')
})
afterAll(() => site.stop())

/** NUL, and a half of a character: JSON may hold both, PostgreSQL neither. */
const ODD = 'a\u0000b\ud83dc'
const CONSENTS = { personalizationConsent: true, groupMarketingConsent: true, partnerMarketingConsent: true }
const LETTER = { kind: 'letter', name: ODD, email: 'anna@example.it', subject: ODD, body: ODD, details: { via: ODD } }

describe('text that PostgreSQL does not keep: a bad body is never a 5xx', () => {
  it.each([
    ['save-for-later/toggle', { itemId: '1', title: ODD, currentStatus: false }],
    ['user/privacy-settings', { settings: { ...CONSENTS, textVersion: ODD } }],
    ['messages', LETTER],
    ['withdrawals', { name: ODD, email: 'anna@example.it', contract: ODD }],
  ])('POST /api/%s: kept without it, also under a key', async (path, body) => {
    const key = { 'idempotency-key': path }
    expect((await anna.call(`/api/${path}`, body)).status).toBe(200)
    expect((await anna.call(`/api/${path}`, body, key)).status).toBe(200)
  })

  it('POST /api/user/interests: refused, as there is no such topic', async () => {
    const interests = { topics: [ODD], zones: [ODD] }
    expect((await anna.call('/api/user/interests', { interests })).status).toBe(422)
  })

  it.each(['user/erase', 'user/newsletters', 'save-for-later/check', 'auth/sso-callback'])(
    'POST /api/%s: refused',
    async (path) => {
      const body = { confirmation: ODD, newsletterId: ODD, active: true, itemId: ODD, id: ODD, email: ODD }
      const { status } = await anna.call(`/api/${path}`, body)
      expect([400, 403]).toContain(status)
    },
  )

  it('GET /api/save-for-later: looked for without it', async () => {
    const answer = await anna.call('/api/save-for-later?query=a%00b')
    expect(answer.status).toBe(200)
    expect((await anna.call('/api/save-for-later?type=a%00b')).status).toBe(400)
  })
})
