import { Inject, Injectable } from '@nestjs/common'
import {
  deleteSessions,
  findSession,
  insertSession,
  prolongSession,
} from '@liberta/database/accounts/reader-session.repository'
import type { EndedSession, SessionRecord } from '@liberta/database/accounts/reader-session.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import type { ApiSettings } from '../../settings/api-settings.schema.ts'
import { API_SETTINGS } from '../../settings/injection-token.ts'
import type { Tokens } from '../provider/sso-client.ts'
import { digest, makeSessionId } from '../../http/random-text.ts'
import { deriveTokenKeys, openTokens, sealTokens } from './seal-tokens.ts'
import type { KeptTokens, TokenKeys } from './seal-tokens.ts'
import { TokenRenewals } from './token-renewals.ts'
import type { Renewal } from './token-renewals.ts'

const DAY_MS = 86_400_000
/** A session holds as long as this after the last day on which it was used. */
const SESSION_MS = 30 * DAY_MS
/** Tokens with less time than this left are renewed (requirements 9.1). */
const REFRESH_MARGIN_MS = 60_000

/** A session as it is found for a call: `ended` where the provider has just refused to renew its tokens. */
export type FoundSession = SessionRecord | 'ended' | null

/** The sessions of signed-in browsers, in PostgreSQL; their tokens never leave this process but to the provider. */
@Injectable()
export class ReaderSessions {
  private readonly keys: TokenKeys

  constructor(
    private readonly orm: MikroORM,
    private readonly renewals: TokenRenewals,
    @Inject(API_SETTINGS) settings: ApiSettings,
  ) {
    this.keys = deriveTokenKeys(settings.SESSION_SECRET, settings.SESSION_SECRET_PREVIOUS)
  }

  /** A session that did not exist before, whatever the browser brought. Returns its id, for the cookie alone. */
  async start(userId: string, tokens: Tokens): Promise<string> {
    const id = makeSessionId()
    const idHash = digest(id)
    const sealedTokens = sealTokens(tokens, idHash, this.keys)
    const { expiresAt: tokenExpiresAt } = tokens
    await insertSession(this.orm.em, { idHash, userId, sealedTokens, tokenExpiresAt, lastsMs: SESSION_MS })
    return id
  }

  /** The session of a cookie as it stands. */
  look(id: string): Promise<SessionRecord | null> {
    return findSession(this.orm.em, digest(id))
  }

  /** A session as it stands now. */
  reread({ idHash }: SessionRecord): Promise<SessionRecord | null> {
    return findSession(this.orm.em, idHash)
  }

  /** The session of a cookie, its tokens renewed where they end soon; null where there is none. */
  async find(id: string): Promise<FoundSession> {
    const session = await this.look(id)
    if (!session) return null
    if (session.tokenExpiresAt - Date.now() >= REFRESH_MARGIN_MS) return session
    const renewal = await this.renew(session)
    if (renewal === 'kept') return session
    return renewal === 'ended' ? 'ended' : this.reread(session)
  }

  /** Lets the session hold for 30 days more, once a day; true where the cookie is to be sent again. */
  async prolong({ idHash, renewedAt }: SessionRecord): Promise<boolean> {
    if (Date.now() - renewedAt < DAY_MS) return false
    await prolongSession(this.orm.em, idHash, SESSION_MS)
    return true
  }

  /** Null where the tokens cannot be opened any more. */
  tokensOf({ sealedTokens, idHash }: EndedSession): KeptTokens | null {
    return openTokens(sealedTokens, idHash, this.keys)
  }

  /** Deletes the session: its cookie is worth nothing from then on, in every process. */
  async end({ idHash }: Pick<SessionRecord, 'idHash'>): Promise<void> {
    await deleteSessions(this.orm.em, { idHash })
  }

  /** Has a session's tokens renewed, as `TokenRenewals.renew` does. */
  renew(session: SessionRecord): Promise<Renewal> {
    return this.renewals.renew(session)
  }
}
