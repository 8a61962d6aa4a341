import { Inject, Injectable } from '@nestjs/common'
import type { OnApplicationShutdown } from '@nestjs/common'
import { LOGOUT_FAILED } from '@liberta/contracts/accounts/auth-message'
import { endInTime } from '@liberta/platform/health/end-in-time'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'
import { BearerReaders } from './bearer-readers.ts'
import { SsoClient } from './provider/sso-client.ts'

/** Calls at once that nobody waits for; the provider's time belongs to those who sign in. */
const MAX_AT_ONCE = 4
/** Tokens that wait for a call or have one; more lapse by themselves, or a silent provider would fill the memory. */
const MAX_PENDING = 200
/** When the program ends, what is pending has so long: what is late lapses by itself, and the next copy waits to start. */
const LAST_CALL_MS = 3_000

/** Has the provider revoke access tokens: while somebody waits for it, or after they were answered. */
@Injectable()
export class ProviderRevocations implements OnApplicationShutdown {
  private readonly limit = pLimit(MAX_AT_ONCE)
  private readonly pending = new Set<Promise<void>>()

  constructor(
    private readonly sso: SsoClient,
    private readonly bearers: BearerReaders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** After the server is closed: until then a request may add some. */
  async onApplicationShutdown(): Promise<void> {
    const all = async () => Promise.all(this.pending)
    await endInTime('revocations at the sign-in provider', all, this.logger, LAST_CALL_MS)
  }

  /** Revokes a token; takes no longer than the provider's time box. Never rejects: what fails is logged. */
  async revoke(token: string): Promise<void> {
    this.bearers.forget(token)
    await this.sso.logout(token).catch((error: unknown) => this.logger.warn({ err: error }, LOGOUT_FAILED))
  }

  /** Revokes tokens, a few at a time, while the caller goes on. */
  revokeLater(tokens: readonly string[]): void {
    const taken = tokens.slice(0, MAX_PENDING - this.pending.size)
    for (const token of taken) {
      const revoking = this.limit(() => this.revoke(token)).finally(() => this.pending.delete(revoking))
      this.pending.add(revoking)
    }
    const left = tokens.length - taken.length
    if (left > 0) this.logger.warn({ tokens: left }, 'revocations at the sign-in provider were left out')
  }
}
