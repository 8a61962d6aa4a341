import parts from '../../styles/parts.module.css'
import services from '../text/services.module.css'
import { FaultSummary, FORM_ID } from './FaultSummary.tsx'
import { Field, HiddenFields } from './Field.tsx'
import { useForm } from '../../page-definition/forms/form-context.tsx'
import css from './forms.module.css'
import { WITHDRAWAL_FIELDS } from '../../page-definition/forms/withdrawal.form.ts'

/** The steps of a withdrawal, as its forms name them. */
const DECLARE_STEP = 'dichiara'
export const CONFIRM_STEP = 'conferma'

/** The first step of a withdrawal: the reader says who they are and from what they withdraw. */
export function WithdrawalForm({ action }: { action: string }) {
  const { values, faults } = useForm()
  return (
    <form className={css.form} method="post" action={`${action}#${FORM_ID}`} noValidate>
      <HiddenFields values={{ passo: DECLARE_STEP }} />
      <FaultSummary fields={WITHDRAWAL_FIELDS} unsent="Il recesso non è ancora partito" faults={faults} />
      {WITHDRAWAL_FIELDS.map((field) => (
        <Field key={field.name} field={field} value={values[field.name] ?? ''} fault={faults[field.name]} />
      ))}
      <p className={services.doors}>
        <button className={parts.outline} type="submit">
          Recedere dal contratto qui
        </button>
        <span>Prima di partire ti chiediamo una conferma.</span>
      </p>
    </form>
  )
}
