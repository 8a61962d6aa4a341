import { Injectable } from '@nestjs/common'
import { ClientLimits } from '../http/client-limits.ts'
import { boundCall } from './provider/bound-calls.ts'
import { SsoClient } from './provider/sso-client.ts'
import type { CodeGrant, Tokens } from './provider/sso-client.ts'

/** Has the provider exchange codes for tokens, for whoever brings one: anybody can make up a code, with a state and a verifier. */
@Injectable()
export class CodeExchanges {
  constructor(
    private readonly sso: SsoClient,
    private readonly limits: ClientLimits,
  ) {}

  /** The tokens for a code that came from an address. Rejects as SsoClient does, and with a 429 where too many of it were in vain. */
  exchange(grant: CodeGrant, address: string): Promise<Tokens> {
    return boundCall({ limits: this.limits, limit: 'code exchanges', address }, () => this.sso.exchangeCode(grant))
  }
}
