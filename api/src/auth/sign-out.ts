import { Inject, Injectable } from '@nestjs/common'
import { LOGOUT_FAILED } from '@liberta/contracts/accounts/auth-message'
import type { Logger } from 'pino'
import type { EndedSession } from '@liberta/database/accounts/reader-session.repository'
import { LOGGER } from '../settings/injection-token.ts'
import { BearerReaders, readBearer } from './bearer-readers.ts'
import type { CurrentReader } from './guards/current-reader.ts'
import { SsoClient } from './provider/sso-client.ts'
import { ReaderSessions } from './sessions/reader-sessions.ts'

/** Of sessions that end together the provider is told of so many; the tokens of the others lapse by themselves. */
const MOST_TOLD = 20

/** Ends sessions, here and at the provider. */
@Injectable()
export class SignOut {
  constructor(
    private readonly sso: SsoClient,
    private readonly sessions: ReaderSessions,
    private readonly bearers: BearerReaders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Ends the session of a cookie, and the token of a client that brings its own. Rejects where the database cannot be
   * reached; what the provider says is logged and changes nothing.
   */
  async end(sessionId: string | undefined, authorization: string | undefined): Promise<void> {
    const session = sessionId === undefined ? null : await this.sessions.look(sessionId)
    if (session) {
      await this.sessions.end(session)
      this.logger.info({ userId: session.id }, 'a reader has signed out')
    }
    const token = readBearer(authorization) ?? (session && this.sessions.tokensOf(session)?.accessToken)
    if (token) await this.tellProvider(token)
  }

  /** The token by which the provider knows a reader; undefined where it cannot be opened any more. */
  tokenOf(reader: CurrentReader): string | undefined {
    return reader.via === 'bearer' ? reader.token : this.sessions.tokensOf(reader.session)?.accessToken
  }

  /** Has the provider end the tokens of sessions that have ended here. Never rejects. */
  async tellOfEnded(sessions: readonly EndedSession[]): Promise<void> {
    const tokens = sessions.slice(0, MOST_TOLD).flatMap((each) => this.sessions.tokensOf(each)?.accessToken ?? [])
    await Promise.all(tokens.map((token) => this.tellProvider(token)))
  }

  /** Has the provider end a token. Never rejects. */
  async tellProvider(token: string): Promise<void> {
    this.bearers.forget(token)
    await this.sso.logout(token).catch((error: unknown) => this.logger.warn({ err: error }, LOGOUT_FAILED))
  }
}
