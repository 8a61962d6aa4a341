import { Migration } from '@mikro-orm/migrations'

/** `jsonb` puts the keys of an object into an order of its own; `json` keeps what was written. */
export class KeepAnswersAsWritten extends Migration {
  override name = '20261122-keep-answers-as-written'

  override up(): void {
    this.addSql('alter table "command_receipts" alter column "answer" type json using "answer"::json')
  }
}
