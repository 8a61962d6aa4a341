import type { EntityManager } from '@mikro-orm/postgresql'

/** How many receipts an e-mail address was sent in the last 24 hours, however its letters were written. */
export async function countRecentReceipts(entities: EntityManager, email: string): Promise<number> {
  const [row] = await entities.execute<{ sent: number }[]>(
    `select count(*)::int as sent from withdrawals
    where lower(email) = lower(?::text) and delivery = 'delivered' and delivered_at > now() - interval '24 hours'`,
    [email],
  )
  return row?.sent ?? 0
}
