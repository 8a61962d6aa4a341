import { Migration } from '@mikro-orm/migrations'

const STATEMENTS = [
  `create table "operator_actions" (
    "id" uuid not null,
    "at" timestamptz(3) not null,
    "who" text null,
    "role" text null,
    "client" text not null,
    "channel" text not null,
    "action" text not null,
    "arguments" jsonb not null,
    "dry_run" boolean not null,
    "result" text not null,
    "detail" text not null,
    "request_id" text not null,
    constraint "operator_actions_pkey" primary key ("id")
  )`,
  `create index "operator_actions_age_index" on "operator_actions" ("at")`,
  // Only added to, by whoever is connected; what is older than a year may go.
  `create function "refuse_to_change_operator_actions"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.at < now() - interval '1 year' then
        return old;
      end if;
    end if;
    raise exception 'operator_actions is only added to';
  end $$`,
  `create trigger "operator_actions_rows" before update or delete on "operator_actions"
    for each row execute function "refuse_to_change_operator_actions"()`,
  `create trigger "operator_actions_table" before truncate on "operator_actions"
    for each statement execute function "refuse_to_change_operator_actions"()`,
]

/** What operators have done, and who tried to get in. */
export class CreateOperatorActions extends Migration {
  override name = '20261123-create-operator-actions'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}
