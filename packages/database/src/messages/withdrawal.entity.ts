import { defineEntity, p } from '@mikro-orm/core'

/**
 * How far a receipt has come: nowhere, to the desk, to the desk and the reader. `held`: the desk has it, and the reader's address had
 * too many others that day.
 */
export type WithdrawalDelivery = 'waiting' | 'desk' | 'delivered' | 'held'

/** A withdrawal from a contract in its two steps: declared, then confirmed; the receipt is its number and its time. */
export const WithdrawalSchema = defineEntity({
  name: 'Withdrawal',
  tableName: 'withdrawals',
  uniques: [{ name: 'withdrawals_receipt_unique', properties: ['receiptNumber'] }],
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** Where the receipt is sent. */
    email: p.text(),
    /** How the reader names the contract: a number, a plan, an address. */
    contract: p.text(),
    declaredAt: p.datetime(3),
    /** Null until the second step. */
    confirmedAt: p.datetime(3).nullable(),
    receiptNumber: p.text().nullable(),
    delivery: p.text().$type<WithdrawalDelivery>().default('waiting'),
    /** When it was done with, delivered or held back. */
    deliveredAt: p.datetime(3).nullable(),
    /** Until then a job that is sending it keeps others away (`claimMail`). */
    sendingUntil: p.datetime(3).nullable(),
  },
})

/** A withdrawal from a contract: declared, confirmed, and its receipt sent. */
export class Withdrawal extends WithdrawalSchema.class {}
WithdrawalSchema.setClass(Withdrawal)
