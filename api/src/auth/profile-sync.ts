import { Injectable } from '@nestjs/common'
import type { ClaimedUser } from '@liberta/contracts/accounts/sign-in.schema'
import type { SessionRecord } from '@liberta/database/accounts/reader-session.repository'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import type { CurrentReader } from './guards/current-reader.ts'
import { SsoRefusal, SsoSilence } from './provider/sso-client.ts'
import { Readers } from './readers.ts'
import { ReaderSessions } from './sessions/reader-sessions.ts'

/** A profile as the provider tells it now, and when the token ends by which it was asked (null: the client's own token). */
export interface SyncedProfile {
  user: UserRecord
  tokenExpiresAt: number | null
}

/** Reads a reader's profile from the provider. */
@Injectable()
export class ProfileSync {
  constructor(
    private readonly readers: Readers,
    private readonly sessions: ReaderSessions,
  ) {}

  /**
   * On a 401 of the provider the tokens are renewed once and it is asked again (requirements 4.8); a second one ends the
   * session. Rejects with SsoRefusal or SsoSilence.
   */
  async sync(reader: CurrentReader): Promise<SyncedProfile> {
    if (reader.via === 'bearer') return { user: await this.resync(reader.user.id, reader.token), tokenExpiresAt: null }
    const { session } = reader
    try {
      return await this.ask(session)
    } catch (error) {
      if (!(error instanceof SsoRefusal)) throw error
      return this.askAgain(session)
    }
  }

  /**
   * Whether what a client says of a user is what one of these records of theirs says: the provider's word of now, or what the client was
   * told before.
   */
  isSame(records: readonly UserRecord[], { id, email }: ClaimedUser): boolean {
    return records.some((user) => {
      if (id !== undefined && id !== user.ssoId && id !== user.id) return false
      return email === undefined || email.toLowerCase() === user.email.toLowerCase()
    })
  }

  private async ask(session: SessionRecord): Promise<SyncedProfile> {
    const tokens = this.sessions.tokensOf(session)
    if (!tokens) throw new SsoRefusal('tokens that cannot be opened', 401)
    return { user: await this.resync(session.id, tokens.accessToken), tokenExpiresAt: session.tokenExpiresAt }
  }

  private async resync(id: string, token: string): Promise<UserRecord> {
    const user = await this.readers.resync(id, token)
    if (!user) throw new SsoRefusal('the reading of a reader who is gone', 401)
    return user
  }

  private async askAgain(session: SessionRecord): Promise<SyncedProfile> {
    if (this.sessions.tokensOf(session)?.refreshToken === '') {
      await this.sessions.end(session)
      throw new SsoRefusal('a token that cannot be renewed', 401)
    }
    const renewal = await this.sessions.renew(session)
    if (renewal === 'ended') throw new SsoRefusal('a refresh', 401)
    if (renewal === 'kept') throw new SsoSilence('a refresh', null)
    const renewed = await this.sessions.reread(session)
    if (!renewed) throw new SsoRefusal('a session that has ended', 401)
    try {
      return await this.ask(renewed)
    } catch (error) {
      if (error instanceof SsoRefusal) await this.sessions.end(renewed)
      throw error
    }
  }
}
