import { z } from 'zod'
import type { FoundPage } from '../page-definition/page-definition.tsx'
import { checkFields } from '../page-definition/forms/check-form.ts'
import { WHOLE_FORM } from '../page-definition/forms/form.types.ts'
import type { FormFaults, FormState, FormValues } from '../page-definition/forms/form.types.ts'
import type { MessageSink } from '../content/message-client.ts'
import { sayFailure } from '../page-definition/forms/say-failure.ts'
import { WITHDRAWAL_FIELDS } from '../page-definition/forms/withdrawal.form.ts'
import { showConfirmation, showReceipt } from '../pages/withdrawal/withdrawal.pages.tsx'
import { CONFIRM_STEP } from '../components/forms/WithdrawalForm.tsx'

const idSchema = z.uuid()

const UNKNOWN =
  'In questo momento non sappiamo se il recesso è arrivato. Premi ancora «Conferma recesso» fra poco: se è già arrivato, la ricevuta è la stessa.'
/** The id of a declaration that was never confirmed is kept for seven days. */
const LAPSED: FormFaults = {
  [WHOLE_FORM]:
    'La dichiarazione non c’è più: è passato troppo tempo. Controlla i dati e dichiara di nuovo il recesso.',
}

/** What follows a step of a withdrawal: a page of its own, or the first step again with what is wrong. */
export type WithdrawalOutcome = { type: 'page'; page: FoundPage } | { type: 'again'; state: FormState; status: number }

/** Does a step of a withdrawal: declares it, then confirms it. Confirmed twice, the receipt is the same. */
export async function submitWithdrawal(
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
  if (answer.state === 'refused')
    return { type: 'again', state: { values, faults: LAPSED, isSent: false }, status: 422 }
  if (answer.state !== 'sent') return askAgain(id, values, answer.state)
  const { receiptNumber, confirmedAt } = answer.body
  if (receiptNumber === null || confirmedAt === null) return askAgain(id, values, 'unavailable')
  return { type: 'page', page: showReceipt({ number: receiptNumber, confirmedAt }, values) }
}

/** It may have been confirmed: who began anew would withdraw twice, and this step, done again, gives the same receipt. */
function askAgain(id: string, values: FormValues, state: 'tooMany' | 'full' | 'unavailable'): WithdrawalOutcome {
  const { status, faults } = sayFailure(state)
  const words = state === 'unavailable' ? UNKNOWN : (faults[WHOLE_FORM] ?? UNKNOWN)
  return { type: 'page', page: { ...showConfirmation(id, values, words), status } }
}

function fail(state: Parameters<typeof sayFailure>[0], values: FormValues): WithdrawalOutcome {
  const { status, faults } = sayFailure(state)
  return { type: 'again', state: { values, faults, isSent: false }, status }
}
