import { Inject, Injectable } from '@nestjs/common'
import type { ApiSettings } from '../configuration/api-settings.schema.ts'
import { API_SETTINGS } from '../configuration/injection-token.ts'
import { ClientAllowance } from '../limits/client-allowance.ts'
import { nameClient } from '@liberta/platform/network/name-client'
import { TooManyRequests } from '../limits/too-many-requests.ts'

/** How much one address may write to the newspaper: a few letters at once, then one a minute. */
@Injectable()
export class MessageLimit {
  private readonly allowance: ClientAllowance

  constructor(@Inject(API_SETTINGS) { MESSAGE_BURST, MESSAGES_PER_MINUTE }: ApiSettings) {
    this.allowance = new ClientAllowance({ burst: MESSAGE_BURST, perMinute: MESSAGES_PER_MINUTE })
  }

  /** @throws TooManyRequests */
  take(address: string): void {
    const seconds = this.allowance.take(nameClient(address))
    if (seconds > 0) throw new TooManyRequests('messages', seconds)
  }
}
