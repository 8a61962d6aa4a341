import { PROVIDER_WAIT_MS } from '@liberta/contracts/accounts/reader-wait.table'
import { contextHeaders } from '@liberta/http/request-context'
import { readCappedBody } from '@liberta/http/read-capped-body'
import { nameSilence, startUpstreamCall } from '@liberta/platform/metrics/upstream-meter'
import type { UpstreamOutcome } from '@liberta/platform/metrics/upstream-meter'
import { runWithUrgency } from '@liberta/platform/upstreams/call-urgency'
import { readCalm } from '@liberta/platform/upstreams/read-calm'
import { UpstreamHeldError } from '@liberta/platform/upstreams/upstream-guard'
import type { UpstreamGuard } from '@liberta/platform/upstreams/upstream-guard'
import { z } from 'zod'
import { ssoUserSchema, tokensSchema } from './sso-user.schema.ts'
import type { SsoUser } from './sso-user.schema.ts'

/** The provider said no: a wrong code, a token that has ended. Asking again will not help. */
export class SsoRefusal extends Error {
  override readonly name = 'SsoRefusal'

  constructor(
    call: string,
    readonly status: number,
  ) {
    super(`the sign-in provider refused ${call} (${status})`)
  }
}

/** The provider did not answer, or not with what it should. Asking later may help. */
export class SsoSilence extends Error {
  override readonly name: string = 'SsoSilence'
  /** How the call failed; null where that tells nothing of how the provider is. */
  readonly outcome: UpstreamOutcome | null

  constructor(call: string, outcome: UpstreamOutcome | null, options?: ErrorOptions) {
    super(`the sign-in provider gave no answer to ${call}`, options)
    this.outcome = outcome
  }
}

/** The provider gives no tokens to this site, whoever the reader is: a wrong secret, or something before the provider that wants a password. */
export class SsoSiteRefusal extends SsoSilence {
  override readonly name: string = 'SsoSiteRefusal'

  constructor(call: string, status: number) {
    super(call, null, { cause: new Error(`${status} is about this site, and no token of a reader`) })
  }
}

/** How a call failed that tells of a provider that is not well; null of one that says no, or wants calm. */
export function judgeSsoCall(error: unknown): UpstreamOutcome | null {
  return error instanceof SsoSilence ? error.outcome : null
}

/** Milliseconds for a refresh: what a slow provider gives at last may be the only token that is good. Nobody waits as long. */
export const REFRESH_TIME_BOX_MS = 60_000
const LARGEST_ANSWER = 64 * 1024

/**
 * How a provider says no (RFC 6749 §5.2, RFC 6750 §3.1). Whatever else stands before it may answer 403 or 404 for a while, and
 * must not end every reader's session.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 401])

const TOKEN_PATH = '/oauth/token'

/** What a provider says of this site where it gives no tokens (RFC 6749 §5.2 and §4.1.2.1), and not of the code or token that was brought. */
const ABOUT_THE_SITE: ReadonlySet<unknown> = new Set([
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'temporarily_unavailable',
  'server_error',
])

const REQUEST_TIMEOUT = 408

/** A code that the provider sent a browser back with, and what was agreed on before. */
export interface CodeGrant {
  code: string
  verifier: string
  redirectUri: string
}

/** What the provider gives for a code or a refresh token. */
export interface Tokens {
  accessToken: string
  /** Empty where it gave none, with which nothing can be renewed. */
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
  /** Sent in the Authorization header of token calls: their form is exactly that of requirements 7.5. */
  clientSecret: string | undefined
  /** Bounds the calls of all processes, and holds them back while the provider is not well: who signs in learns so at once. */
  guard?: Pick<UpstreamGuard, 'run' | 'keepCalm'>
  now?: () => number
}

/** The calls to the sign-in provider (requirements 7.2 to 7.6). Each rejects with SsoRefusal or SsoSilence; those for tokens with SsoSiteRefusal, too. */
export class SsoClient {
  constructor(private readonly options: SsoClientOptions) {}

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

  /** The tokens for a code; a code is good once. */
  exchangeCode(grant: CodeGrant): Promise<Tokens> {
    const form = {
      grant_type: 'authorization_code',
      code: grant.code,
      code_verifier: grant.verifier,
      redirect_uri: grant.redirectUri,
      client_id: this.options.clientId,
    }
    return this.askForTokens('the exchange of a code', form, { former: '', timeBoxMs: PROVIDER_WAIT_MS })
  }

  /** `scope` is sent and empty (requirements 7.5). */
  refresh(refreshToken: string, timeBoxMs = REFRESH_TIME_BOX_MS): Promise<Tokens> {
    const form = {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: this.options.clientId,
      scope: '',
    }
    return this.askForTokens('a refresh', form, { former: refreshToken, timeBoxMs })
  }

  /** Whose token it is, and what the provider tells of them; for a token that the provider gave for a reader who signed in here. */
  readUser(accessToken: string): Promise<SsoUser> {
    return this.call('the reading of a user', '/api/user', { headers: asBearer(accessToken) }, ssoUserSchema)
  }

  /**
   * The same for a token that a client brought. Anybody can make one up, and the provider may fail at it: a kind of call of its own,
   * so that what is held back after such failures is no reader's sign-in.
   */
  identify(accessToken: string): Promise<SsoUser> {
    return this.call('the reading of a token', '/api/user', { headers: asBearer(accessToken) }, ssoUserSchema)
  }

  /** Ends the sign-in at the provider. */
  async logout(accessToken: string): Promise<void> {
    const init = { method: 'POST', headers: asBearer(accessToken) }
    await this.call('a sign-out', '/api/sso-logout', init, z.unknown())
  }

  private async askForTokens(
    call: string,
    form: Record<string, string>,
    { former, timeBoxMs }: { former: string; timeBoxMs: number },
  ): Promise<Tokens> {
    const { clientId, clientSecret, now = Date.now } = this.options
    const headers =
      clientSecret === undefined
        ? undefined
        : {
            authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`,
          }
    const init = { method: 'POST', body: new URLSearchParams(form), ...(headers ? { headers } : {}) }
    const answer = await this.call(call, TOKEN_PATH, init, tokensSchema, timeBoxMs)
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer
    return { accessToken, refreshToken: refreshToken ?? former, expiresAt: now() + seconds * 1000 }
  }

  private async call<Schema extends z.ZodType>(
    call: string,
    path: string,
    init: SsoRequest,
    schema: Schema,
    timeBoxMs = PROVIDER_WAIT_MS,
  ): Promise<z.output<Schema>> {
    const ask = () => this.ask(call, path, init, timeBoxMs)
    const answer = await this.guarded(call, timeBoxMs, ask)
    const said = readJson(answer.text)
    if (REFUSALS.has(answer.status)) {
      const isOfSite = path === TOKEN_PATH && isAboutTheSite(said)
      throw isOfSite ? new SsoSiteRefusal(call, answer.status) : new SsoRefusal(call, answer.status)
    }
    const parsed = schema.safeParse(said)
    if (!parsed.success) throw new SsoSilence(call, null, { cause: parsed.error })
    return parsed.data
  }

  private async guarded<Result>(call: string, longestMs: number, ask: () => Promise<Result>): Promise<Result> {
    const { guard } = this.options
    if (!guard) return ask()
    try {
      // Somebody waits for each of them.
      return await runWithUrgency('urgent', () => guard.run(call, longestMs, ask))
    } catch (error) {
      throw error instanceof UpstreamHeldError ? new SsoSilence(call, null, { cause: error }) : error
    }
  }

  /** An answer, or the provider's no; rejects with SsoSilence. */
  private async ask(call: string, path: string, init: SsoRequest, timeBoxMs: number) {
    const end = startUpstreamCall('sso', call)
    try {
      const signal = AbortSignal.timeout(timeBoxMs)
      // Some providers send a caller that does not ask for JSON to their login page, where they would refuse it.
      const headers = { accept: 'application/json', ...init.headers, ...contextHeaders() }
      const answer = await fetch(new URL(path, this.options.url), { ...init, headers, redirect: 'manual', signal })
      const text = await readCappedBody(answer, LARGEST_ANSWER)
      end(answer.status >= 500 || isRedirect(answer) ? 'failed' : 'ok')
      if (!answer.ok && !REFUSALS.has(answer.status)) throw new SsoSilence(call, await this.hearWish(call, answer))
      return { status: answer.status, text }
    } catch (error) {
      if (error instanceof SsoSilence) throw error
      end(nameSilence(error))
      throw new SsoSilence(call, nameSilence(error), { cause: error })
    }
  }

  /**
   * Keeps the calm that an answer asks for. Of one that asks for none, 5xx and 408 tell of a provider that is not well: all else is about
   * the token or code of this call, which may be made up, and must not hold back the calls for others.
   */
  private async hearWish(call: string, { status, headers }: Response): Promise<UpstreamOutcome | null> {
    const calmMs = readCalm(status, headers.get('retry-after'))
    if (calmMs === null) return status >= 500 || status === REQUEST_TIMEOUT ? 'failed' : null
    await this.options.guard?.keepCalm(call, calmMs)
    return null
  }
}

/** What goes with a call. */
type SsoRequest = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> }

/** Whether a refusal of tokens is of this site, or of no provider at all: those say what they refuse in an object. */
function isAboutTheSite(said: unknown): boolean {
  if (typeof said !== 'object' || said === null) return true
  return 'error' in said && ABOUT_THE_SITE.has(said.error)
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}

function asBearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

/** Undefined for what is no JSON, or goes too deep to be any answer. */
function readJson(text: string): unknown {
  try {
    return makeStorable(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Without what PostgreSQL holds in no text and in no JSON: NUL, and halves of characters. */
function makeStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(makeStorable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [makeStorable(key), makeStorable(held)]))
}
