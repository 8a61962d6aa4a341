import type { EntityManager } from '@mikro-orm/postgresql'
import { appendOutbox } from '../outbox/outbox.repository.ts'

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
