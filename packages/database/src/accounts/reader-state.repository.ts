import type { EntityManager } from '@mikro-orm/postgresql'
import { appendOutboxFrom } from '../outbox/outbox.repository.ts'

/** A reader's choices as they stood at one moment. */
export interface ReaderState {
  revision: number
  /** The keys `type:itemId`, oldest first. */
  saved: string[]
  interests: { topics: string[]; zones: string[] }
  personalization: boolean
  /** The ids of the newsletters that they receive. */
  newsletters: string[]
}

const QUERY = `
  select u.revision,
    (select coalesce(json_agg(s.type || ':' || s.item_id order by s.added_at, s.id), '[]')
      from saved_items s where s.user_id = u.id) as saved,
    (select json_build_object('topics', i.topics, 'zones', i.zones)
      from user_interests i where i.user_id = u.id) as interests,
    coalesce((select p.personalization_consent from privacy_settings p where p.user_id = u.id), false)
      as personalization,
    (select coalesce(json_agg(n.newsletter_id order by n.newsletter_id), '[]')
      from newsletter_subscriptions n where n.user_id = u.id and n.active) as newsletters
  from users u where u.id = ?::uuid`

/** Read in one statement, so that the revision fits what stands beside it. Null where there is no such reader. */
export async function readReaderState(entities: EntityManager, userId: string): Promise<ReaderState | null> {
  const rows = await entities
    .fork()
    .execute<(Omit<ReaderState, 'interests'> & { interests: ReaderState['interests'] | null })[]>(QUERY, [userId])
  const [row] = rows
  return row ? { ...row, interests: row.interests ?? { topics: [], zones: [] } } : null
}

/** An address that took no receipt for so long never will: it would be tried at each rebuild for ever. Messages are kept as long (`MESSAGES_KEPT_DAYS`). */
const RECEIPT_DAYS = 365

/** What is put into the outbox again by a rebuild; what the desk has not is, however old. */
const REFILLS = [
  appendOutboxFrom('reader.changed', 'users'),
  appendOutboxFrom('survey.voted', '(select id from survey_votes limit 1) as votes'),
  appendOutboxFrom('message.sent', `reader_messages where delivery in ('waiting', 'failed')`),
  appendOutboxFrom(
    'withdrawal.confirmed',
    `withdrawals where (delivery = 'waiting' and confirmed_at is not null)
      or (delivery = 'desk' and confirmed_at > now() - make_interval(days => ${RECEIPT_DAYS}))`,
  ),
]

/** More than a reader changes between two backups. */
const RESTORED_STEP = 1_000_000

/**
 * Raises all readers' revisions beyond those that were given before the database was brought back from a backup: a projection of
 * that time would count as newer for ever, or as the reader's own once they have changed as often again.
 */
export async function raiseRevisions(entities: EntityManager): Promise<void> {
  await entities.fork().execute('update users set revision = revision + ?', [RESTORED_STEP])
}

/** Puts every reader, the votes of surveys, and every message that still waits or was given up, into the outbox again. Returns how many lines that made. */
export async function refillOutbox(entities: EntityManager): Promise<number> {
  const parts = REFILLS.map((refill, index) => `refill${index} as (${refill} returning 1)`)
  const counts = REFILLS.map((_, index) => `(select count(*) from refill${index})`)
  const rows = await entities
    .fork()
    .execute<{ lines: number }[]>(`with ${parts.join(', ')} select (${counts.join(' + ')})::int as lines`)
  return rows[0]?.lines ?? 0
}

/** Deletes what has served its time: sessions that have expired, receipts of commands older than `receiptsFor` ms. */
export async function deleteOutdated(entities: EntityManager, receiptsFor: number): Promise<void> {
  const own = entities.fork()
  await own.execute('delete from reader_sessions where expires_at < now()')
  await own.execute('delete from command_receipts where created_at < ?', [new Date(Date.now() - receiptsFor)])
  await own.execute(`delete from withdrawals where confirmed_at is null and declared_at < now() - interval '7 days'`)
}
