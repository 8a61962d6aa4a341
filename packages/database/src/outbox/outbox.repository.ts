import type { EntityManager } from '@mikro-orm/postgresql'
import { currentOrigin } from '@liberta/http/request-context'
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
  /** Which request wrote it, and as part of which trace. */
  requestId: string | null
  traceparent: string | null
  /** Whether it was never handed over before. */
  isNew: boolean
}

/** Writes lines within the transaction of `entities`; every command does so here, or by `appendOutboxFrom`. */
export async function appendOutbox(entities: EntityManager, notes: readonly OutboxNote[]): Promise<void> {
  if (notes.length === 0) return
  const createdAt = new Date()
  await entities.insertMany(
    OutboxMessage,
    notes.map((note) => ({ ...note, createdAt, requestId: null, traceparent: null, ...currentOrigin() })),
  )
}

/**
 * The same as a part of a statement that has changed what it tells of: a line for each row of `source`, a table or what follows
 * `from`, whose `id` is the subject. To be written as it is run: it holds the id of the request and its trace, which are of hexadecimal digits and hyphens alone.
 */
export function appendOutboxFrom(topic: OutboxTopic, source: string): string {
  const { requestId, traceparent } = currentOrigin()
  const [request, trace] = [requestId, traceparent].map((said) => (said === undefined ? 'null' : `'${said}'`))
  return `insert into outbox (topic, subject_id, created_at, request_id, traceparent)
    select '${topic}', id, now(), ${request}, ${trace} from ${source}`
}

/** Wakes the relays. Apart from the commands' transactions, because a notification makes commits wait for each other. */
export async function notifyOutbox(entities: EntityManager): Promise<void> {
  await entities.fork().execute('select pg_notify(?, ?)', [OUTBOX_CHANNEL, ''])
}

/** What the queue took is handed over again after so long, where it is not done: a queue may lose what it has. Milliseconds. */
export const HAND_AGAIN_AFTER_MS = 60_000

/** Which lines are handed over, and when those that were handed over before count as lost. */
export interface Handing {
  most: number
  /** Others are of a newer program's, which hands them over itself. */
  topics: readonly OutboxTopic[]
  againAfterMs?: number
}

/**
 * Hands over the oldest lines that the queue does not have, new ones first, and notes it in the same transaction: where handing over
 * fails they wait. They stay until they are done (`deleteDoneLines`). Lines that another relay holds are passed over. Where nothing is
 * due it is one statement, since it looks each second. Returns how many were handed over.
 */
export async function drainOutbox(
  entities: EntityManager,
  { most, topics, againAfterMs = HAND_AGAIN_AFTER_MS }: Handing,
  handOver: (notes: WaitingNote[]) => Promise<void>,
): Promise<number> {
  const among = [topics.join(','), againAfterMs / 1000] as const
  if (!(await isAnyDue(entities, among))) return 0
  return entities.fork().transactional(async (transaction) => {
    const notes = await transaction.execute<WaitingNote[]>(
      `update outbox set handed_at = now() from (
        select id as due_id, handed_at is null as is_new from outbox where topic = any(string_to_array(?, ','))
          and (handed_at is null or handed_at < now() - make_interval(secs => ?))
        order by handed_at nulls first, id limit ? for update skip locked) due
      where id = due_id
      returning id::text as id, topic, subject_id as "subjectId", request_id as "requestId", traceparent, is_new as "isNew"`,
      [...among, most],
    )
    if (notes.length > 0) await handOver(notes.toSorted((one, other) => Number(one.id) - Number(other.id)))
    return notes.length
  })
}

/** The first line in their order is due before all others, however many were handed over just now. */
async function isAnyDue(entities: EntityManager, [topics, seconds]: readonly [string, number]): Promise<boolean> {
  const [first] = await entities.fork().execute<{ isDue: boolean }[]>(
    `select handed_at is null or handed_at < now() - make_interval(secs => ?) as "isDue" from outbox
    where topic = any(string_to_array(?, ',')) order by handed_at nulls first, id limit 1`,
    [seconds, topics],
  )
  return first?.isDue === true
}

/** The lines that a job does: those that stand as it begins, of its subject, or all of the topic. Their ids. */
export async function listLines(
  entities: EntityManager,
  topic: OutboxTopic,
  subjectId: string | null,
): Promise<string[]> {
  const rows = await entities
    .fork()
    .execute<{ id: string }[]>(
      'select id::text as id from outbox where topic = ? and (?::uuid is null or subject_id = ?::uuid)',
      [topic, subjectId, subjectId],
    )
  return rows.map(({ id }) => id)
}

/** Deletes lines that are done; by their ids, because one that was written before another may be committed after it. */
export async function deleteDoneLines(entities: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await entities.fork().execute(`delete from outbox where id = any(string_to_array(?, ',')::bigint[])`, [ids.join(',')])
}

/** How long the oldest line that the queue does not have has been waiting, in ms; 0 where there is none. */
export async function readOutboxDelay(entities: EntityManager): Promise<number> {
  const rows = await entities
    .fork()
    .execute<{ late: number }[]>(
      'select coalesce(extract(epoch from now() - min(created_at)) * 1000, 0)::float8 as late from outbox where handed_at is null',
    )
  return rows[0]?.late ?? 0
}
