import { Migration } from '@mikro-orm/migrations'

/** What of the ledger has changed since its sitemaps were last asked for. */
export class CreateChangedMonths extends Migration {
  override name = '20261125-create-changed-months'

  override up(): void {
    this.addSql(`create table "changed_months" (
      "kind" text not null,
      "month" text not null,
      "changes" int not null,
      constraint "changed_months_pkey" primary key ("kind", "month")
    )`)
  }
}
