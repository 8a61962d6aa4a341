import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * The replication slot by which a backup takes PostgreSQL's log: the server keeps what was not taken yet. `infra/backup` makes it, and
 * an alert is raised while nobody takes from it.
 */
export const BACKUP_SLOT = 'liberta_backup'

/** Whether the log is being taken now; null where no backup has ever begun to. */
export async function isLogFollowed(entities: EntityManager): Promise<boolean | null> {
  const rows = await entities
    .fork()
    .execute<{ active: boolean }[]>('select active from pg_replication_slots where slot_name = ?', [BACKUP_SLOT])
  return rows[0]?.active ?? null
}
