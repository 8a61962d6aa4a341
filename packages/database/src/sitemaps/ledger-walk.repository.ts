import type { EntityManager } from '@mikro-orm/postgresql'
import type { ListedKind } from './listed-address.repository.ts'

/** Where a walk through the CMS's lists stands. */
export interface WalkPosition {
  year: number
  page: number
}

/** What is known of a walk. Times are those of PostgreSQL, which all workers share. */
export interface KnownWalk extends WalkPosition {
  kind: ListedKind
  /** How often it has been claimed. */
  claim: number
  isClaimed: boolean
  /** How often its page was asked for, and did not come. */
  tries: number
  /** What its addresses are made with. */
  madeWith: string
  /** Seconds since it came to its end; null while it is under way. */
  finishedForSeconds: number | null
  /** Milliseconds whose pages nobody has taken yet. */
  untakenMs: number
}

/** What is known of every walk that was ever begun, in one statement: all that a worker asks while nothing is due. */
export async function findWalks(entities: EntityManager): Promise<KnownWalk[]> {
  return entities.fork().execute<KnownWalk[]>(
    `select kind, year, page, claim, tries, claimed_until > now() as "isClaimed", made_with as "madeWith",
      extract(epoch from now() - finished_at)::float8 as "finishedForSeconds",
      extract(epoch from now() - paced_at)::float8 * 1000 as "untakenMs" from ledger_walks`,
  )
}

/** A worker's hold on a walk. */
export interface WalkClaim {
  kind: ListedKind
  /** The count of this claim: one more than that of the walk as it was found. */
  claim: number
}

/** How a walk is claimed. */
export interface WalkTerms {
  position: WalkPosition
  madeWith: string
  /** Seconds for which nobody else gets it. */
  seconds: number
  /** Of the milliseconds whose pages nobody had taken, those that are left. */
  untakenMs: number
}

/** Takes a walk as it was found; false where another worker was quicker. */
export async function claimWalk(
  entities: EntityManager,
  { kind, claim }: WalkClaim,
  { position, madeWith, seconds, untakenMs }: WalkTerms,
): Promise<boolean> {
  const rows = await entities.fork().execute<unknown[]>(
    `insert into ledger_walks as known (kind, year, page, finished_at, made_with, claim, claimed_until, paced_at)
    values (?, ?, ?, null, ?, ?, now() + make_interval(secs => ?::float8), now() - make_interval(secs => ?::float8))
    on conflict (kind) do update set year = excluded.year, page = excluded.page, finished_at = null,
      made_with = excluded.made_with, claim = excluded.claim, claimed_until = excluded.claimed_until, paced_at = excluded.paced_at,
      tries = case when (known.year, known.page) = (excluded.year, excluded.page) then known.tries else 0 end
    where known.claim = excluded.claim - 1 and known.claimed_until <= now() returning kind`,
    [kind, position.year, position.page, madeWith, claim, seconds, untakenMs / 1000],
  )
  return rows.length > 0
}

/** Keeps how far a walk came. False where the claim was overtaken: another worker has it, and its position stays. */
export async function keepPosition(
  entities: EntityManager,
  { kind, claim }: WalkClaim,
  { year, page }: WalkPosition,
): Promise<boolean> {
  const rows = await entities
    .fork()
    .execute<unknown[]>(
      `update ledger_walks set year = ?, page = ?, tries = 0 where kind = ? and claim = ? returning kind`,
      [year, page, kind, claim],
    )
  return rows.length > 0
}

/** Lets the next worker have a walk, keeps that it came to its end or that its page did not come; nothing where the claim was overtaken. */
export async function leaveWalk(
  entities: EntityManager,
  { kind, claim }: WalkClaim,
  { isFinished, isInVain }: { isFinished: boolean; isInVain: boolean },
): Promise<void> {
  await entities.fork().execute(
    `update ledger_walks set claimed_until = now(), finished_at = case when ?::boolean then now() else null end,
      tries = case when ?::boolean then tries + 1 else tries end where kind = ? and claim = ?`,
    [isFinished, isInVain, kind, claim],
  )
}
