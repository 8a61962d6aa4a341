import type { EntityManager } from '@mikro-orm/postgresql'
import type { OutboxTopic } from '@liberta/contracts/outbox/outbox-topic.table'
import { OutboxMessage } from './outbox-message.entity.ts'

/** The channel on which the relay is woken. */
export const OUTBOX_CHANNEL = 'outbox'

/** One line of the outbox. */
export interface OutboxNote {
  topic: OutboxTopic
  /** The id of the reader, message, withdrawal or vote. */
  subjectId: string
}

/** A line of the outbox as the relay hands it over. */
export interface WaitingNote extends OutboxNote {
  id: string
}

/** Writes lines within the transaction of `entities`; every command does so here, or by `appendOutboxFrom`. */
export async function appendOutbox(entities: EntityManager, notes: readonly OutboxNote[]): Promise<void> {
  if (notes.length === 0) return
  const createdAt = new Date()
  await entities.insertMany(
    OutboxMessage,
    notes.map((note) => ({ ...note, createdAt })),
  )
}

/**
 * The same as a part of a statement that has changed what it tells of: a line for each row of `source`, a table or what follows
 * `from`, whose `id` is the subject.
 */
export function appendOutboxFrom(topic: OutboxTopic, source: string): string {
  return `insert into outbox (topic, subject_id, created_at) select '${topic}', id, now() from ${source}`
}

/** Wakes the relays. Apart from the commands' transactions, because a notification makes commits wait for each other. */
export async function notifyOutbox(entities: EntityManager): Promise<void> {
  await entities.fork().execute('select pg_notify(?, ?)', [OUTBOX_CHANNEL, ''])
}

/**
 * Hands over the oldest lines, at most `most`, and deletes them in the same transaction: where handing over fails they stay.
 * Lines that another relay holds are passed over. Returns how many were handed over.
 */
export async function drainOutbox(
  entities: EntityManager,
  most: number,
  handOver: (notes: WaitingNote[]) => Promise<void>,
): Promise<number> {
  return entities.fork().transactional(async (transaction) => {
    const notes = await transaction.execute<WaitingNote[]>(
      `delete from outbox where id in (select id from outbox order by id limit ? for update skip locked)
      returning id::text as id, topic, subject_id as "subjectId"`,
      [most],
    )
    if (notes.length > 0) await handOver(notes)
    return notes.length
  })
}

/** How long the oldest line has been waiting, in ms; 0 where there is none. */
export async function readOutboxDelay(entities: EntityManager): Promise<number> {
  const rows = await entities
    .fork()
    .execute<{ late: number }[]>(
      'select coalesce(extract(epoch from now() - min(created_at)) * 1000, 0)::float8 as late from outbox',
    )
  return rows[0]?.late ?? 0
}
