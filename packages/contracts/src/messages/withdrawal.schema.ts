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

/** A scheme, a host that begins with www, an e-mail address, or two words joined by a dot as the names of hosts are. */
const ADDRESS = /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\S@\S|[\p{L}\d-]{2,}\.\p{L}{2,}/iu

/**
 * Whether a text holds something that a mail program would make a link of. What strangers type is sent on to an address that they
 * chose: without links it is no vehicle for anybody.
 */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text)
}
