import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { judgeSsoCall, SsoClient, SsoRefusal, SsoSilence, SsoSiteRefusal } from './sso-client.ts'

let status = 200
let answer = '{}'
/** The last call: its line, its Authorization header, its form. */
let asked: { line: string; authorization: string | undefined; form: Record<string, string> }
let accepted: string | undefined
async function take({ method, url, headers }: IncomingMessage, body: Promise<string>): Promise<void> {
  const form = Object.fromEntries(new URLSearchParams(await body))
  asked = { line: `${method} ${url}`, authorization: headers.authorization, form }
  accepted = headers.accept
}
const provider = createServer(
  (request, response) =>
    void take(request, text(request)).finally(() => response.writeHead(status, { location: '/' }).end(answer)),
)
let client: SsoClient

beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  client = new SsoClient({ url, publicUrl: url, clientId: 'liberta-web', clientSecret: undefined })
})
afterAll(() => void provider.close())

const tokens = (more: object) => JSON.stringify({ access_token: 'new', ...more })

describe('the calls to the provider (requirements 7)', () => {
  beforeEach(() => void (status = 200))

  it('GET /api/user, with the bearer: id, email, name, surname, profile_photo_url', async () => {
    const user = { id: 'lettrice-anna', email: 'anna@example.it', name: 'Anna', surname: 'Bersani' }
    answer = JSON.stringify({ ...user, profile_photo_url: 'https://sso.example/anna.jpg' })
    expect(await client.readUser('gettone')).toMatchObject({
      ...user,
      profile_photo_url: 'https://sso.example/anna.jpg',
    })
    expect(asked).toEqual({ line: 'GET /api/user', authorization: 'Bearer gettone', form: {} })
  })

  it('POST /api/sso-logout, with the bearer', async () => {
    answer = '{}'
    await client.logout('gettone')
    expect(asked).toEqual({ line: 'POST /api/sso-logout', authorization: 'Bearer gettone', form: {} })
  })

  it('POST /oauth/token: a form of grant_type, refresh_token, client_id, and scope, empty', async () => {
    answer = tokens({ refresh_token: 'next', expires_in: 900 })
    const begun = Date.now()
    const { expiresAt, ...renewed } = await client.refresh('former')
    expect(asked).toEqual({
      line: 'POST /oauth/token',
      authorization: undefined,
      form: { grant_type: 'refresh_token', refresh_token: 'former', client_id: 'liberta-web', scope: '' },
    })
    expect(renewed).toEqual({ accessToken: 'new', refreshToken: 'next' })
    expect(Math.round((expiresAt - begun) / 1000)).toBe(900)
  })
})

/** How each call that brings a token or a code is judged where it is answered with a status. */
async function judgeCalls(answered: number) {
  status = answered
  const calls = [
    client.readUser('x'),
    client.identify('x'),
    client.refresh('x'),
    client.exchangeCode({ code: 'c', verifier: 'v', redirectUri: 'r' }),
    client.logout('x'),
  ]
  const failures = await Promise.allSettled(calls)
  return failures.map((each) => (each.status === 'rejected' ? judgeSsoCall(each.reason) : 'fulfilled'))
}

describe('how an answer tells of the provider', () => {
  it.each([302, 400, 401, 403, 404, 422, 429, 431])('%i tells of one token or code alone', async (answered) => {
    expect(new Set(await judgeCalls(answered))).toEqual(new Set([null]))
  })

  it.each([408, 500, 502, 503])('%i tells of a provider that is not well', async (answered) => {
    expect(new Set(await judgeCalls(answered))).toEqual(new Set(['failed']))
  })

  it('every call says that it wants JSON, so that a refusal is no login page', async () => {
    status = 200
    const calls = [
      () => client.readUser('x'),
      () => client.identify('x'),
      () => client.refresh('x'),
      () => client.logout('x'),
    ]
    for (const call of calls) {
      accepted = undefined
      await call().catch(() => undefined)
      expect(accepted).toBe('application/json')
    }
  })
})

describe('a provider with manners of its own', () => {
  it('that gives no new refresh token has the old one used again (RFC 6749 §6)', async () => {
    status = 200
    answer = tokens({ expires_in: 900 })
    expect(await client.refresh('old')).toMatchObject({ accessToken: 'new', refreshToken: 'old' })
    answer = tokens({ refresh_token: 'next', expires_in: 900 })
    expect(await client.refresh('old')).toMatchObject({ refreshToken: 'next' })
  })

  it.each([
    ['as text', '900', 900],
    ['not at all', undefined, 3600],
    ['as null', null, 3600],
    ['as nonsense', -5, 3600],
    ['beyond any date', 1e300, 315_360_000],
  ])('that says %s how long a token holds is believed as far as it can be', async (_how, said, seconds) => {
    answer = tokens({ refresh_token: 'next', expires_in: said })
    const { expiresAt } = await client.exchangeCode({ code: 'c', verifier: 'v', redirectUri: 'r' })
    expect(Math.round((expiresAt - Date.now()) / 1000)).toBe(seconds)
  })

  it('that has a NUL or half a character in a name is read without them', async () => {
    answer = '{"id":1,"email":"anna@example.it","name":"An\\u0000na","surname":"\\ud800Neri","raw\\u0000":["x\\u0000"]}'
    expect(await client.readUser('x')).toMatchObject({ name: 'Anna', surname: '\ufffdNeri', raw: ['x'] })
  })

  it('a name that is cut keeps no half of a character, which PostgreSQL takes in no JSON', async () => {
    answer = JSON.stringify({ id: 1, email: 'anna@example.it', name: `${'a'.repeat(199)}😀`, surname: 'b'.repeat(300) })
    const { name, surname } = await client.readUser('x')
    expect([name, surname]).toEqual(['a'.repeat(199), 'b'.repeat(200)])
  })

  it.each(['9007199254740992', '1234567890123456789', '1.5', '1e300', '""', 'null'])(
    'that calls a reader %s, which may be somebody else’s id once it is read, gives no answer',
    async (id) => {
      answer = `{"id":${id},"email":"anna@example.it"}`
      await expect(client.readUser('x')).rejects.toBeInstanceOf(SsoSilence)
    },
  )

  it.each([
    ['9007199254740991', '9007199254740991'],
    ['0', '0'],
    ['"1234567890123456789"', '1234567890123456789'],
  ])('that calls a reader %s tells whose it is', async (id, read) => {
    answer = `{"id":${id},"email":"anna@example.it"}`
    expect(await client.readUser('x')).toMatchObject({ id: read })
  })

  it('that answers thousands of brackets gives no answer', async () => {
    answer = '['.repeat(30_000) + ']'.repeat(30_000)
    await expect(client.readUser('x')).rejects.toBeInstanceOf(SsoSilence)
    answer = '{}'
  })
})

describe('what a provider answers to a refresh', () => {
  it.each([400, 401])('%i is a refusal, which ends the session', async (answered) => {
    status = answered
    await expect(client.refresh('x')).rejects.toBeInstanceOf(SsoRefusal)
  })

  it.each([
    [400, '{"error":"invalid_grant"}'],
    [401, '{"error":"invalid_request","error_description":"The refresh token is invalid."}'],
    [400, '{"error":{"code":7}}'],
  ])('%i %s is one, too', async (answered, body) => {
    ;[status, answer] = [answered, body]
    await expect(client.refresh('x')).rejects.toBeInstanceOf(SsoRefusal)
  })

  it.each([
    [401, '{"error":"invalid_client"}'],
    [400, '{"error":"unauthorized_client"}'],
    [400, '{"error":"unsupported_grant_type"}'],
    [400, '{"error":"invalid_scope"}'],
    [400, '{"error":"temporarily_unavailable"}'],
    [400, '{"error":"server_error"}'],
    [401, '<html>401 Authorization Required</html>'],
    [401, ''],
    [401, '"no"'],
    [401, 'null'],
  ])('%i %s refuses this site, whoever the reader is: the session goes on', async (answered, body) => {
    ;[status, answer] = [answered, body]
    const failure = await client.refresh('x').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SsoSiteRefusal)
    expect(judgeSsoCall(failure)).toBeNull()
  })

  it.each([200, 302, 403, 404, 429, 500, 503])(
    '%i says nothing of the token: the session goes on',
    async (answered) => {
      status = answered
      await expect(client.refresh('x')).rejects.toBeInstanceOf(SsoSilence)
      await expect(client.readUser('x')).rejects.toBeInstanceOf(SsoSilence)
    },
  )
})
