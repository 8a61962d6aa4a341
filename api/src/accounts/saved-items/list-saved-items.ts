import type { SavedList, SavedListQuery } from '@liberta/contracts/accounts/saved-item.schema'
import { SavedItem } from '@liberta/database/accounts/saved-item.entity'
import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql'

const PAGE_SIZE = 24

const ORDERS: Readonly<Record<SavedListQuery['sort'], QueryOrderMap<SavedItem>[]>> = {
  newest: [{ addedAt: 'desc' }, { id: 'desc' }],
  oldest: [{ addedAt: 'asc' }, { id: 'asc' }],
  title: [{ title: 'asc' }, { id: 'asc' }],
}

/** One page of what a reader has saved: words of the title, a type, an order. */
export async function listSavedItems(
  entities: EntityManager,
  userId: string,
  { query, type, sort, page }: SavedListQuery,
): Promise<SavedList> {
  const words = (query ?? '').split(/\s+/).filter(Boolean).slice(0, 8)
  const where: FilterQuery<SavedItem> = {
    userId,
    ...(type === undefined ? {} : { type }),
    ...(words.length > 0 ? { $and: words.map((word) => ({ title: { $ilike: `%${escapeLike(word)}%` } })) } : {}),
  }
  const own = entities.fork()
  const [items, total] = await own.findAndCount(SavedItem, where, {
    orderBy: ORDERS[sort],
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  const types = await own.execute<{ type: string }[]>(
    'select distinct type from saved_items where user_id = ?::uuid order by type',
    [userId],
  )
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
    types: types.map((row) => row.type),
  }
}

/** What a reader types is looked for as it stands. */
function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
