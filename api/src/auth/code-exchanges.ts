import { Injectable } from '@nestjs/common'
import { ClientLimits } from '../http/client-limits.ts'
import { isInVain, SsoClient } from './provider/sso-client.ts'
import type { CodeGrant, Tokens } from './provider/sso-client.ts'

/**
 * Has the provider exchange codes for tokens, for whoever brings one: anybody can make up a code, with a state and a verifier. Those in
 * vain are bounded by address, or one client's would be as many calls of the provider, which may bound ours in turn for all readers.
 */
@Injectable()
export class CodeExchanges {
  constructor(
    private readonly sso: SsoClient,
    private readonly limits: ClientLimits,
  ) {}

  /**
   * The tokens for a code that came from an address. Each exchange takes from the allowance before it is made, so that many at once are
   * not one; only what was in vain is kept of it, as many readers may share an address. Rejects as SsoClient does, and with a 429 where
   * too many were in vain.
   */
  async exchange(grant: CodeGrant, address: string): Promise<Tokens> {
    await this.limits.demand('code exchanges', address)
    try {
      const tokens = await this.sso.exchangeCode(grant)
      await this.limits.giveBack('code exchanges', address)
      return tokens
    } catch (error) {
      if (!isInVain(error)) await this.limits.giveBack('code exchanges', address)
      throw error
    }
  }
}
