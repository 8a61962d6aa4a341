import { randomUUID } from 'node:crypto'
import { UnprocessableEntityException } from '@nestjs/common'
import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { KnownContent } from '../../read-api/known-content.ts'
import { CommandRunner } from '../../commands/command-runner.ts'
import { noteReaderChanged } from '../../commands/reader-revision.ts'
import { SubscribeCommand } from './subscribe.command.ts'

/**
 * Saying the same twice changes nothing the second time, `subscribedAt` included. Only a newsletter that there is can be taken (422);
 * one that is sent no longer can still be left.
 */
@CommandHandler(SubscribeCommand)
export class SubscribeHandler implements ICommandHandler<SubscribeCommand, { status: 'ok'; active: boolean }> {
  constructor(
    private readonly commands: CommandRunner,
    private readonly content: KnownContent,
  ) {}

  execute({ userId, newsletterId, active, key }: SubscribeCommand): Promise<{ status: 'ok'; active: boolean }> {
    const check = async () => {
      if (active) await this.refuseUnknown(newsletterId)
    }
    const frame = { userId, name: 'subscribe', content: [newsletterId, active], key, check }
    return this.commands.run(frame, async (entities) => {
      const rows = await entities.execute<unknown[]>(
        `insert into newsletter_subscriptions as n (id, user_id, newsletter_id, active, subscribed_at, version)
        select ?::uuid, ?::uuid, ?::text, ?::boolean, now(), 1 where ?::boolean or exists
          (select 1 from newsletter_subscriptions where user_id = ?::uuid and newsletter_id = ?)
        on conflict (user_id, newsletter_id) do update set active = excluded.active, version = n.version + 1,
          subscribed_at = case when excluded.active then now() else n.subscribed_at end
        where n.active <> excluded.active
        returning 1`,
        [randomUUID(), userId, newsletterId, active, active, userId, newsletterId],
      )
      if (rows.length > 0) await noteReaderChanged(entities, userId)
      return { status: 'ok', active }
    })
  }

  private async refuseUnknown(newsletterId: string): Promise<void> {
    const newsletters = await this.content.read({ model: 'newsletters', id: 'all' })
    if (newsletters?.some(({ id }) => String(id) === newsletterId)) return
    throw new UnprocessableEntityException(`There is no newsletter ${newsletterId}.`)
  }
}
