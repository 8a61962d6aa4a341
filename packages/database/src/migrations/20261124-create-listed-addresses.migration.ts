import { Migration } from '@mikro-orm/migrations'

const STATEMENTS = [
  `create table "listed_addresses" (
    "kind" text not null,
    "id" int not null,
    "address" text not null,
    "state" text not null,
    "title" text not null,
    "published_at" timestamptz(3) not null,
    "month" text not null,
    "updated_at" timestamptz(3) null,
    "picture_id" text null,
    "picture_caption" text null,
    "video_source" text null,
    "video_seconds" int null,
    "changed_at" timestamptz(3) not null,
    constraint "listed_addresses_pkey" primary key ("kind", "id")
  )`,
  `create index "listed_addresses_month_index" on "listed_addresses" ("kind", "month", "published_at", "id")`,
  `create index "listed_addresses_published_index" on "listed_addresses" ("kind", "published_at")`,
  `create table "ledger_walks" (
    "kind" text not null,
    "year" int not null,
    "page" int not null,
    "finished_at" timestamptz(3) null,
    "made_with" text not null,
    "claimed_until" timestamptz(3) not null,
    constraint "ledger_walks_pkey" primary key ("kind")
  )`,
]

/** The ledger that sitemaps are made of. */
export class CreateListedAddresses extends Migration {
  override name = '20261124-create-listed-addresses'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}
