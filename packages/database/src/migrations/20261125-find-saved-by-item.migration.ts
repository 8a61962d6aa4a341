import { Migration } from '@mikro-orm/migrations'
import { indexConcurrently } from './index-concurrently.ts'

export const SAVED_BY_ITEM = { name: 'saved_items_by_item_index', on: '"saved_items" ("type", "item_id")' }

/** Whose title changes is renamed for all who saved it: without an index that reads every row of all readers. */
export class FindSavedByItem extends Migration {
  override name = '20261125-find-saved-by-item'

  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    for (const statement of indexConcurrently(SAVED_BY_ITEM)) this.addSql(statement)
  }
}
