import { Migration } from '@mikro-orm/migrations'

const STATEMENTS = [
  `create table "cookie_choices" (
    "id" uuid not null,
    "user_id" uuid not null,
    "version" int not null,
    "granted" jsonb not null,
    "chosen_at" timestamptz(3) not null,
    constraint "cookie_choices_pkey" primary key ("id"),
    constraint "cookie_choices_user_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create index "cookie_choices_newest_index" on "cookie_choices" ("user_id", "chosen_at")`,
]

/** What signed-in readers chose about cookies. */
export class CreateCookieChoices extends Migration {
  override name = '20261122-create-cookie-choices'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}
