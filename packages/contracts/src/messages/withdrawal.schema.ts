import { z } from 'zod'
import { typedText } from '../wording/typed-text.schema.ts'

/** The first step of a withdrawal: who, and from which contract. Nothing else may be asked. */
export const declareWithdrawalSchema = z.object({
  name: typedText(200).min(1, 'expected a name'),
  email: z.email('expected an e-mail address').max(320),
  contract: typedText(200).min(1, 'expected what names the contract'),
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
