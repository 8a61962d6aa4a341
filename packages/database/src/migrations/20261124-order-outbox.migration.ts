import { Migration } from '@mikro-orm/migrations'
import { indexConcurrently } from './index-concurrently.ts'

export const OUTBOX_ORDER = { name: 'outbox_order_index', on: '"outbox" ("handed_at" nulls first, "id")' }

/** The relay takes lines in this order: without an index each turn of it sorts all that wait, and a rebuild makes a line a reader. */
export class OrderOutbox extends Migration {
  override name = '20261124-order-outbox'

  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    for (const statement of indexConcurrently(OUTBOX_ORDER)) this.addSql(statement)
  }
}
