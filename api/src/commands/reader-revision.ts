import { appendOutbox } from '@liberta/database/outbox/outbox.repository'
import type { EntityManager } from '@mikro-orm/postgresql'

/** Notes, in the command's transaction, that something of a reader has changed: for the projections. */
export async function noteReaderChanged(entities: EntityManager, userId: string): Promise<void> {
  await entities.execute('update users set revision = revision + 1 where id = ?::uuid', [userId])
  await appendOutbox(entities, [{ topic: 'reader.changed', subjectId: userId }])
}
