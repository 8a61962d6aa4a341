import { Migration } from '@mikro-orm/migrations'

/** A walk counts the tries of a page that brought nothing. Workers of the version before leave the count as it is. */
export class CountWalkTries extends Migration {
  override name = '20261128-count-walk-tries'

  override up(): void {
    this.addSql(`alter table "ledger_walks" add column if not exists "tries" int not null default 0`)
  }
}
