import type { EntityManager } from '@mikro-orm/postgresql'
import type { ListedKind } from './listed-address.repository.ts'

/** Where a walk through the CMS's lists stands. */
export interface WalkPosition {
  year: number
  page: number
}

export interface WalkClaim {
  /** What addresses are made with now. */
  madeWith: string
  /** Where a walk begins. */
  start: WalkPosition
  /** Days after which a walk that came to its end begins anew, for what no announcement told. */
  againAfterDays: number
  /** Seconds for which nobody else gets it. */
  seconds: number
}

/**
 * Takes the walk of a kind for a while, and says where it goes on; null where another worker has it, or it is at its end and that is not
 * long ago. A walk begins anew where addresses are made with something else than before.
 */
export async function claimWalk(
  entities: EntityManager,
  kind: ListedKind,
  { madeWith, start, againAfterDays, seconds }: WalkClaim,
): Promise<WalkPosition | null> {
  const em = entities.fork()
  await em.execute(
    `insert into ledger_walks (kind, year, page, finished_at, made_with, claimed_until)
    values (?, ?, ?, null, ?, now()) on conflict (kind) do nothing`,
    [kind, start.year, start.page, madeWith],
  )
  const isAnew = `made_with <> ? or finished_at < now() - make_interval(days => ?::int)`
  const anew = [madeWith, againAfterDays] as const
  const [row] = await em.execute<WalkPosition[]>(
    `update ledger_walks set
      year = case when ${isAnew} then ?::int else year end, page = case when ${isAnew} then ?::int else page end,
      finished_at = null, made_with = ?, claimed_until = now() + make_interval(secs => ?::int)
    where kind = ? and claimed_until <= now() and (finished_at is null or ${isAnew})
    returning year, page`,
    [...anew, start.year, ...anew, start.page, madeWith, seconds, kind, ...anew],
  )
  return row ?? null
}

/** Keeps how far a walk came, or that it came to its end (null), and lets the next worker have it. */
export async function leaveWalk(
  entities: EntityManager,
  kind: ListedKind,
  position: WalkPosition | null,
): Promise<void> {
  await (position === null
    ? entities
        .fork()
        .execute(`update ledger_walks set finished_at = now(), claimed_until = now() where kind = ?`, [kind])
    : entities
        .fork()
        .execute(`update ledger_walks set year = ?, page = ?, claimed_until = now() where kind = ?`, [
          position.year,
          position.page,
          kind,
        ]))
}
