import { timingSafeEqual } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { LoginReason } from '@liberta/contracts/accounts/auth-message'
import { LOGIN_REASONS } from '@liberta/contracts/accounts/auth-message'
import type { Logger } from 'pino'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS, LOGGER } from '../settings/injection-token.ts'
import { Cookies } from './cookies.ts'
import { CodeExchanges } from './code-exchanges.ts'
import { SsoClient, SsoRefusal, SsoSilence } from './provider/sso-client.ts'
import { digest, makeHint, makeState, makeVerifier } from '../http/random-text.ts'
import { TooManyRequests } from '../http/client-limits.ts'
import { readReturnTarget } from '../http/return-target.ts'
import { ReaderSessions } from './sessions/reader-sessions.ts'

/** What a browser is told: where to go, and which cookies to keep or forget. */
export interface SentOn {
  location: string
  cookies: string[]
}

/** What a browser brings back from the provider. */
export interface BroughtBack {
  code: string | undefined
  state: string | undefined
  error: string | undefined
  cookie: string | undefined
  /** Where it comes from, by which exchanges in vain are counted. */
  address: string
}

class SignInFailure extends Error {
  constructor(
    readonly reason: LoginReason,
    options?: ErrorOptions,
  ) {
    super(LOGIN_REASONS[reason], options)
  }
}

/** The two ends of a browser's sign-in (requirements 4.2 and 4.3): sent to the provider, and back at /authorize-sso. */
@Injectable()
export class SignIn {
  private readonly siteOrigin: string

  constructor(
    private readonly sso: SsoClient,
    private readonly exchanges: CodeExchanges,
    private readonly sessions: ReaderSessions,
    private readonly cookies: Cookies,
    @Inject(API_SETTINGS) settings: ApiSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.siteOrigin = settings.SITE_ORIGIN
  }

  /** Where the provider sends readers back to (requirements 7.10). */
  get redirectUri(): string {
    return `${new URL(this.siteOrigin).origin}/authorize-sso`
  }

  /** Begins a sign-in. `next` is where the reader was. */
  begin(next: string | undefined): SentOn {
    const state = makeState()
    const verifier = makeVerifier()
    return {
      location: this.sso.authorizeAddress({ redirectUri: this.redirectUri, challenge: digest(verifier), state }),
      cookies: [
        this.cookies.set('state', state),
        this.cookies.set('verifier', verifier),
        this.cookies.set('next', readReturnTarget(next, this.siteOrigin)),
      ],
    }
  }

  /** Ends a sign-in: in a new session and back where the reader was, or on /login with the reason. Never rejects. */
  async complete(brought: BroughtBack): Promise<SentOn> {
    const next = readReturnTarget(this.cookies.read(brought.cookie, 'next'), this.siteOrigin)
    const spent = (['state', 'verifier', 'next'] as const).map((cookie) => this.cookies.clear(cookie))
    try {
      const id = await this.startSession(brought)
      const started = [this.cookies.set('session', id), this.cookies.set('hint', makeHint())]
      return { location: next, cookies: [...spent, ...started] }
    } catch (error) {
      const reason = error instanceof SignInFailure ? error.reason : 'processing'
      this.logger.warn({ err: error instanceof SignInFailure ? error.cause : error }, LOGIN_REASONS[reason])
      // What comes back with another state, as of another tab, is not the end of the sign-in that these cookies are of.
      const cookies = reason === 'state' ? [] : spent
      return { location: `/login?${new URLSearchParams({ reason, next }).toString()}`, cookies }
    }
  }

  private async startSession({ code, state, error, cookie, address }: BroughtBack): Promise<string> {
    if (!isSame(state, this.cookies.read(cookie, 'state'))) throw new SignInFailure('state')
    const verifier = this.cookies.read(cookie, 'verifier')
    if (verifier === undefined) throw new SignInFailure('verifier')
    if (error !== undefined || code === undefined) throw new SignInFailure('authorization')
    const { tokens, user } = await this.askProvider(code, verifier, address)
    await this.endFormer(cookie)
    const id = await this.sessions.start(user.id, tokens)
    this.logger.info({ userId: user.id }, 'a reader has signed in')
    return id
  }

  private async askProvider(code: string, verifier: string, address: string) {
    try {
      const grant = { code, verifier, redirectUri: this.redirectUri }
      return await this.exchanges.register(grant, address)
    } catch (cause) {
      if (cause instanceof SsoRefusal || cause instanceof SsoSilence)
        throw new SignInFailure('authorization', { cause })
      if (cause instanceof TooManyRequests) throw new SignInFailure('attempts', { cause })
      throw cause
    }
  }

  /** A session that the browser had before ends with the sign-in: it is never taken over. */
  private async endFormer(cookie: string | undefined): Promise<void> {
    const id = this.cookies.read(cookie, 'session')
    if (id !== undefined) await this.sessions.end({ idHash: digest(id) })
  }
}

function isSame(given: string | undefined, kept: string | undefined): boolean {
  if (given === undefined || kept === undefined) return false
  return timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(kept)))
}
