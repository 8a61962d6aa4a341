import { z } from 'zod'
import { typedText } from '../text/stored-field.schema.ts'

/** Longest name and longest contract: the receipt repeats them to an address that nobody has proved to be theirs. */
export const LONGEST_DECLARED = 100

const declaredText = (missing: string) =>
  typedText(LONGEST_DECLARED)
    .min(1, missing)
    .refine((text) => !holdsAddress(text), 'expected words without web or e-mail addresses')

/** The first step of a withdrawal: who, and from which contract. Nothing else may be asked. */
export const declareWithdrawalSchema = z.object({
  name: declaredText('expected a name'),
  email: z.email('expected an e-mail address').max(320),
  contract: declaredText('expected what names the contract'),
})
export type DeclareWithdrawal = z.output<typeof declareWithdrawalSchema>

/** The second step. */
export const confirmWithdrawalSchema = z.object({ id: z.uuid() })
export type ConfirmWithdrawal = z.output<typeof confirmWithdrawalSchema>

export const withdrawalAnswerSchema = z.object({
  status: z.literal('success'),
  id: z.uuid(),
  /** Both null until the second step. */
  receiptNumber: z.string().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
})
export type WithdrawalAnswer = z.infer<typeof withdrawalAnswerSchema>

/** A scheme, of which the last signs will do, a host that begins with www, or an e-mail address. */
const ADDRESS = /[a-z][a-z\d+.-]{0,30}:\/\/|\bwww\.|\S@\S/iu

/**
 * Whether a text holds an address and nothing else that it could be. What strangers type is sent on to an address that they
 * chose: without links it is no vehicle for anybody. Two words joined by a dot are none: «Dott.ssa», «21.nov.2026», and who withdraws is kept from
 * it by nothing of the kind; whoever writes them into a mail takes them apart (`writeReceipt`).
 */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text)
}
