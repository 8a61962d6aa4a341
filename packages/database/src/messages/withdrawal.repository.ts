import { randomInt, randomUUID } from 'node:crypto'
import { dayInRome } from '@liberta/italian/italian-date'
import { LockMode } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { appendOutbox } from '../outbox/outbox.repository.ts'
import { Withdrawal } from './withdrawal.entity.ts'

const LARGEST_NUMBER = 100_000_000

/** What is declared: who withdraws, and from which contract. */
export interface Declaration {
  name: string
  email: string
  contract: string
}

/** Keeps what is declared, unconfirmed. Returns its id. */
export async function keepDeclaration(entities: EntityManager, declaration: Declaration): Promise<string> {
  const own = entities.fork()
  const id = randomUUID()
  const { name, email, contract } = declaration
  await own.persist(own.create(Withdrawal, { id, name, email, contract, declaredAt: new Date() })).flush()
  return id
}

/**
 * Confirms what was declared: number and time of the receipt are fixed once, in the transaction that has it sent. The same receipt
 * again for what was confirmed before; null where nothing was declared under this id.
 */
export function confirmDeclaration(
  entities: EntityManager,
  id: string,
  now = new Date(),
): Promise<{ receiptNumber: string | null; confirmedAt: Date } | null> {
  return entities.fork().transactional(async (transaction) => {
    const withdrawal = await transaction.findOne(Withdrawal, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!withdrawal) return null
    if (!withdrawal.confirmedAt) {
      withdrawal.confirmedAt = now
      withdrawal.receiptNumber = numberReceipt(withdrawal.confirmedAt)
      await appendOutbox(transaction, [{ topic: 'withdrawal.confirmed', subjectId: id }])
    }
    return { receiptNumber: withdrawal.receiptNumber ?? null, confirmedAt: withdrawal.confirmedAt }
  })
}

/** With the day that the receipt says. Two receipts never have one number: the table sees to it. */
function numberReceipt(at: Date): string {
  const day = dayInRome(at).replaceAll('-', '')
  return `R-${day}-${String(randomInt(LARGEST_NUMBER)).padStart(8, '0')}`
}

/** How many receipts an e-mail address was sent in the last 24 hours, however its letters were written. */
export async function countRecentReceipts(entities: EntityManager, email: string): Promise<number> {
  const [row] = await entities.execute<{ sent: number }[]>(
    `select count(*)::int as sent from withdrawals
    where lower(email) = lower(?::text) and delivery = 'delivered' and delivered_at > now() - interval '24 hours'`,
    [email],
  )
  return row?.sent ?? 0
}
