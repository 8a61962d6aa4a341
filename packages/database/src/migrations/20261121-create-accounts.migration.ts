import { Migration } from '@mikro-orm/migrations'

const TABLES = [
  `create table "users" (
    "id" uuid not null,
    "sso_id" text not null,
    "email" text not null,
    "name" text not null,
    "surname" text not null,
    "profile_photo_url" text null,
    "sso_data" jsonb not null,
    "revision" int not null default 0,
    "version" int not null default 1,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    constraint "users_pkey" primary key ("id"),
    constraint "users_sso_id_unique" unique ("sso_id")
  )`,
  `create table "reader_sessions" (
    "id_hash" text not null,
    "user_id" uuid not null,
    "sealed_tokens" text null,
    "token_expires_at" timestamptz(3) not null,
    "renewing_until" timestamptz(3) null,
    "created_at" timestamptz(3) not null,
    "renewed_at" timestamptz(3) not null,
    "expires_at" timestamptz(3) not null,
    constraint "reader_sessions_pkey" primary key ("id_hash"),
    constraint "reader_sessions_user_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create table "saved_items" (
    "id" uuid not null,
    "user_id" uuid not null,
    "type" text not null default 'story',
    "item_id" text not null,
    "title" text not null,
    "added_at" timestamptz(3) not null,
    constraint "saved_items_pkey" primary key ("id"),
    constraint "saved_items_item_unique" unique ("user_id", "type", "item_id"),
    constraint "saved_items_user_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create table "newsletter_subscriptions" (
    "id" uuid not null,
    "user_id" uuid not null,
    "newsletter_id" text not null,
    "active" boolean not null,
    "subscribed_at" timestamptz(3) not null,
    "version" int not null default 1,
    constraint "newsletter_subscriptions_pkey" primary key ("id"),
    constraint "newsletter_subscriptions_newsletter_unique" unique ("user_id", "newsletter_id"),
    constraint "newsletter_subscriptions_user_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create table "privacy_settings" (
    "id" uuid not null,
    "user_id" uuid not null,
    "personalization_consent" boolean not null,
    "group_marketing_consent" boolean not null,
    "partner_marketing_consent" boolean not null,
    "updated_at" timestamptz(3) not null,
    "version" int not null default 1,
    constraint "privacy_settings_pkey" primary key ("id"),
    constraint "privacy_settings_user_unique" unique ("user_id"),
    constraint "privacy_settings_user_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create table "consent_records" (
    "id" uuid not null,
    "user_id" uuid not null,
    "personalization_consent" boolean not null,
    "group_marketing_consent" boolean not null,
    "partner_marketing_consent" boolean not null,
    "text_version" text not null,
    "decided_at" timestamptz(3) not null,
    constraint "consent_records_pkey" primary key ("id"),
    constraint "consent_records_user_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create table "user_interests" (
    "id" uuid not null,
    "user_id" uuid not null,
    "topics" jsonb not null,
    "zones" jsonb not null,
    "updated_at" timestamptz(3) not null,
    "version" int not null default 1,
    constraint "user_interests_pkey" primary key ("id"),
    constraint "user_interests_user_unique" unique ("user_id"),
    constraint "user_interests_user_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create table "command_receipts" (
    "id" uuid not null,
    "user_id" uuid not null,
    "key" text not null,
    "fingerprint" text not null,
    "answer" jsonb not null,
    "created_at" timestamptz(3) not null,
    constraint "command_receipts_pkey" primary key ("id"),
    constraint "command_receipts_key_unique" unique ("user_id", "key"),
    constraint "command_receipts_user_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
]

const INDEXES = [
  `create index "reader_sessions_user_index" on "reader_sessions" ("user_id")`,
  `create index "reader_sessions_expiry_index" on "reader_sessions" ("expires_at")`,
  `create index "saved_items_newest_index" on "saved_items" ("user_id", "added_at")`,
  `create index "consent_records_newest_index" on "consent_records" ("user_id", "decided_at")`,
  `create index "command_receipts_age_index" on "command_receipts" ("created_at")`,
]

/** The readers' accounts and all that belongs to a reader; what belongs to one goes with them. */
export class CreateAccounts extends Migration {
  override name = '20261121-create-accounts'

  override up(): void {
    for (const statement of [...TABLES, ...INDEXES]) this.addSql(statement)
  }
}
