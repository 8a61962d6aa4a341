import { Inject, Injectable } from '@nestjs/common'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS } from '../settings/injection-token.ts'
import { AddressLimit } from '../http/address-limit.ts'

/** How much one address may write to the newspaper: a few letters at once, then one a minute. */
@Injectable()
export class MessageLimit extends AddressLimit {
  constructor(@Inject(API_SETTINGS) { MESSAGE_BURST, MESSAGES_PER_MINUTE }: ApiSettings) {
    super('messages', { burst: MESSAGE_BURST, perMinute: MESSAGES_PER_MINUTE })
  }
}
