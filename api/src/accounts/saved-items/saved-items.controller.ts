import { Controller, Get, Header, HttpCode, Post, Query, StandardSchemaValidationPipe } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import {
  checkSavedSchema,
  savedListQuerySchema,
  toggleSavedSchema,
} from '@liberta/contracts/accounts/saved-item.schema'
import type {
  CheckSaved,
  SavedList,
  SavedListQuery,
  ToggleAnswer,
  ToggleSaved,
} from '@liberta/contracts/accounts/saved-item.schema'
import { ValidBody } from '../../http/valid-body.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../commands/idempotency-key.ts'
import { CheckSavedItemQuery } from './check-saved-item.query.ts'
import { ListSavedItemsQuery } from './list-saved-items.query.ts'
import { ToggleSavedItemCommand } from './toggle-saved-item.command.ts'

/** What a reader keeps for later (requirements 7.15 and 7.16). */
@Controller('api/save-for-later')
export class SavedItemsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('x-content-type-options', 'nosniff')
  list(
    @CurrentReaderOf() { user }: CurrentReader,
    @Query({ schema: savedListQuerySchema, pipes: [new StandardSchemaValidationPipe()] }) query: SavedListQuery,
  ): Promise<SavedList> {
    return this.queries.execute(new ListSavedItemsQuery(user.id, query))
  }

  @Post('check')
  @HttpCode(200)
  async check(
    @CurrentReaderOf() { user }: CurrentReader,
    @ValidBody(checkSavedSchema) { type, itemId }: CheckSaved,
  ): Promise<{ isSaved: boolean }> {
    return { isSaved: await this.queries.execute(new CheckSavedItemQuery(user.id, { type, itemId })) }
  }

  @Post('toggle')
  @HttpCode(200)
  toggle(
    @CurrentReaderOf() { user }: CurrentReader,
    @IdempotencyKey() key: string | undefined,
    @ValidBody(toggleSavedSchema) toggle: ToggleSaved,
  ): Promise<ToggleAnswer> {
    return this.commands.execute(new ToggleSavedItemCommand(user.id, toggle, key))
  }
}
