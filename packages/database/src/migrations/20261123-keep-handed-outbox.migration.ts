import { Migration } from '@mikro-orm/migrations'

/** Lines of the outbox stay until they are done; workers of the version before delete them as they hand them over, which both may. */
export class KeepHandedOutbox extends Migration {
  override name = '20261123-keep-handed-outbox'

  override up(): void {
    this.addSql(`alter table "outbox" add column if not exists "handed_at" timestamptz(3) null`)
    this.addSql(`create index if not exists "outbox_subject_index" on "outbox" ("topic", "subject_id")`)
  }
}
