import { p } from '@mikro-orm/core'
import { User } from './user.entity.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { appendOutbox } from '../outbox/outbox.repository.ts'

/** `user_id`: the reader whose row it is, and with whom it goes. The constraint's name is said, or the schema never agrees with itself. */
export function readerColumn(foreignKeyName: string) {
  return p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').foreignKeyName(foreignKeyName)
}

/** Whether a row still stands at the version that a reader has `seen`: 0 where there was none, undefined where they do not say. */
export function isSeenVersion(row: { version: number } | null, seen: number | undefined): boolean {
  return seen === undefined || seen === (row?.version ?? 0)
}

/**
 * Has the commands of a reader that ask for it run one after another: until the transaction of `entities` ends, no other one gets
 * past here. What is read afterwards is what it stands on.
 */
export async function lockReader(entities: EntityManager, userId: string): Promise<void> {
  await entities.execute('select 1 from users where id = ?::uuid for no key update', [userId])
}

/** Notes, in the command's transaction, that something of a reader has changed: for the projections. */
export async function noteReaderChanged(entities: EntityManager, userId: string): Promise<void> {
  await entities.execute('update users set revision = revision + 1 where id = ?::uuid', [userId])
  await appendOutbox(entities, [{ topic: 'reader.changed', subjectId: userId }])
}
