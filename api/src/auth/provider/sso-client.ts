import { z } from 'zod'
import { SsoRefusal, SsoSilence } from './sso-error.ts'
import { ssoUserSchema, tokensSchema } from './sso-user.schema.ts'
import type { SsoUser } from './sso-user.schema.ts'

const TIME_BOX_MS = 5000
const LARGEST_ANSWER = 64 * 1024

/**
 * How a provider says no (RFC 6749 §5.2, RFC 6750 §3.1). Whatever else stands before it may answer 403 or 404 for a while, and
 * must not end every reader's session.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 401])

/** What the provider gives for a code or a refresh token. */
export interface Tokens {
  accessToken: string
  refreshToken: string
  /** Milliseconds since the epoch. */
  expiresAt: number
}

export interface SsoClientOptions {
  /** The provider, as this program reaches it. */
  url: string
  /** The provider, as browsers reach it. */
  publicUrl: string
  clientId: string
  /** Sent in the Authorization header of token calls: their form is exactly the specification's (§7). */
  clientSecret: string | undefined
  now?: () => number
}

/** The calls to the sign-in provider (specification §7). Each rejects with SsoRefusal or SsoSilence. */
export class SsoClient {
  private readonly options: SsoClientOptions

  constructor(options: SsoClientOptions) {
    this.options = options
  }

  /** Where a browser goes to sign in. */
  authorizeAddress(request: { redirectUri: string; challenge: string; state: string }): string {
    const address = new URL('/oauth/authorize', this.options.publicUrl)
    address.search = new URLSearchParams({
      client_id: this.options.clientId,
      redirect_uri: request.redirectUri,
      response_type: 'code',
      code_challenge: request.challenge,
      code_challenge_method: 'S256',
      state: request.state,
    }).toString()
    return address.href
  }

  exchangeCode(grant: { code: string; verifier: string; redirectUri: string }): Promise<Tokens> {
    return this.askForTokens('the exchange of a code', {
      grant_type: 'authorization_code',
      code: grant.code,
      code_verifier: grant.verifier,
      redirect_uri: grant.redirectUri,
      client_id: this.options.clientId,
    })
  }

  /** `scope` is sent and empty, as the specification says. */
  refresh(refreshToken: string): Promise<Tokens> {
    return this.askForTokens('a refresh', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: this.options.clientId,
      scope: '',
    })
  }

  readUser(accessToken: string): Promise<SsoUser> {
    return this.call('the reading of a user', '/api/user', { headers: asBearer(accessToken) }, ssoUserSchema)
  }

  async logout(accessToken: string): Promise<void> {
    const init = { method: 'POST', headers: asBearer(accessToken) }
    await this.call('a sign-out', '/api/sso-logout', init, z.unknown())
  }

  private async askForTokens(call: string, form: Record<string, string>): Promise<Tokens> {
    const { clientId, clientSecret, now = Date.now } = this.options
    const headers =
      clientSecret === undefined
        ? undefined
        : {
            authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`,
          }
    const init = { method: 'POST', body: new URLSearchParams(form), ...(headers ? { headers } : {}) }
    const { access_token, refresh_token, expires_in } = await this.call(call, '/oauth/token', init, tokensSchema)
    return { accessToken: access_token, refreshToken: refresh_token, expiresAt: now() + expires_in * 1000 }
  }

  private async call<Schema extends z.ZodType>(
    call: string,
    path: string,
    init: RequestInit,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const answer = await this.ask(call, path, init)
    if (REFUSALS.has(answer.status)) throw new SsoRefusal(call, answer.status)
    if (!answer.ok) throw new SsoSilence(call)
    const parsed = schema.safeParse(readJson(answer.text))
    if (!parsed.success) throw new SsoSilence(call, { cause: parsed.error })
    return parsed.data
  }

  private async ask(call: string, path: string, init: RequestInit) {
    try {
      const signal = AbortSignal.timeout(TIME_BOX_MS)
      const answer = await fetch(new URL(path, this.options.url), { ...init, redirect: 'error', signal })
      return { ok: answer.ok, status: answer.status, text: await readCapped(answer) }
    } catch (error) {
      throw new SsoSilence(call, { cause: error })
    }
  }
}

function asBearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

async function readCapped(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_ANSWER) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Undefined for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
