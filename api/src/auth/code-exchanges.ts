import { Injectable } from '@nestjs/common'
import { SIGN_IN_WAIT_MS } from '@liberta/contracts/accounts/reader-wait.table'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import pTimeout from 'p-timeout'
import { ClientLimits } from '../http/client-limits.ts'
import { boundCall } from './provider/bound-calls.ts'
import { SsoClient, SsoSilence } from './provider/sso-client.ts'
import type { CodeGrant, Tokens } from './provider/sso-client.ts'
import { Readers } from './readers.ts'

/** Has the provider exchange codes for tokens, for whoever brings one: anybody can make up a code, with a state and a verifier. */
@Injectable()
export class CodeExchanges {
  constructor(
    private readonly sso: SsoClient,
    private readonly readers: Readers,
    private readonly limits: ClientLimits,
  ) {}

  /**
   * The tokens for a code that came from an address, and the reader they are of, registered. That may be four calls of the provider;
   * together they have less time than whoever hands the call through waits. Rejects as SsoClient does, and with a 429 where too many
   * codes of that address were in vain.
   */
  register(grant: CodeGrant, address: string): Promise<{ user: UserRecord; tokens: Tokens }> {
    const registered = this.exchange(grant, address).then((tokens) => this.readers.registerBy(tokens))
    return pTimeout(registered, { milliseconds: SIGN_IN_WAIT_MS, message: new SsoSilence('a sign-in', null) })
  }

  private exchange(grant: CodeGrant, address: string): Promise<Tokens> {
    return boundCall({ limits: this.limits, limit: 'code exchanges', address }, () => this.sso.exchangeCode(grant))
  }
}
