import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'

/**
 * Where statements go that only count or list: to the replica, if it has everything that PostgreSQL had written when it was asked,
 * and else to PostgreSQL itself. So an answer is never older than its question, however far the replica is behind. What one reader
 * sees of their own does not go through here: it is PostgreSQL's.
 */
export class ReplicaReader {
  private readonly primary: MikroORM
  private readonly replica: MikroORM | null

  /** @param replica null where there is none */
  constructor(primary: MikroORM, replica: MikroORM | null) {
    this.primary = primary
    this.replica = replica
  }

  /** Whom to ask, for one statement that comes at once. Rejects where PostgreSQL is away; the replica may be. */
  async choose(): Promise<EntityManager> {
    const primary = this.primary.em.fork()
    if (!this.replica) return primary
    const [written] = await primary.execute<{ lsn: string }[]>('select pg_current_wal_insert_lsn()::text as lsn')
    const replica = this.replica.em.fork()
    const [state] = await replica
      .execute<{ caughtUp: boolean | null }[]>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ?::pg_lsn as "caughtUp"',
        [written?.lsn ?? '0/0'],
      )
      .catch(() => [])
    return state?.caughtUp === true ? replica : primary
  }

  /** Ends the connections to the replica. */
  async close(): Promise<void> {
    await this.replica?.close(true)
  }
}
