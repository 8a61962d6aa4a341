import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { startSignInSite, SITE, TestBrowser } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'

const HOSTILE_BODIES = 10_000
const AT_ONCE = 50

let site: SignInSite
let anna: TestBrowser

beforeAll(async () => {
  site = await startSignInSite({ MESSAGE_BURST: '0' })
  anna = new TestBrowser(site)
  await anna.signIn('anna.bersani@example.it')
})
afterAll(() => site.stop())

describe('10,000 generated hostile bodies', () => {
  const hostile = fc.oneof(
    fc.json({ maxDepth: 6 }),
    fc.object({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
    fc.string({ maxLength: 200 }),
    fc.constantFrom('{"__proto__":{}}', '[', '"', '{"itemId":1e999}', '\u0000', `{"itemId":"${'x'.repeat(70_000)}"}`),
    fc
      .record({
        itemId: fc.oneof(fc.string(), fc.integer({ max: -1 }), fc.constant(null), fc.constant('1 or 1=1')),
        type: fc.string({ minLength: 101, maxLength: 110 }),
        settings: fc.object(),
        interests: fc.object(),
        currentStatus: fc.string(),
        title: fc.anything(),
      })
      .map((value) => JSON.stringify(value)),
  )
  const paths = [
    'save-for-later/toggle',
    'save-for-later/check',
    'user/privacy-settings',
    'user/interests',
    'user/newsletters',
    'user/erase',
    'messages',
    'withdrawals',
    'withdrawals/confirm',
    'auth/token',
  ]
  const types = [
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
  ]

  it('are answered 4xx, never 5xx, and change nothing', async () => {
    const bodies = fc.sample(hostile, HOSTILE_BODIES)
    const unexpected: string[] = []
    const send = async (body: string, index: number) => {
      const path = paths[index % paths.length] ?? ''
      const type = types[Math.floor(index / paths.length) % types.length] ?? ''
      const headers = { 'content-type': type, origin: SITE, 'sec-fetch-site': 'same-origin' }
      const { status } = await anna.go(`/api/${path}`, { method: 'POST', body, headers })
      if (status < 400 || status >= 500) unexpected.push(`${path} ${type} ${status} ${body.slice(0, 200)}`)
    }
    for (let start = 0; start < bodies.length; start += AT_ONCE) {
      await Promise.all(bodies.slice(start, start + AT_ONCE).map((body, offset) => send(body, start + offset)))
    }
    expect(unexpected).toEqual([])
    expect(await (await anna.call('/api/auth')).json()).toMatchObject({ isAuthenticated: true, savedItems: [] })
  })
})
