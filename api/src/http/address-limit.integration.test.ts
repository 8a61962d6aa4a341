import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ MESSAGE_BURST: '1', VOTE_BURST: '1' })
})
afterAll(() => api.stop())

const LETTER = {
  kind: 'letter',
  name: 'Anna',
  email: 'anna@example.it',
  subject: 'Il ponte',
  body: 'Gentile direttore',
}

describe('who sends too much from one address', () => {
  it.each([
    ['messages', '/api/messages', LETTER],
    ['votes', '/api/surveys/vote', { surveyId: 1, answerId: 1 }],
  ])('is told when the next of the %s is taken: 429 with Retry-After', async (what, path, body) => {
    const post = () =>
      fetch(api.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await post()).status).not.toBe(429)
    const refused = await post()
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      429,
      expect.stringContaining('application/problem+json'),
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining(`Too many ${what}`) })
  })
})
