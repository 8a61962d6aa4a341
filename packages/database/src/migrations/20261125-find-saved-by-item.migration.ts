import { Migration } from '@mikro-orm/migrations'

/** Whose title changes is renamed for all who saved it: without an index that reads every row of all readers. */
export class FindSavedByItem extends Migration {
  override name = '20261125-find-saved-by-item'

  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql(
      `create index concurrently if not exists "saved_items_by_item_index" on "saved_items" ("type", "item_id")`,
    )
  }
}
