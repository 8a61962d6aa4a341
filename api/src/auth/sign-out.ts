import { Inject, Injectable } from '@nestjs/common'
import { LOGOUT_FAILED } from '@liberta/contracts/accounts/auth-message'
import type { EndedSession } from '@liberta/database/accounts/reader-session.repository'
import type { Logger } from 'pino'
import { readBearer } from '../http/bearer-token.ts'
import { LOGGER } from '../settings/injection-token.ts'
import { BearerReaders } from './bearer-readers.ts'
import type { CurrentReader } from './guards/current-reader.ts'
import { SsoSilence } from './provider/sso-client.ts'
import { ProviderRevocations } from './provider-revocations.ts'
import { ReaderSessions } from './sessions/reader-sessions.ts'

/** Of sessions that end together so many have their tokens revoked; those of the others lapse by themselves. */
const MAX_PROVIDER_REVOCATIONS = 20

/** Who signs out: what they bring, and from where. */
interface LeavingClient {
  sessionId: string | undefined
  authorization: string | undefined
  address: string
}

/** Ends sessions, here and at the provider. */
@Injectable()
export class SignOut {
  constructor(
    private readonly sessions: ReaderSessions,
    private readonly revocations: ProviderRevocations,
    private readonly bearers: BearerReaders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Ends the session of a cookie; the provider revokes its tokens while the caller goes on. The token of a client that brings its own
   * is ended by the provider alone, which is waited for. Rejects where the database cannot be reached, and with a 429 as BearerReaders
   * does; what the provider says is logged and changes nothing.
   */
  async end({ sessionId, authorization, address }: LeavingClient): Promise<void> {
    const session = sessionId === undefined ? null : await this.sessions.look(sessionId)
    if (session) {
      await this.sessions.end(session)
      this.logger.info({ userId: session.id }, 'a reader has signed out')
      this.revokeEnded([session])
    }
    const token = readBearer(authorization)
    if (token !== undefined && (await this.isKnown(token, address))) await this.revocations.revoke(token)
  }

  /** Whether a reader is known by a token: what anybody may have made up is not worth a call of the provider. */
  private async isKnown(token: string, address: string): Promise<boolean> {
    try {
      return (await this.bearers.find(token, address)) !== null
    } catch (error) {
      if (!(error instanceof SsoSilence)) throw error
      this.logger.warn({ err: error }, LOGOUT_FAILED)
      return false
    }
  }

  /** Has the provider revoke the token of a reader who is erased here, while the caller goes on. */
  revokeErased(reader: CurrentReader): void {
    if (reader.via === 'bearer') this.revocations.revokeLater([reader.token])
    else this.revokeEnded([reader.session])
  }

  /** Has the provider revoke the tokens of sessions that have ended here, while the caller goes on. */
  revokeEnded(sessions: readonly EndedSession[]): void {
    const some = sessions.slice(0, MAX_PROVIDER_REVOCATIONS)
    this.revocations.revokeLater(some.flatMap((each) => this.sessions.tokensOf(each)?.accessToken ?? []))
  }
}
