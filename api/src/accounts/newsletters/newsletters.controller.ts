import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import { subscribeSchema } from '@liberta/contracts/accounts/subscriptions.schema'
import type { Subscribe, SubscriptionsAnswer } from '@liberta/contracts/accounts/subscriptions.schema'
import { MikroORM } from '@mikro-orm/postgresql'
import { ValidBody } from '../../http/valid-body.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../commands/idempotency-key.ts'
import { readSubscriptions } from './read-subscriptions.ts'
import { SubscribeCommand } from './subscribe.command.ts'

/** The newsletters of a reader. */
@Controller('api/user/newsletters')
export class NewslettersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly orm: MikroORM,
  ) {}

  @Get()
  @Header('x-content-type-options', 'nosniff')
  async read(@CurrentReaderOf() { user }: CurrentReader): Promise<SubscriptionsAnswer> {
    return { status: 'ok', data: await readSubscriptions(this.orm.em, user.id) }
  }

  @Post()
  @HttpCode(200)
  save(
    @CurrentReaderOf() { user }: CurrentReader,
    @IdempotencyKey() key: string | undefined,
    @ValidBody(subscribeSchema) { newsletterId, active }: Subscribe,
  ): Promise<{ status: 'ok'; active: boolean }> {
    return this.commands.execute(new SubscribeCommand(user.id, newsletterId, active, key))
  }
}
