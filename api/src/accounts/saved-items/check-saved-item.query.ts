import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import type { CheckSaved } from '@liberta/contracts/accounts/saved-item.schema'
import { isSaved } from '@liberta/database/accounts/saved-item.repository'
import { MikroORM } from '@mikro-orm/postgresql'

/** Whether a reader has saved an item. */
export class CheckSavedItemQuery extends Query<boolean> {
  constructor(
    readonly userId: string,
    readonly item: Pick<CheckSaved, 'type' | 'itemId'>,
  ) {
    super()
  }
}

/** Asks PostgreSQL, so that what was saved a moment ago counts. */
@QueryHandler(CheckSavedItemQuery)
export class CheckSavedItemHandler implements IQueryHandler<CheckSavedItemQuery> {
  constructor(private readonly orm: MikroORM) {}

  /** @returns whether the reader has saved it */
  execute({ userId, item: { type, itemId } }: CheckSavedItemQuery): Promise<boolean> {
    return isSaved(this.orm.em.fork(), { userId, type, itemId })
  }
}
