/** An index of a table with many rows. The words are SQL and come from the migration, never from outside. */
export interface ConcurrentIndex {
  name: string
  /** As `create index … on` has it: the table and what of it. */
  on: string
}

/**
 * The statements of a migration that makes an index while readers read and write. The migration says `isTransactional() { return false }`.
 *
 * PostgreSQL waits at the end of each for every transaction that is older, which keeps nobody waiting and may take longer than a migration
 * waits for a lock. What was cut off all the same has left an index that is kept up and never used: the next try makes it anew, as
 * `if not exists` would take it for the one that is wanted.
 */
export function indexConcurrently({ name, on }: ConcurrentIndex): readonly string[] {
  return [
    'set lock_timeout = 0',
    `drop index concurrently if exists "${name}"`,
    `create index concurrently "${name}" on ${on}`,
    // To what the session began with: the next migration may lock a table.
    'reset lock_timeout',
  ]
}
