import { Controller, Get, Header, HttpCode, Post, Query, StandardSchemaValidationPipe } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
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
import { isSaved } from '@liberta/database/accounts/saved-item.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import { ValidBody } from '../../http/valid-body.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../commands/idempotency-key.ts'
import { listSavedItems } from './list-saved-items.ts'
import { ToggleSavedItemCommand } from './toggle-saved-item.command.ts'

/** What a reader keeps for later (requirements 7.15 and 7.16). */
@Controller('api/save-for-later')
export class SavedItemsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly orm: MikroORM,
  ) {}

  @Get()
  @Header('x-content-type-options', 'nosniff')
  list(
    @CurrentReaderOf() { user }: CurrentReader,
    @Query({ schema: savedListQuerySchema, pipes: [new StandardSchemaValidationPipe()] }) query: SavedListQuery,
  ): Promise<SavedList> {
    return listSavedItems(this.orm.em, user.id, query)
  }

  @Post('check')
  @HttpCode(200)
  async check(
    @CurrentReaderOf() { user }: CurrentReader,
    @ValidBody(checkSavedSchema) { type, itemId }: CheckSaved,
  ): Promise<{ isSaved: boolean }> {
    return { isSaved: await isSaved(this.orm.em.fork(), { userId: user.id, type, itemId }) }
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
