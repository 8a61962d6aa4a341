import { defineEntity, p } from '@mikro-orm/core'
import { readerColumn } from './reader-column.ts'

/** What a command with an Idempotency-Key was answered: the same command with the same key is answered so again. */
export const CommandReceiptSchema = defineEntity({
  name: 'CommandReceipt',
  tableName: 'command_receipts',
  uniques: [{ name: 'command_receipts_key_unique', properties: ['userId', 'key'] }],
  indexes: [{ name: 'command_receipts_age_index', properties: ['createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    userId: readerColumn('command_receipts_user_foreign'),
    key: p.text(),
    /** SHA-256 of the command's name and its content, in base64url. */
    fingerprint: p.text(),
    /** As text of JSON, not as a value (`jsonb`): a repeated command is answered with the same bytes. */
    answer: p.json<unknown>().columnType('json'),
    createdAt: p.datetime(3),
  },
})

/** What a command answered, kept under its Idempotency-Key, so that a repetition gets the same. */
export class CommandReceipt extends CommandReceiptSchema.class {}
CommandReceiptSchema.setClass(CommandReceipt)
