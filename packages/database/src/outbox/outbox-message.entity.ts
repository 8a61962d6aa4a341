import { defineEntity, p } from '@mikro-orm/core'

/** Something that a command has changed, written in its transaction and gone once it is done. */
export const OutboxMessageSchema = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    topic: p.text(),
    /** The id of what has changed. Never its content: who acts on it reads what stands then. */
    subjectId: p.uuid(),
    createdAt: p.datetime(3),
    /** Which request has changed it; null where none did, and in lines of the version before. */
    requestId: p.text().nullable(),
    /** As part of which trace (W3C Trace Context); null where nothing is traced. */
    traceparent: p.text().nullable(),
    /** When the queue took it last; null where it has not yet. */
    handedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { name: 'outbox_subject_index', properties: ['topic', 'subjectId'] },
    {
      name: 'outbox_order_index',
      expression: 'create index "outbox_order_index" on "outbox" ("handed_at" nulls first, "id")',
    },
  ],
})

/** A line of the outbox: written with what has changed, handed to the queue, deleted when it is done. */
export class OutboxMessage extends OutboxMessageSchema.class {}
OutboxMessageSchema.setClass(OutboxMessage)
