import { Controller, ForbiddenException, Header, Inject, Req, Res, UseFilters } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import {
  AUTHORIZATION_FAILED,
  INITIALIZE_FAILED,
  LOGOUT_FAILED,
  REFRESH_USER_FAILED,
  SYNC_FAILED,
  TOKEN_REFRESH_FAILED,
} from '@liberta/contracts/accounts/auth-message'
import type { AnswerOf, RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import { SIGN_IN_PATH } from '@liberta/contracts/accounts/account-path'
import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import type { SsoCallback } from '@liberta/contracts/accounts/sign-in.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'
import { bringsBearer } from '../http/bearer-token.ts'
import { TooManyRequests } from '../http/client-limits.ts'
import { AskingReaders } from './asking-readers.ts'
import { AuthFailure, AuthFailureFilter } from './auth-failure.filter.ts'
import { CodeExchanges } from './code-exchanges.ts'
import { Cookies } from './cookies.ts'
import { DescribeSessionQuery, NOBODY } from './describe-session.query.ts'
import { AccountRoute, BodyOf } from './guards/account-route.ts'
import { CurrentReaderOf } from './guards/current-reader.ts'
import type { CurrentReader } from './guards/current-reader.ts'
import { ProfileSync } from './profile-sync.ts'
import { SsoRefusal } from './provider/sso-client.ts'
import { makeHint } from '../http/random-text.ts'
import { describeReader } from './readers.ts'
import { ReaderSessions } from './sessions/reader-sessions.ts'
import { SignOut } from './sign-out.ts'

/** The calls of the sign-in (requirements 7.1 to 7.9). No answer but that of `/api/auth/token` ever holds a token. */
@Controller()
@UseFilters(AuthFailureFilter)
export class AuthController {
  constructor(
    private readonly exchanges: CodeExchanges,
    private readonly sessions: ReaderSessions,
    private readonly readers: AskingReaders,
    private readonly queries: QueryBus,
    private readonly profiles: ProfileSync,
    private readonly signOut: SignOut,
    private readonly cookies: Cookies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Who is signed in here, and what they have saved. A session that has ended takes its cookies with it. */
  @AccountRoute('readSession')
  @Header('cache-control', 'private, no-store')
  async read(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<'readSession'>> {
    const { cookie, authorization } = request.headers
    const id = this.cookies.read(cookie, 'session')
    try {
      if (bringsBearer(authorization)) return await this.readOfClient(request)
      const session = id === undefined ? null : await this.sessions.find(id)
      if (!session || session === 'ended') {
        if (id !== undefined || this.cookies.read(cookie, 'hint') !== undefined) this.forget(reply)
        return NOBODY
      }
      if (await this.sessions.prolong(session)) {
        const hint = this.cookies.set('hint', this.cookies.read(cookie, 'hint') ?? makeHint())
        void reply.header('set-cookie', [this.cookies.set('session', id ?? ''), hint])
      }
      return await this.queries.execute(new DescribeSessionQuery(session, session.tokenExpiresAt))
    } catch (cause) {
      if (cause instanceof TooManyRequests) throw cause
      throw new AuthFailure(503, INITIALIZE_FAILED, { cause })
    }
  }

  /** Renews tokens that end soon and reads the profile anew; the same answer as `GET /api/auth`. */
  @AccountRoute('refreshSession')
  async refresh(
    @CurrentReaderOf() reader: CurrentReader,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<'refreshSession'>> {
    try {
      const { user, tokenExpiresAt } = await this.profiles.sync(reader)
      return await this.queries.execute(new DescribeSessionQuery(user, tokenExpiresAt))
    } catch (cause) {
      if (!(cause instanceof SsoRefusal)) throw new AuthFailure(503, REFRESH_USER_FAILED, { cause })
      this.forget(reply)
      throw new AuthFailure(401, TOKEN_REFRESH_FAILED, { cause })
    }
  }

  /** A sign-in of a client that is no browser: what the provider gives for a code. A browser's cookie is refused. */
  @AccountRoute('exchangeCode')
  @Header('cache-control', 'no-store')
  async token(
    @BodyOf('exchangeCode') body: RequestOf<'exchangeCode'>,
    @Req() { headers, ip }: FastifyRequest,
  ): Promise<AnswerOf<'exchangeCode'>> {
    const isBrowser = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
    if (isBrowser || this.cookies.read(headers.cookie, 'session') !== undefined) {
      throw new ForbiddenException(`Browsers sign in at ${SIGN_IN_PATH}.`)
    }
    try {
      const { code, code_verifier: verifier, redirect_uri: redirectUri } = body
      const { tokens } = await this.exchanges.register({ code, verifier, redirectUri }, ip)
      return {
        access_token: tokens.accessToken,
        refresh_token: tokens.refreshToken,
        expires_in: Math.max(0, Math.floor((tokens.expiresAt - Date.now()) / 1000)),
      }
    } catch (cause) {
      if (cause instanceof TooManyRequests) throw cause
      throw new AuthFailure(cause instanceof SsoRefusal ? 400 : 503, AUTHORIZATION_FAILED, { cause })
    }
  }

  /** Keeps what the provider says of the reader; what the body says of them has to be the same. */
  @AccountRoute('acceptSsoUser')
  async callback(
    @CurrentReaderOf() reader: CurrentReader,
    @BodyOf('acceptSsoUser') body: RequestOf<'acceptSsoUser'>,
  ): Promise<{ status: 'success'; user: Reader }> {
    return { status: 'success', user: await this.syncUser(reader, body) }
  }

  /** The reader's record, after the provider was asked. */
  @AccountRoute('syncUser')
  syncUserRecord(
    @CurrentReaderOf() reader: CurrentReader,
    @BodyOf('syncUser') body: RequestOf<'syncUser'>,
  ): Promise<Reader> {
    return this.syncUser(reader, body)
  }

  /** Ends the session here, whatever the provider says to it. From a form without a script, back to the home page. */
  @AccountRoute('signOut')
  @Header('cache-control', 'private, no-store')
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { cookie, authorization, accept } = request.headers
    try {
      const sessionId = this.cookies.read(cookie, 'session')
      await this.signOut.end({ sessionId, authorization, address: request.ip })
    } catch (cause) {
      if (cause instanceof TooManyRequests) throw cause
      throw new AuthFailure(503, LOGOUT_FAILED, { cause })
    }
    this.forget(reply)
    if (accept?.includes('text/html')) void reply.code(303).header('location', '/').send()
    else void reply.send({ status: 'success' })
  }

  /** A client's token is its own to renew, and the cookies of a browser stay as they are. */
  private async readOfClient(request: FastifyRequest): Promise<AnswerOf<'readSession'>> {
    const reader = await this.readers.find(request)
    if (reader === null || reader === 'ended') return NOBODY
    return this.queries.execute(new DescribeSessionQuery(reader.user, null))
  }

  private async syncUser(reader: CurrentReader, body: SsoCallback): Promise<Reader> {
    let user
    try {
      ;({ user } = await this.profiles.sync(reader))
    } catch (cause) {
      throw new AuthFailure(cause instanceof SsoRefusal ? 401 : 503, SYNC_FAILED, { cause })
    }
    const records = [user, reader.user]
    if (!this.profiles.isSame(records, body) || (body.ssoUser && !this.profiles.isSame(records, body.ssoUser))) {
      this.logger.warn({ userId: user.id }, 'a client spoke of another reader than its own')
      throw new ForbiddenException('This is another reader.')
    }
    return describeReader(user)
  }

  private forget(reply: FastifyReply): void {
    void reply.header('set-cookie', [this.cookies.clear('session'), this.cookies.clear('hint')])
  }
}
