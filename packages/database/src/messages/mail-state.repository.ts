import type { EntityManager } from '@mikro-orm/postgresql'

/** For so long operators are told of what was given up; its job, which says why, is kept for longer. */
const GIVEN_UP_LATELY_DAYS = 7
/** A delivery that has not come by then is not tried any more: ten tries take four hours and a quarter. */
const TRIED_FOR_HOURS = 5

/** How far the mail is that readers' messages and withdrawals make. */
export interface MailState {
  /** Messages, and receipts of withdrawals, that the desk has not yet, and that are still tried. */
  waiting: number
  /** Receipts that the desk has, and their readers' addresses have not taken yet: one may be wrong, which says nothing of the mail server. */
  atDeskAlone: number
  /** How many messages were given up within the last seven days, and were not sent since. */
  failed: number
  /**
   * How many receipts of withdrawals were given up and not sent since: those that the desk has not, and of the last seven days those that
   * only the reader has not, whose address may be wrong.
   */
  lostReceipts: number
  /** For how long what waits longest has; 0 where nothing does. */
  waitsMs: number
  /** When the newest message that went out did; null where none ever did. */
  deliveredAt: Date | null
}

interface MailRow {
  waiting: number
  at_desk_alone: number
  failed: number
  lost_receipts: number
  waits_ms: number
  delivered_at: Date | null
}

const QUERY = `
  with receipts as (
    select confirmed_at, delivery, confirmed_at < now() - make_interval(hours => ?) as is_given_up
    from withdrawals where confirmed_at is not null and delivery in ('waiting', 'desk')
  ), waiting as (
    select created_at as since from reader_messages where delivery = 'waiting'
    union all select confirmed_at from receipts where not is_given_up and delivery = 'waiting'
  )
  select (select count(*)::int from waiting) as waiting,
    (select count(*)::int from receipts where not is_given_up and delivery = 'desk') as at_desk_alone,
    (select count(*)::int from reader_messages
      where delivery = 'failed' and delivered_at > now() - make_interval(days => ?)) as failed,
    (select count(*)::int from receipts
      where is_given_up and (delivery = 'waiting' or confirmed_at > now() - make_interval(days => ?))) as lost_receipts,
    coalesce((select extract(epoch from now() - min(since)) * 1000 from waiting), 0)::float8 as waits_ms,
    (select delivered_at from reader_messages where delivery = 'delivered' order by created_at desc limit 1) as delivered_at`

/** How much mail waits for delivery, for how long, how much was given up, and when a message went out last. */
export async function readMailState(entities: EntityManager): Promise<MailState> {
  const parameters = [TRIED_FOR_HOURS, GIVEN_UP_LATELY_DAYS, GIVEN_UP_LATELY_DAYS]
  const [row] = await entities.fork().execute<MailRow[]>(QUERY, parameters)
  if (!row) throw new Error('PostgreSQL gave no row')
  const { waiting, failed, at_desk_alone: atDeskAlone, lost_receipts: lostReceipts, waits_ms: waitsMs } = row
  return {
    waiting,
    atDeskAlone,
    failed,
    lostReceipts,
    waitsMs,
    deliveredAt: row.delivered_at && new Date(row.delivered_at),
  }
}
