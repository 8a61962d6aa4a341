import { Migration } from '@mikro-orm/migrations'

const STATEMENTS = [
  `create table "outbox" (
    "id" bigserial not null,
    "topic" text not null,
    "subject_id" uuid not null,
    "created_at" timestamptz(3) not null,
    constraint "outbox_pkey" primary key ("id")
  )`,
  `create table "reader_messages" (
    "id" uuid not null,
    "kind" text not null,
    "user_id" uuid null,
    "name" text not null,
    "email" text not null,
    "subject" text not null,
    "body" text not null,
    "details" jsonb not null,
    "delivery" text not null default 'waiting',
    "attempts" int not null default 0,
    "created_at" timestamptz(3) not null,
    "delivered_at" timestamptz(3) null,
    constraint "reader_messages_pkey" primary key ("id"),
    constraint "reader_messages_user_foreign" foreign key ("user_id") references "users" ("id") on delete set null
  )`,
  `create index "reader_messages_delivery_index" on "reader_messages" ("delivery", "created_at")`,
  `create index "reader_messages_user_index" on "reader_messages" ("user_id")`,
  `create table "message_attachments" (
    "id" uuid not null,
    "message_id" uuid not null,
    "file_name" text not null,
    "media_type" text not null,
    "size" int not null,
    "content" bytea not null,
    constraint "message_attachments_pkey" primary key ("id"),
    constraint "message_attachments_message_foreign"
      foreign key ("message_id") references "reader_messages" ("id") on delete cascade
  )`,
  `create index "message_attachments_message_index" on "message_attachments" ("message_id")`,
  `create table "withdrawals" (
    "id" uuid not null,
    "name" text not null,
    "email" text not null,
    "contract" text not null,
    "declared_at" timestamptz(3) not null,
    "confirmed_at" timestamptz(3) null,
    "receipt_number" text null,
    "delivery" text not null default 'waiting',
    "delivered_at" timestamptz(3) null,
    constraint "withdrawals_pkey" primary key ("id"),
    constraint "withdrawals_receipt_unique" unique ("receipt_number")
  )`,
]

/** The outbox, and what readers write to the newspaper. */
export class CreateMessages extends Migration {
  override name = '20261121-create-messages'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}
