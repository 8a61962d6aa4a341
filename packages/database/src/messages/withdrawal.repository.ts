import { randomInt, randomUUID } from 'node:crypto'
import { dayInRome } from '@liberta/italian/italian-date'
import { LockMode } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { appendOutbox } from '../outbox/outbox.repository.ts'
import { BeingSentError, claimMail } from './mail-claim.repository.ts'
import { Withdrawal } from './withdrawal.entity.ts'
import type { WithdrawalDelivery } from './withdrawal.entity.ts'

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

/**
 * Takes a receipt to be sent to the desk.
 * @throws BeingSentError where another job is at it
 */
export async function claimForDesk(entities: EntityManager, id: string): Promise<void> {
  if (await claimMail(entities.fork(), 'withdrawals', { id, condition: `delivery = 'waiting'` })) return
  throw new BeingSentError('another job is sending the receipt to the desk')
}

/**
 * Takes a receipt that the desk has to be sent to its reader, unless the address, however its letters are written, was sent `most` in the last 24 hours.
 * One after another for one address: what is being sent has its place there, too, and where it gets none for that alone nobody knows yet.
 * @returns whether it is to be sent
 * @throws BeingSentError where another job is at it, or at as many as the address may still have
 */
export function claimForReader(
  entities: EntityManager,
  { id, email }: Pick<Withdrawal, 'id' | 'email'>,
  most: number,
): Promise<boolean> {
  return entities.fork().transactional(async (transaction) => {
    await transaction.execute('select pg_advisory_xact_lock(hashtextextended(lower(?::text), 0))', [email])
    const [row] = await transaction.execute<{ sent: number; sending: number }[]>(
      `select count(*) filter (where delivery = 'delivered' and delivered_at > now() - interval '24 hours')::int as sent,
        count(*) filter (where delivery = 'desk' and sending_until > now())::int as sending
      from withdrawals where lower(email) = lower(?::text)`,
      [email],
    )
    const { sent = 0, sending = 0 } = row ?? {}
    if (sent >= most) return false
    const isRoom = sent + sending < most
    if (isRoom && (await claimMail(transaction, 'withdrawals', { id, condition: `delivery = 'desk'` }))) return true
    throw new BeingSentError('other jobs are sending receipts to its address')
  })
}

/** Notes how far a receipt has come; nobody is at it any more. */
export async function noteReceipt(
  entities: EntityManager,
  id: string,
  delivery: Exclude<WithdrawalDelivery, 'waiting'>,
): Promise<void> {
  const done = delivery === 'desk' ? {} : { deliveredAt: new Date() }
  await entities.fork().nativeUpdate(Withdrawal, { id }, { delivery, sendingUntil: null, ...done })
}
