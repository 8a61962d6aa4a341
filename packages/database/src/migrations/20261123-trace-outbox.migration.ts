import { Migration } from '@mikro-orm/migrations'

/** A line of the outbox says as part of which trace it was written, where anything is traced. The version before writes none. */
export class TraceOutbox extends Migration {
  override name = '20261123-trace-outbox'

  override up(): void {
    this.addSql(`alter table "outbox" add column if not exists "traceparent" text null`)
  }
}
