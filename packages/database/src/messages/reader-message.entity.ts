import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../accounts/user.entity.ts'

/** How far a message is: `waiting` for delivery, `delivered`, or `failed`, after the last try: only a rebuild tries again. */
const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** What a reader wrote in one of the forms, kept until it is delivered and for the desk's records after that. */
export const ReaderMessageSchema = defineEntity({
  name: 'ReaderMessage',
  tableName: 'reader_messages',
  indexes: [
    { name: 'reader_messages_delivery_index', properties: ['delivery', 'createdAt'] },
    { name: 'reader_messages_user_index', properties: ['userId'] },
  ],
  properties: {
    id: p.uuid().primary(),
    /** Which form. */
    kind: p.text(),
    /** Null where the reader was not signed in, or has erased their account. */
    userId: p
      .manyToOne(User)
      .mapToPk()
      .fieldName('user_id')
      .nullable()
      .deleteRule('set null')
      .foreignKeyName('reader_messages_user_foreign'),
    name: p.text(),
    email: p.text(),
    subject: p.text(),
    body: p.text(),
    /** What only some forms ask for, by the field's name. */
    details: p.json<Record<string, string>>(),
    delivery: p.text().$type<DeliveryState>().default('waiting'),
    attempts: p.integer().default(0),
    createdAt: p.datetime(3),
    /** When it was done with, delivered or given up. */
    deliveredAt: p.datetime(3).nullable(),
    /** Until then a job that is sending it keeps others away (`claimMail`). */
    sendingUntil: p.datetime(3).nullable(),
  },
})

/** What somebody wrote to the newspaper by one of the forms, and how far its delivery is. */
export class ReaderMessage extends ReaderMessageSchema.class {}
ReaderMessageSchema.setClass(ReaderMessage)
