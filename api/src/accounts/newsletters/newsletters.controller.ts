import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import { subscribeSchema } from '@liberta/contracts/accounts/subscriptions.schema'
import type { Subscribe, SubscriptionsAnswer } from '@liberta/contracts/accounts/subscriptions.schema'
import { ValidBody } from '../../http/valid-body.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../commands/idempotency-key.ts'
import { ReadNewslettersQuery } from './read-newsletters.query.ts'
import { SubscribeCommand } from './subscribe.command.ts'

/** The newsletters of a reader. */
@Controller('api/user/newsletters')
export class NewslettersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('x-content-type-options', 'nosniff')
  async read(@CurrentReaderOf() { user }: CurrentReader): Promise<SubscriptionsAnswer> {
    return { status: 'ok', data: await this.queries.execute(new ReadNewslettersQuery(user.id)) }
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
