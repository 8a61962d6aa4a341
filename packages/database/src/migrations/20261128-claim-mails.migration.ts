import { Migration } from '@mikro-orm/migrations'

/** Who sends a mail says so, that nobody else does meanwhile. Workers of the version before neither say nor ask it. */
export class ClaimMails extends Migration {
  override name = '20261128-claim-mails'

  override up(): void {
    for (const table of ['reader_messages', 'withdrawals'])
      this.addSql(`alter table "${table}" add column if not exists "sending_until" timestamptz(3) null`)
  }
}
