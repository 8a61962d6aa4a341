import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import { saveInterestsSchema } from '@liberta/contracts/accounts/interests.schema'
import type { InterestsAnswer, SaveInterests } from '@liberta/contracts/accounts/interests.schema'
import { ValidBody } from '../../http/valid-body.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../commands/idempotency-key.ts'
import { ReadInterestsQuery } from './read-interests.query.ts'
import { SaveInterestsCommand } from './save-interests.command.ts'

/** The topics and zones of a reader (requirements 7.19 and 7.20). */
@Controller('api/user/interests')
export class InterestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('x-content-type-options', 'nosniff')
  async read(@CurrentReaderOf() { user }: CurrentReader): Promise<InterestsAnswer> {
    return { status: 'ok', data: await this.queries.execute(new ReadInterestsQuery(user.id)) }
  }

  @Post()
  @HttpCode(200)
  save(
    @CurrentReaderOf() { user }: CurrentReader,
    @IdempotencyKey() key: string | undefined,
    @ValidBody(saveInterestsSchema) { interests }: SaveInterests,
  ): Promise<{ status: 'ok'; version: number }> {
    return this.commands.execute(new SaveInterestsCommand(user.id, interests, key))
  }
}
