import { Migration } from '@mikro-orm/migrations'

/** A line of the outbox says which request has written it, so that what comes of it is found in the logs. The version before writes none. */
export class NameOutboxRequests extends Migration {
  override name = '20261123-name-outbox-requests'

  override up(): void {
    this.addSql(`alter table "outbox" add column if not exists "request_id" text null`)
  }
}
