import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Logger } from 'pino'
import { signInAnew, startSignInSite } from '../../../infra/testing/start-sign-in.ts'
import type { SignInSite } from '../../../infra/testing/start-sign-in.ts'
import { LOGGER } from '../settings/injection-token.ts'

let site: SignInSite
let logger: Logger
const lines: { level: string; message: unknown; facts: unknown }[] = []

beforeAll(async () => {
  site = await startSignInSite()
  logger = site.api.application.get<Logger>(LOGGER)
})
afterAll(() => site.stop())
beforeEach(() => {
  lines.length = 0
  for (const level of ['info', 'warn'] as const) {
    jest
      .spyOn(logger, level)
      .mockImplementation((facts: unknown, message?: unknown) => void lines.push({ level, message, facts }))
  }
})
afterEach(() => void jest.restoreAllMocks())

const ofMessage = (message: string) => lines.filter((line) => line.message === message)
const newestReader = async () => {
  const [reader] = await site.query<{ id: string }>('select id from users order by created_at desc limit 1')
  return reader?.id
}

describe('the log tells who came and went (OWASP ASVS 16.3)', () => {
  it('a sign-in and a sign-out have a line each with the reader’s id, and nothing that the browser brought', async () => {
    const browser = await signInAnew(site)
    const session = browser.cookie('liberta_sessione') ?? ''
    const userId = await newestReader()
    await browser.call('/api/auth/logout', {})
    expect(ofMessage('a reader has signed in')).toEqual([
      { level: 'info', message: expect.any(String), facts: { userId } },
    ])
    expect(ofMessage('a reader has signed out')).toEqual([
      { level: 'info', message: expect.any(String), facts: { userId } },
    ])
    expect(session).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(lines)).not.toContain(session)
  })

  it('a request that is refused for where it comes from has one, with the address that it came from', async () => {
    const browser = await signInAnew(site)
    const refused = await browser.call(
      '/api/user/erase',
      {},
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    )
    expect(refused.status).toBe(403)
    expect(ofMessage('a request from another site was refused')).toEqual([
      { level: 'warn', message: expect.any(String), facts: { client: '127.0.0.1', path: '/api/user/erase' } },
    ])
  })

  it('one that names another reader has one, with the reader who is signed in', async () => {
    const browser = await signInAnew(site)
    const refused = await browser.call('/api/save-for-later?userId=another')
    expect(refused.status).toBe(403)
    expect(ofMessage('a request for another reader was refused')).toEqual([
      {
        level: 'warn',
        message: expect.any(String),
        facts: { userId: await newestReader(), path: '/api/save-for-later' },
      },
    ])
  })

  it('a change that the CMS has not signed has one', async () => {
    const sent = await fetch(`${site.api.origin}/api/naxos/webhook`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-naxos-signature': 'sha256=00' },
    })
    expect(sent.status).toBe(401)
    expect(ofMessage('a change that the CMS has not signed was refused')).toEqual([
      { level: 'warn', message: expect.any(String), facts: { client: '127.0.0.1' } },
    ])
  })
})
