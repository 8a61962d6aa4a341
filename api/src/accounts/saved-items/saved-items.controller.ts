import { Controller, Query, StandardSchemaValidationPipe } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import type { AnswerOf, RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import { savedListQuerySchema } from '@liberta/contracts/accounts/saved-item.schema'
import type { SavedListQuery } from '@liberta/contracts/accounts/saved-item.schema'
import { AccountRoute, BodyOf } from '../../auth/guards/account-route.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../http/parameter-decorators.ts'
import { CheckSavedItemQuery } from './check-saved-item.query.ts'
import { ListSavedItemsQuery } from './list-saved-items.query.ts'
import { ToggleSavedItemCommand } from './toggle-saved-item.command.ts'

/** What a reader keeps for later (requirements 7.15 and 7.16). */
@Controller()
export class SavedItemsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** A page of what the reader has saved, found by words and type. */
  @AccountRoute('listSaved')
  list(
    @CurrentReaderOf() { user }: CurrentReader,
    @Query({ schema: savedListQuerySchema, pipes: [new StandardSchemaValidationPipe()] }) query: SavedListQuery,
  ): Promise<AnswerOf<'listSaved'>> {
    return this.queries.execute(new ListSavedItemsQuery(user.id, query))
  }

  /** Whether one item is saved. */
  @AccountRoute('checkSaved')
  async check(
    @CurrentReaderOf() { user }: CurrentReader,
    @BodyOf('checkSaved') { type, itemId }: RequestOf<'checkSaved'>,
  ): Promise<{ isSaved: boolean }> {
    return { isSaved: await this.queries.execute(new CheckSavedItemQuery(user.id, { type, itemId })) }
  }

  /** Saves an item, or removes it, by what the reader saw. 409 where no more can be saved. */
  @AccountRoute('toggleSaved')
  toggle(
    @CurrentReaderOf() { user }: CurrentReader,
    @IdempotencyKey() key: string | undefined,
    @BodyOf('toggleSaved') toggle: RequestOf<'toggleSaved'>,
  ): Promise<AnswerOf<'toggleSaved'>> {
    return this.commands.execute(new ToggleSavedItemCommand(user.id, toggle, key))
  }
}
