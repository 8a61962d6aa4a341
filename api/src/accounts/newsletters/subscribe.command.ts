import { Command } from '@nestjs/cqrs'

/** A reader takes a newsletter, or leaves it. */
export class SubscribeCommand extends Command<{ status: 'ok'; active: boolean }> {
  readonly userId: string
  readonly newsletterId: string
  readonly active: boolean
  readonly key: string | undefined

  constructor(userId: string, newsletterId: string, active: boolean, key: string | undefined) {
    super()
    this.userId = userId
    this.newsletterId = newsletterId
    this.active = active
    this.key = key
  }
}
