import { UnprocessableEntityException } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { keepSubscription } from '@liberta/database/accounts/newsletter-subscription.repository'
import { CommandRunner } from '../../commands/command-runner.ts'
import { KnownContent } from '../../read-api/known-content.ts'

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

/**
 * Saying the same twice changes nothing the second time, `subscribedAt` included. Only a newsletter that there is can be taken (422);
 * one that is sent no longer can still be left.
 */
@CommandHandler(SubscribeCommand)
export class SubscribeHandler implements ICommandHandler<SubscribeCommand> {
  constructor(
    private readonly commands: CommandRunner,
    private readonly content: KnownContent,
  ) {}

  /** @returns whether the newsletter is taken now; a repetition with the same key gets the answer of the first time */
  execute({ userId, newsletterId, active, key }: SubscribeCommand): Promise<{ status: 'ok'; active: boolean }> {
    const check = async () => {
      if (active) await this.refuseUnknown(newsletterId)
    }
    const frame = { userId, name: 'subscribe', content: [newsletterId, active], key, check }
    return this.commands.run(frame, async (entities) => {
      await keepSubscription(entities, { userId, newsletterId, active })
      return { status: 'ok', active }
    })
  }

  private async refuseUnknown(newsletterId: string): Promise<void> {
    const newsletters = await this.content.read({ model: 'newsletters', id: 'all' })
    if (newsletters?.some(({ id }) => String(id) === newsletterId)) return
    throw new UnprocessableEntityException(`There is no newsletter ${newsletterId}.`)
  }
}
