import { setTimeout as wait } from 'node:timers/promises'
import type { BeforeApplicationShutdown } from '@nestjs/common'
import { Inject, Injectable } from '@nestjs/common'
import { TOKEN_REFRESH_FAILED } from '@liberta/contracts/accounts/auth-message'
import { RENEWAL_WAIT_MS } from '@liberta/contracts/accounts/reader-wait.table'
import {
  claimRenewal,
  deleteSessions,
  endRenewal,
  readRenewal,
  storeRenewal,
} from '@liberta/database/accounts/reader-session.repository'
import type { RenewalClaim, SessionRecord } from '@liberta/database/accounts/reader-session.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import pTimeout from 'p-timeout'
import type { ApiSettings } from '../../settings/api-settings.schema.ts'
import { API_SETTINGS, LOGGER } from '../../settings/injection-token.ts'
import { REFRESH_TIME_BOX_MS, SsoClient, SsoRefusal, SsoSiteRefusal } from '../provider/sso-client.ts'
import type { Tokens } from '../provider/sso-client.ts'
import { keepTrying } from './keep-trying.ts'
import { deriveTokenKeys, openTokens, sealTokens } from './seal-tokens.ts'
import type { TokenKeys } from './seal-tokens.ts'

/** Longer than the provider may take; the claim of a process that died lapses then. */
const CLAIM_MS = REFRESH_TIME_BOX_MS + 5_000
const LOOK_EVERY_MS = 50
/** After a silence of the provider it is not asked again for this session so soon. */
const SILENCE_MS = 10_000
/** Sessions of which it is remembered that the provider was silent. */
const MOST_SILENT = 10_000
/**
 * For so long it is tried to store new tokens while the database is away: longer than it takes to fail over, or to be brought back by hand. Meanwhile
 * nothing claims another renewal of that session here.
 */
const STORE_FOR_MS = 15 * 60_000
/** Below half of RENEWAL_WAIT_MS: who finds a claim that lapsed waits so long for what its owner may still store. */
const STORE_AGAIN_AFTER_MS = 750
/** When the program ends, renewals under way have so long to come in: an answer thrown away may be the only good token. */
const LAST_CALL_MS = 10_000

/** How a renewal went: `kept` means that nothing new is there yet, and the session goes on as it is. */
export type Renewal = 'renewed' | 'kept' | 'ended'

/**
 * Renews the tokens of sessions, each in one process for all. The provider's answer is awaited behind the readers' backs and kept
 * whenever it comes: a provider that rotates tokens takes a second use of the old one for a theft, and revokes them all.
 */
@Injectable()
export class TokenRenewals implements BeforeApplicationShutdown {
  private readonly keys: TokenKeys
  private readonly underWay = new Map<string, Promise<Renewal>>()
  /** Until when each session's renewal is not tried again, by the clock that never goes back; the oldest first. */
  private readonly silentUntil = new Map<string, number>()

  constructor(
    private readonly orm: MikroORM,
    private readonly sso: SsoClient,
    @Inject(API_SETTINGS) settings: ApiSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.keys = deriveTokenKeys(settings.SESSION_SECRET, settings.SESSION_SECRET_PREVIOUS)
  }

  async beforeApplicationShutdown(): Promise<void> {
    const all = Promise.allSettled(this.underWay.values())
    await pTimeout(all, { milliseconds: LAST_CALL_MS, message: false })
  }

  /**
   * Has a session's tokens renewed, and waits for it a little. What the provider refuses ends the session; where it is silent
   * or slow the session goes on. No other session waits for this one's.
   */
  async renew(session: SessionRecord): Promise<Renewal> {
    const { idHash } = session
    if (performance.now() < (this.silentUntil.get(idHash) ?? 0)) return 'kept'
    const tokens = openTokens(session.sealedTokens, idHash, this.keys)
    if (tokens?.refreshToken === '') return 'kept'
    const claim = this.underWay.has(idHash) ? null : await claimRenewal(this.orm.em, session, CLAIM_MS)
    if (claim) this.begin(session, tokens?.refreshToken, claim)
    const running = this.underWay.get(idHash)
    if (!running) return this.waitForOthers(session)
    return pTimeout(running, { milliseconds: RENEWAL_WAIT_MS, fallback: () => 'kept' as const })
  }

  private begin(session: SessionRecord, refreshToken: string | undefined, claim: RenewalClaim): void {
    const running = this.run(session, refreshToken, claim).finally(() => this.underWay.delete(session.idHash))
    // Who asked may have left when it fails.
    running.catch((error: unknown) => this.logger.error({ err: error, userId: session.id }, TOKEN_REFRESH_FAILED))
    this.underWay.set(session.idHash, running)
  }

  private async run(
    session: SessionRecord,
    refreshToken: string | undefined,
    { isLapsed }: RenewalClaim,
  ): Promise<Renewal> {
    const { idHash } = session
    try {
      // Another process may have had the provider's answer while the database was away: the old token would be used twice.
      const others = isLapsed ? await this.waitForOthers(session) : 'kept'
      if (others !== 'kept') return others
      if (refreshToken === undefined) throw new SsoRefusal('tokens that cannot be opened', 401)
      const fresh = await this.sso.refresh(refreshToken)
      await this.keep(session, fresh)
      return 'renewed'
    } catch (error) {
      const level = error instanceof SsoSiteRefusal ? 'error' : 'warn'
      this.logger[level]({ err: error, userId: session.id }, TOKEN_REFRESH_FAILED)
      if (error instanceof SsoRefusal) {
        // Of a token that another process has used before, and stored new ones since, a refusal says nothing.
        const state = await readRenewal(this.orm.em, idHash)
        if (state && state.tokenExpiresAt !== session.tokenExpiresAt) return 'renewed'
        await deleteSessions(this.orm.em, { idHash })
        return 'ended'
      }
      this.noteSilence(idHash)
      await endRenewal(this.orm.em, idHash)
      return 'kept'
    }
  }

  /** New tokens are tried to be stored for long: the old ones may be good no longer. */
  private async keep(session: SessionRecord, fresh: Tokens): Promise<void> {
    const sealedTokens = sealTokens(fresh, session.idHash, this.keys)
    const store = () => storeRenewal(this.orm.em, session, { sealedTokens, tokenExpiresAt: fresh.expiresAt })
    await keepTrying(store, { forMs: STORE_FOR_MS, everyMs: STORE_AGAIN_AFTER_MS })
  }

  private noteSilence(idHash: string): void {
    this.silentUntil.delete(idHash)
    this.silentUntil.set(idHash, performance.now() + SILENCE_MS)
    const [oldest] = this.silentUntil.keys()
    if (this.silentUntil.size > MOST_SILENT && oldest !== undefined) this.silentUntil.delete(oldest)
  }

  private async waitForOthers({ idHash, tokenExpiresAt }: SessionRecord): Promise<Renewal> {
    for (const until = performance.now() + RENEWAL_WAIT_MS; performance.now() < until; await wait(LOOK_EVERY_MS)) {
      const state = await readRenewal(this.orm.em, idHash)
      if (!state) return 'ended'
      if (state.tokenExpiresAt !== tokenExpiresAt) return 'renewed'
      if (!state.isRenewing) return 'kept'
    }
    return 'kept'
  }
}
