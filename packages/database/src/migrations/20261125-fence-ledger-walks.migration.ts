import { Migration } from '@mikro-orm/migrations'

/** A walk counts its claims, and says until when pages have been taken. Workers of the version before leave both as they are. */
export class FenceLedgerWalks extends Migration {
  override name = '20261125-fence-ledger-walks'

  override up(): void {
    this.addSql(`alter table "ledger_walks" add column if not exists "claim" int not null default 0`)
    this.addSql(`alter table "ledger_walks" add column if not exists "paced_at" timestamptz(3) not null default now()`)
  }
}
