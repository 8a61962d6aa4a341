import { createHash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createSso } from './create-server.ts'
import { READER_MESS, TOKEN_MESS } from './sso-mess.table.ts'

const RETURN = 'http://localhost:3000/authorize-sso'
let app: FastifyInstance
let origin = ''

beforeAll(async () => {
  app = createSso({
    issuer: 'http://localhost:4203',
    clientId: 'liberta-web',
    redirectUris: [RETURN],
    accessTokenSeconds: 900,
    logLevel: 'silent',
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

class Browser {
  private readonly cookies = new Map<string, string>()

  async go(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(address, origin), {
      ...init,
      redirect: 'manual',
      headers: { cookie },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    return answer
  }
}

async function signIn(email: string, verifier: string): Promise<URL> {
  const browser = new Browser()
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const asked = `client_id=liberta-web&redirect_uri=${encodeURIComponent(RETURN)}&response_type=code`
  const first = await browser.go(
    `/oauth/authorize?${asked}&code_challenge=${challenge}&code_challenge_method=S256&state=abc`,
  )
  const login = first.headers.get('location') ?? ''
  expect(await (await browser.go(login)).text()).toContain('Lettori di esempio')
  const sent = await browser.go(login, { method: 'POST', body: new URLSearchParams({ email }) })
  const resumed = await browser.go(sent.headers.get('location') ?? '')
  return new URL(resumed.headers.get('location') ?? '')
}

const token = async (form: Record<string, string>) =>
  fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams({ client_id: 'liberta-web', ...form }) })

async function exchange(email = 'anna.bersani@example.it') {
  const verifier = randomBytes(64).toString('hex')
  const back = await signIn(email, verifier)
  const answer = await token({
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: RETURN,
  })
  return {
    back,
    answer,
    tokens: (await answer.json()) as { access_token: string; refresh_token: string; expires_in: number },
  }
}

const asBearer = (access: string) => ({ headers: { authorization: `Bearer ${access}` } })

async function readUser(email: string): Promise<unknown> {
  const { tokens } = await exchange(email)
  return (await fetch(`${origin}/api/user`, asBearer(tokens.access_token))).json()
}

describe('the sign-in provider (requirements 7)', () => {
  it('gives a code for a reader, tokens for the code, the reader for the token', async () => {
    const { back, tokens } = await exchange()
    expect(back.href).toMatch(/^http:\/\/localhost:3000\/authorize-sso\?code=.+&state=abc/)
    expect(tokens).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 900,
    })
    const user = await fetch(`${origin}/api/user`, asBearer(tokens.access_token))
    expect(await user.json()).toMatchObject({ id: 'lettrice-anna', email: 'anna.bersani@example.it', name: 'Anna' })
  })

  it('takes any other address, and gives it always the same reader', async () => {
    const reader = await readUser('Mario.Rossi@example.org')
    expect(reader).toMatchObject({ email: 'mario.rossi@example.org', name: 'Mario', surname: 'Rossi' })
    expect(await readUser('mario.rossi@example.org')).toEqual(reader)
  })

  it('renews tokens with `scope` sent and empty, each refresh token once', async () => {
    const { tokens } = await exchange()
    const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, scope: '' }
    const renewed = await token(form)
    expect(renewed.status).toBe(200)
    expect(await renewed.json()).toMatchObject({ refresh_token: expect.not.stringMatching(tokens.refresh_token) })
    expect((await token(form)).status).toBe(400)
  })

  it('refuses a code with another verifier, and a request without a challenge', async () => {
    const back = await signIn('luigi.gobbi@example.it', 'a'.repeat(128))
    const code = back.searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', code, redirect_uri: RETURN, code_verifier: 'b'.repeat(128) }
    expect((await token(form)).status).toBe(400)
    const plain = await fetch(
      `${origin}/oauth/authorize?client_id=liberta-web&redirect_uri=${encodeURIComponent(RETURN)}&response_type=code`,
      { redirect: 'manual' },
    )
    expect(plain.headers.get('location')).toContain('error=invalid_request')
  })

  it.each(TOKEN_MESS)('answers as another one does, where that is ordered: $what', async ({ name }) => {
    await app.inject({ method: 'POST', url: '/_control/switches', payload: { mess: 1, messKind: name } })
    const { tokens } = await exchange()
    const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, scope: '' }
    const renewed = (await (await token(form)).json()) as Record<string, unknown>
    const odd = name.includes('.expires.') ? renewed['expires_in'] !== 900 : !('refresh_token' in renewed)
    const again = await token(form)
    await app.inject({ method: 'POST', url: '/_control/switches', payload: { reset: true } })
    expect([odd, again.status]).toEqual([true, name === 'sso.tokens.refresh.missing' ? 200 : 400])
  })

  it.each(READER_MESS)('tells of a reader as another one does, where that is ordered: $what', async ({ name }) => {
    const plain = await readUser('anna.bersani@example.it')
    await app.inject({ method: 'POST', url: '/_control/switches', payload: { mess: 1, messKind: name } })
    const odd = await readUser('anna.bersani@example.it')
    await app.inject({ method: 'POST', url: '/_control/switches', payload: { reset: true } })
    expect(isDeepStrictEqual(odd, plain)).toBe(name === 'sso.reader.profile_photo_url.null')
  })

  it('ends tokens at the sign-out, and as the control says', async () => {
    const { tokens } = await exchange()
    const out = () => fetch(`${origin}/api/sso-logout`, { method: 'POST', ...asBearer(tokens.access_token) })
    expect((await out()).status).toBe(200)
    expect((await out()).status).toBe(401)
    const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, scope: '' }
    expect((await token(form)).status).toBe(400)
    const other = await exchange()
    await app.inject({ method: 'POST', url: '/_control/tokens', payload: { expireAccessTokens: true } })
    expect((await fetch(`${origin}/api/user`, asBearer(other.tokens.access_token))).status).toBe(401)
  })

  it('ends the tokens of one reader alone where the control names one', async () => {
    const { tokens } = await exchange()
    const statusAfter = async (email: string) => {
      const payload = { expireAccessTokens: true, email }
      await app.inject({ method: 'POST', url: '/_control/tokens', payload })
      return (await fetch(`${origin}/api/user`, asBearer(tokens.access_token))).status
    }
    expect([await statusAfter('nobody@example.it'), await statusAfter('anna.bersani@example.it')]).toEqual([200, 401])
  })
})
