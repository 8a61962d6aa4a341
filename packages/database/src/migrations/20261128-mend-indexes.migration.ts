import { Migration } from '@mikro-orm/migrations'
import { OUTBOX_ORDER } from './20261124-order-outbox.migration.ts'
import { SAVED_BY_ITEM } from './20261125-find-saved-by-item.migration.ts'
import { indexConcurrently } from './index-concurrently.ts'

/** The two were made in such a way that a try which was cut off left an index that no query uses, and counted as done at the next try. */
export class MendIndexes extends Migration {
  override name = '20261128-mend-indexes'

  override isTransactional(): boolean {
    return false
  }

  override async up(): Promise<void> {
    for (const index of [OUTBOX_ORDER, SAVED_BY_ITEM]) {
      const found: unknown = await this.execute(
        'select from pg_index where indisvalid and indexrelid = to_regclass(quote_ident(?))',
        [index.name],
      )
      const isWell = Array.isArray(found) && found.length > 0
      if (!isWell) for (const statement of indexConcurrently(index)) this.addSql(statement)
    }
  }
}
