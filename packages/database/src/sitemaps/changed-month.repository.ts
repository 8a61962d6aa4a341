import type { EntityManager } from '@mikro-orm/postgresql'
import type { ListedKind } from './listed-address.repository.ts'

/** A month of the ledger whose sitemaps are to be made anew. */
export interface KnownChange {
  kind: ListedKind
  month: string
  /** How often it has changed, as it was found. */
  changes: number
  /** Rows that the month has, withdrawn ones among them: it never had more pages. */
  rows: number
}

/** The months that have changed; none in most cases. */
export async function findChangedMonths(entities: EntityManager): Promise<KnownChange[]> {
  return entities.fork().execute<KnownChange[]>(
    `select kind, month, changes, (select count(*)::int from listed_addresses listed
      where listed.kind = changed.kind and listed.month = changed.month) as rows
    from changed_months changed order by month desc, kind`,
  )
}

/** Forgets a month whose sitemaps are being made; not where it has changed again meanwhile. */
export async function forgetChangedMonth(
  entities: EntityManager,
  { kind, month, changes }: Omit<KnownChange, 'rows'>,
): Promise<void> {
  await entities
    .fork()
    .execute('delete from changed_months where kind = ? and month = ? and changes = ?', [kind, month, changes])
}
