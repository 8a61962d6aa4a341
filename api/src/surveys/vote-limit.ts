import { Inject, Injectable } from '@nestjs/common'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS } from '../settings/injection-token.ts'
import { AddressLimit } from '../http/address-limit.ts'

/** How often one address may vote: more readers than one may sit behind it, but not a thousand. */
@Injectable()
export class VoteLimit extends AddressLimit {
  constructor(@Inject(API_SETTINGS) { VOTE_BURST, VOTES_PER_MINUTE }: ApiSettings) {
    super('votes', { burst: VOTE_BURST, perMinute: VOTES_PER_MINUTE })
  }
}
