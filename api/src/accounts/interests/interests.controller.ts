import { Controller } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import type { AnswerOf, RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import { AccountRoute, BodyOf } from '../../auth/guards/account-route.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../http/parameter-decorators.ts'
import { ReadInterestsQuery } from './read-interests.query.ts'
import { SaveInterestsCommand } from './save-interests.command.ts'

/** The topics and zones of a reader (requirements 7.19 and 7.20). */
@Controller()
export class InterestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What the reader has chosen, from PostgreSQL. */
  @AccountRoute('readInterests')
  async read(@CurrentReaderOf() { user }: CurrentReader): Promise<AnswerOf<'readInterests'>> {
    return { status: 'ok', data: await this.queries.execute(new ReadInterestsQuery(user.id)) }
  }

  /** Chooses anew. 409 where another tab was faster, 422 for a topic or a zone that there is not. */
  @AccountRoute('saveInterests')
  save(
    @CurrentReaderOf() { user }: CurrentReader,
    @IdempotencyKey() key: string | undefined,
    @BodyOf('saveInterests') { interests }: RequestOf<'saveInterests'>,
  ): Promise<{ status: 'ok'; version: number }> {
    return this.commands.execute(new SaveInterestsCommand(user.id, interests, key))
  }
}
