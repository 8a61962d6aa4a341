import type { EntityManager } from '@mikro-orm/postgresql'

/** The tables of what is sent by mail. */
export type MailTable = 'reader_messages' | 'withdrawals'

/** It is being sent by somebody else, of whose success nobody knows yet: to be tried again later. */
export class BeingSentError extends Error {
  override readonly name = 'BeingSentError'
}

/** A worker that was killed gives nothing back: others wait for so long, which is more than a mail server takes. */
const CLAIM_MINUTES = 3

/**
 * Takes what meets `condition`, unless somebody else is sending it: two jobs may be of one mail, as a failed one that was put back into the queue and
 * one of a rebuild. @returns whether it was taken
 */
export async function claimMail(
  entities: EntityManager,
  table: MailTable,
  { id, condition, changes = '' }: { id: string; condition: string; changes?: string },
): Promise<boolean> {
  const rows = await entities.execute<unknown[]>(
    `update ${table} set sending_until = now() + make_interval(mins => ${CLAIM_MINUTES})${changes}
    where id = ?::uuid and ${condition} and coalesce(sending_until < now(), true) returning 1`,
    [id],
  )
  return rows.length > 0
}

/** Sends what was claimed. Where that fails the next try may have it at once. */
export async function sendClaimed(
  entities: EntityManager,
  table: MailTable,
  id: string,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    // Where PostgreSQL is away, too, the claim ends by itself.
    await entities
      .fork()
      .execute(`update ${table} set sending_until = null where id = ?::uuid`, [id])
      .catch(() => undefined)
    throw error
  }
}
