import { Controller } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import type { AnswerOf, RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import { AccountRoute, BodyOf } from '../../auth/guards/account-route.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../http/parameter-decorators.ts'
import { ReadNewslettersQuery } from './read-newsletters.query.ts'
import { SubscribeCommand } from './subscribe.command.ts'

/** The newsletters of a reader. */
@Controller()
export class NewslettersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Every newsletter that the reader ever took, those left again included. */
  @AccountRoute('readNewsletters')
  async read(@CurrentReaderOf() { user }: CurrentReader): Promise<AnswerOf<'readNewsletters'>> {
    return { status: 'ok', data: await this.queries.execute(new ReadNewslettersQuery(user.id)) }
  }

  /** Takes a newsletter or leaves it. 422 for one that there is not. */
  @AccountRoute('subscribe')
  save(
    @CurrentReaderOf() { user }: CurrentReader,
    @IdempotencyKey() key: string | undefined,
    @BodyOf('subscribe') { newsletterId, active }: RequestOf<'subscribe'>,
  ): Promise<{ status: 'ok'; active: boolean }> {
    return this.commands.execute(new SubscribeCommand(user.id, newsletterId, active, key))
  }
}
