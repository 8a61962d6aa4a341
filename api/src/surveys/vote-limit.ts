import { HttpException, Inject, Injectable } from '@nestjs/common'
import type { ApiSettings } from '../configuration/api-settings.schema.ts'
import { API_SETTINGS } from '../configuration/injection-token.ts'
import { ClientAllowance } from '../limits/client-allowance.ts'
import { nameClient } from '@liberta/platform/network/name-client'

const TOO_MANY_REQUESTS = 429

/** How often one address may vote: more readers than one may sit behind it, but not a thousand. */
@Injectable()
export class VoteLimit {
  private readonly allowance: ClientAllowance

  constructor(@Inject(API_SETTINGS) { VOTE_BURST, VOTES_PER_MINUTE }: ApiSettings) {
    this.allowance = new ClientAllowance({ burst: VOTE_BURST, perMinute: VOTES_PER_MINUTE })
  }

  /** @throws HttpException 429 */
  take(address: string): void {
    const seconds = this.allowance.take(nameClient(address))
    if (seconds > 0) throw new HttpException(`Too many votes: try again in ${seconds} s.`, TOO_MANY_REQUESTS)
  }
}
