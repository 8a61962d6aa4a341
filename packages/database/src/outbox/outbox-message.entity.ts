import { defineEntity, p } from '@mikro-orm/core'

/** Something that a command has changed, written in its transaction and gone once the queue has it. */
export const OutboxMessageSchema = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    topic: p.text(),
    /** The id of what has changed. Never its content: who acts on it reads what stands then. */
    subjectId: p.uuid(),
    createdAt: p.datetime(3),
  },
})

/** A line of the outbox: written with what has changed, deleted when the queue has it. */
export class OutboxMessage extends OutboxMessageSchema.class {}
OutboxMessageSchema.setClass(OutboxMessage)
