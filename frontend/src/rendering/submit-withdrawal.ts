import { z } from 'zod'
import type { FoundPage } from '../page-definition/page-definition.tsx'
import { checkFields } from '../page-definition/forms/check-form.ts'
import type { FormState, FormValues } from '../page-definition/forms/form.types.ts'
import type { MessageSink } from '../content/message-client.ts'
import { sayFailure } from '../page-definition/forms/say-failure.ts'
import { WITHDRAWAL_FIELDS } from '../page-definition/forms/withdrawal.form.ts'
import { showConfirmation, showReceipt } from '../pages/withdrawal/withdrawal.pages.tsx'
import { CONFIRM_STEP } from '../components/forms/WithdrawalForm.tsx'

const idSchema = z.uuid()

/** What follows a step of a withdrawal: a page of its own, or the first step again with what is wrong. */
export type WithdrawalOutcome = { type: 'page'; page: FoundPage } | { type: 'again'; state: FormState; status: number }

/** Does a step of a withdrawal: declares it, then confirms it. Confirmed twice, the receipt is the same. */
export async function orderWithdrawal(
  fields: URLSearchParams,
  sink: Pick<MessageSink, 'declareWithdrawal' | 'confirmWithdrawal'>,
): Promise<WithdrawalOutcome> {
  const values: FormValues = Object.fromEntries(
    WITHDRAWAL_FIELDS.map(({ name }) => [name, (fields.get(name) ?? '').trim()]),
  )
  const id = idSchema.safeParse(fields.get('id')).data
  return fields.get('passo') === CONFIRM_STEP && id !== undefined ? confirm(id, values, sink) : declare(values, sink)
}

async function declare(values: FormValues, sink: Pick<MessageSink, 'declareWithdrawal'>): Promise<WithdrawalOutcome> {
  const faults = checkFields(WITHDRAWAL_FIELDS, values)
  if (Object.keys(faults).length > 0) return { type: 'again', state: { values, faults, isSent: false }, status: 422 }
  const { name = '', email = '', contract = '' } = values
  const answer = await sink.declareWithdrawal({ name, email, contract })
  if (answer.state === 'sent') return { type: 'page', page: showConfirmation(answer.body.id, values) }
  return fail(answer.state, values)
}

async function confirm(
  id: string,
  values: FormValues,
  sink: Pick<MessageSink, 'confirmWithdrawal'>,
): Promise<WithdrawalOutcome> {
  const answer = await sink.confirmWithdrawal(id)
  if (answer.state !== 'sent') return fail(answer.state, values)
  const { receiptNumber, confirmedAt } = answer.body
  if (receiptNumber === null || confirmedAt === null) return fail('unavailable', values)
  return { type: 'page', page: showReceipt({ number: receiptNumber, confirmedAt }, values) }
}

function fail(state: Parameters<typeof sayFailure>[0], values: FormValues): WithdrawalOutcome {
  const { status, faults } = sayFailure(state)
  return { type: 'again', state: { values, faults, isSent: false }, status }
}
