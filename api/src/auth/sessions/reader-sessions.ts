import { setTimeout as wait } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import {
  claimRenewal,
  deleteSession,
  endRenewal,
  findSession,
  insertSession,
  prolongSession,
  readRenewal,
} from '@liberta/database/accounts/reader-session.repository'
import type { SessionRecord } from '@liberta/database/accounts/reader-session.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { TOKEN_REFRESH_FAILED } from '@liberta/contracts/accounts/auth-message'
import type { ApiSettings } from '../../configuration/api-settings.schema.ts'
import { API_SETTINGS, LOGGER } from '../../configuration/injection-token.ts'
import { SsoClient } from '../provider/sso-client.ts'
import type { Tokens } from '../provider/sso-client.ts'
import { SsoRefusal } from '../provider/sso-error.ts'
import { digest, makeSessionId } from '../random-text.ts'
import { deriveTokenKey, openTokens, sealTokens } from './seal-tokens.ts'
import type { KeptTokens } from './seal-tokens.ts'

const DAY_MS = 86_400_000
/** A session holds as long as this after the last day on which it was used. */
const SESSION_MS = 30 * DAY_MS
/** Tokens with less time than this left are renewed (specification §9). */
const REFRESH_MARGIN_MS = 60_000
/** Longer than the provider may take. */
const CLAIM_MS = 10_000
const LOOK_EVERY_MS = 50
const LONGEST_WAIT_MS = 6000
/** After a silence of the provider nobody waits for it again so soon. */
const SILENCE_MS = 10_000

/** How a renewal went: `kept` means that the provider could not be asked, and the session goes on as it is. */
export type Renewal = 'renewed' | 'kept' | 'ended'

/** The sessions of signed-in browsers, in PostgreSQL; their tokens never leave this process but to the provider. */
@Injectable()
export class ReaderSessions {
  private readonly orm: MikroORM
  private readonly sso: SsoClient
  private readonly logger: Logger
  private readonly key: Buffer
  private silentUntil = 0

  constructor(
    orm: MikroORM,
    sso: SsoClient,
    @Inject(API_SETTINGS) settings: ApiSettings,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.orm = orm
    this.sso = sso
    this.logger = logger
    this.key = deriveTokenKey(settings.SESSION_SECRET)
  }

  /** A session that did not exist before, whatever the browser brought. Returns its id, for the cookie alone. */
  async start(userId: string, tokens: Tokens): Promise<string> {
    const id = makeSessionId()
    const idHash = digest(id)
    const sealedTokens = sealTokens(tokens, idHash, this.key)
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

  /** The session of a cookie, its tokens renewed where they end soon; null where there is none, or none any more. */
  async find(id: string): Promise<SessionRecord | null> {
    const session = await this.look(id)
    if (!session) return null
    if (session.tokenExpiresAt - Date.now() >= REFRESH_MARGIN_MS) return session
    const renewal = await this.renew(session)
    if (renewal === 'kept') return session
    return renewal === 'ended' ? null : this.reread(session)
  }

  /** Lets the session hold for 30 days more, once a day; true where the cookie is to be sent again. */
  async prolong({ idHash, renewedAt }: SessionRecord): Promise<boolean> {
    if (Date.now() - renewedAt < DAY_MS) return false
    await prolongSession(this.orm.em, idHash, SESSION_MS)
    return true
  }

  /** Null where the tokens cannot be opened any more. */
  tokensOf({ sealedTokens, idHash }: SessionRecord): KeptTokens | null {
    return openTokens(sealedTokens, idHash, this.key)
  }

  end({ idHash }: Pick<SessionRecord, 'idHash'>): Promise<void> {
    return deleteSession(this.orm.em, idHash)
  }

  /**
   * Renews a session's tokens, in one process for all: the others wait for what it gets. What the provider refuses ends the
   * session; where it is silent the session goes on, and the next one asks again.
   */
  async renew(session: SessionRecord): Promise<Renewal> {
    if (Date.now() < this.silentUntil) return 'kept'
    if (!(await claimRenewal(this.orm.em, session, CLAIM_MS))) return this.waitForOthers(session)
    const tokens = this.tokensOf(session)
    try {
      if (!tokens) throw new SsoRefusal('tokens that cannot be opened', 401)
      const fresh = await this.sso.refresh(tokens.refreshToken)
      const sealedTokens = sealTokens(fresh, session.idHash, this.key)
      await endRenewal(this.orm.em, session.idHash, { sealedTokens, tokenExpiresAt: fresh.expiresAt })
      return 'renewed'
    } catch (error) {
      return this.takeFailure(session, error)
    }
  }

  private async takeFailure(session: SessionRecord, error: unknown): Promise<Renewal> {
    this.logger.warn({ err: error, userId: session.id }, TOKEN_REFRESH_FAILED)
    if (error instanceof SsoRefusal) {
      await this.end(session)
      return 'ended'
    }
    this.silentUntil = Date.now() + SILENCE_MS
    await endRenewal(this.orm.em, session.idHash)
    return 'kept'
  }

  private async waitForOthers({ idHash, tokenExpiresAt }: SessionRecord): Promise<Renewal> {
    for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; await wait(LOOK_EVERY_MS)) {
      const state = await readRenewal(this.orm.em, idHash)
      if (!state) return 'ended'
      if (state.tokenExpiresAt !== tokenExpiresAt) return 'renewed'
      if (!state.isRenewing) return 'kept'
    }
    return 'kept'
  }
}
