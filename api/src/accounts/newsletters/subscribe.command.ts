import { Command } from '@nestjs/cqrs'

/** A reader takes a newsletter, or leaves it. */
export class SubscribeCommand extends Command<{ status: 'ok'; active: boolean }> {
  constructor(
    readonly userId: string,
    readonly newsletterId: string,
    readonly active: boolean,
    readonly key: string | undefined,
  ) {
    super()
  }
}
