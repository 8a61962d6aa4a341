import { SESSION_HANDLE_LENGTH } from '@liberta/contracts/accounts/reader-sessions.schema'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ReaderSession } from './reader-session.entity.ts'
import { USER_COLUMNS } from './user.repository.ts'
import type { UserRecord } from './user.repository.ts'

/** A session that holds, with its reader. Times in ms since the epoch. */
export interface SessionRecord extends UserRecord {
  idHash: string
  sealedTokens: string | null
  tokenExpiresAt: number
  renewedAt: number
}

/** What a new session is made of. */
export interface NewSession {
  idHash: string
  userId: string
  sealedTokens: string
  /** Milliseconds since the epoch. */
  tokenExpiresAt: number
  /** How long it holds unless it is prolonged, ms. */
  lastsMs: number
}

/** How the renewal of a session's tokens stands, as another process may have left it. */
export interface RenewalState {
  tokenExpiresAt: number
  isRenewing: boolean
}

/** What is known of a claim beside that it was had. */
export interface RenewalClaim {
  /** Whether another process had claimed it before, and never said how that ended: it may still store new tokens. */
  isLapsed: boolean
}

const inMs = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

/** Begins a session; its tokens come sealed. */
export async function insertSession(entities: EntityManager, session: NewSession): Promise<void> {
  const now = new Date()
  await entities.fork().insert(ReaderSession, {
    idHash: session.idHash,
    userId: session.userId,
    sealedTokens: session.sealedTokens,
    tokenExpiresAt: new Date(session.tokenExpiresAt),
    renewingUntil: null,
    createdAt: now,
    renewedAt: now,
    expiresAt: new Date(now.getTime() + session.lastsMs),
  })
}

/** The session of this hash that has not expired. */
export async function findSession(entities: EntityManager, idHash: string): Promise<SessionRecord | null> {
  const rows = await entities.fork().execute<SessionRecord[]>(
    `select s.id_hash as "idHash", s.sealed_tokens as "sealedTokens", ${inMs('s.token_expires_at')} as "tokenExpiresAt",
      ${inMs('s.renewed_at')} as "renewedAt", ${USER_COLUMNS}
    from reader_sessions s join users u on u.id = s.user_id
    where s.id_hash = ? and s.expires_at > now()`,
    [idHash],
  )
  return rows[0] ?? null
}

/** Lets a session hold for `lastsMs` from now. */
export async function prolongSession(entities: EntityManager, idHash: string, lastsMs: number): Promise<void> {
  await entities
    .fork()
    .nativeUpdate(ReaderSession, { idHash }, { renewedAt: new Date(), expiresAt: new Date(Date.now() + lastsMs) })
}

/** One session, all of a reader's, or those of everybody. */
type SessionChoice = { idHash: string } | { userId: string } | 'all'

const toWhere = (choice: SessionChoice) => (choice === 'all' ? {} : choice)

/** How many sessions there are, expired ones that still have a row among them. */
export async function countSessions(entities: EntityManager, choice: SessionChoice): Promise<number> {
  return entities.fork().count(ReaderSession, toWhere(choice))
}

/** Ends sessions; resolves to how many there were. */
export async function deleteSessions(entities: EntityManager, choice: SessionChoice): Promise<number> {
  return entities.fork().nativeDelete(ReaderSession, toWhere(choice))
}

/** What a reader is shown of a session: no part of its hash but the handle. Times in ms since the epoch. */
interface OwnSession {
  handle: string
  createdAt: number
  renewedAt: number
  isCurrent: boolean
}

const HANDLE = `left(id_hash, ${SESSION_HANDLE_LENGTH})`

/**
 * The sessions of a reader that have not expired, the one that was used last first; no more than `most`.
 * @param currentHash of the one that asks; null where none does
 */
export async function findSessions(
  entities: EntityManager,
  { userId, currentHash, most }: { userId: string; currentHash: string | null; most: number },
): Promise<OwnSession[]> {
  return entities.fork().execute<OwnSession[]>(
    `select ${HANDLE} as handle, ${inMs('created_at')} as "createdAt", ${inMs('renewed_at')} as "renewedAt",
      id_hash is not distinct from ? as "isCurrent"
    from reader_sessions where user_id = ? and expires_at > now()
    order by renewed_at desc, created_at desc limit ?`,
    [currentHash, userId, most],
  )
}

/** Sessions of a reader's own: the one of a handle, or all but one (null: all). */
export type OwnSessionChoice = { handle: string } | { exceptHash: string | null }

/** What is left to do for a session that has ended: its tokens, to be revoked at the provider. */
export type EndedSession = Pick<SessionRecord, 'idHash' | 'sealedTokens'>

/** Ends sessions of a reader's own in the transaction of `entities`; resolves to those that there were. */
export async function endOwnSessions(
  entities: EntityManager,
  userId: string,
  choice: OwnSessionChoice,
): Promise<EndedSession[]> {
  const [condition, value] =
    'handle' in choice ? [`${HANDLE} = ?`, choice.handle] : ['id_hash is distinct from ?', choice.exceptHash]
  return entities.execute<EndedSession[]>(
    `delete from reader_sessions where user_id = ? and ${condition}
    returning id_hash as "idHash", sealed_tokens as "sealedTokens"`,
    [userId, value],
  )
}

/**
 * Claims the renewal of a session's tokens for `claimMs`; for one process only, and for none (null) where another has renewed
 * them already. A claim of a process that died, or that lost the database, lapses.
 */
export async function claimRenewal(
  entities: EntityManager,
  { idHash, tokenExpiresAt }: SessionRecord,
  claimMs: number,
): Promise<RenewalClaim | null> {
  const rows = await entities.fork().execute<RenewalClaim[]>(
    `with due as (
      select id_hash, renewing_until from reader_sessions
      where id_hash = ? and ${inMs('token_expires_at')} = ?::float8 and (renewing_until is null or renewing_until < now())
      for update)
    update reader_sessions set renewing_until = now() + ?::float8 * interval '1 millisecond'
    from due where reader_sessions.id_hash = due.id_hash
    returning due.renewing_until is not null as "isLapsed"`,
    [idHash, tokenExpiresAt, claimMs],
  )
  return rows[0] ?? null
}

/** Ends a claim without new tokens. */
export async function endRenewal(entities: EntityManager, idHash: string): Promise<void> {
  await entities.fork().nativeUpdate(ReaderSession, { idHash }, { renewingUntil: null })
}

/** Ends a claim with new tokens, unless another process has stored some since. */
export async function storeRenewal(
  entities: EntityManager,
  { idHash, tokenExpiresAt }: SessionRecord,
  renewed: { sealedTokens: string; tokenExpiresAt: number },
): Promise<void> {
  await entities
    .fork()
    .nativeUpdate(
      ReaderSession,
      { idHash, tokenExpiresAt: new Date(tokenExpiresAt) },
      { renewingUntil: null, sealedTokens: renewed.sealedTokens, tokenExpiresAt: new Date(renewed.tokenExpiresAt) },
    )
}

/** Null where the session is gone. */
export async function readRenewal(entities: EntityManager, idHash: string): Promise<RenewalState | null> {
  const rows = await entities.fork().execute<RenewalState[]>(
    `select ${inMs('token_expires_at')} as "tokenExpiresAt", coalesce(renewing_until > now(), false) as "isRenewing"
    from reader_sessions where id_hash = ?`,
    [idHash],
  )
  return rows[0] ?? null
}
