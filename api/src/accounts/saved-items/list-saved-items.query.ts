import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import type { SavedList, SavedListQuery } from '@liberta/contracts/accounts/saved-item.schema'
import { normaliseSearchText } from '@liberta/contracts/search/search-parameters.schema'
import { findSavedItems } from '@liberta/database/accounts/saved-item.repository'
import { MikroORM } from '@mikro-orm/postgresql'

const PAGE_SIZE = 24
/** Words of a search that are looked for; the rest are not. */
const MOST_WORDS = 8

/** One page of what a reader has saved: words of the title, a type, an order. */
export class ListSavedItemsQuery extends Query<SavedList> {
  constructor(
    readonly userId: string,
    readonly filter: SavedListQuery,
  ) {
    super()
  }
}

/** Reads it from PostgreSQL. */
@QueryHandler(ListSavedItemsQuery)
export class ListSavedItemsHandler implements IQueryHandler<ListSavedItemsQuery> {
  constructor(private readonly orm: MikroORM) {}

  /** @returns one page of what is asked for, how many there are of it in all, and of which types there are any */
  async execute({ userId, filter: { query, type, sort, page } }: ListSavedItemsQuery): Promise<SavedList> {
    const words = (normaliseSearchText(query ?? '') ?? '').split(' ').filter(Boolean).slice(0, MOST_WORDS)
    const selection = { words, type, sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    const { items, total, types } = await findSavedItems(this.orm.em, userId, selection)
    return {
      items: items.map((item) => ({
        itemId: item.itemId,
        type: item.type,
        title: item.title,
        addedAt: item.addedAt.toISOString(),
      })),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      types,
    }
  }
}
