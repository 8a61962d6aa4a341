import services from '../text/services.module.css'
import type { FormFaults, FormField } from '../../page-definition/forms/form.types.ts'
import { FILES_FIELD, WHOLE_FORM } from '../../page-definition/forms/form.types.ts'
import css from './forms.module.css'

/** Where a page opens whose form was sent: at its thanks, or at what is wrong; the focus goes there too. */
export const FORM_ID = 'invio'

/** The id of a field's control, to which the summary of faults leads. */
export const idOfField = (name: string) => `campo-${name}`
/** The id of the line that says what is wrong with a field. */
export const idOfFault = (name: string) => `errore-${name}`

const COUNTS = ['una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'] as const

/** 'La lettera non è ancora partita', and how much there is to mend: '… : ci sono sei cose da sistemare'. */
function sayUnsent(unsent: string, count: number): string {
  if (count === 0) return unsent
  return count === 1
    ? `${unsent}: c’è una cosa da sistemare`
    : `${unsent}: ci sono ${COUNTS[count - 1] ?? count} cose da sistemare`
}

/** Everything that is wrong, first of all and with the way to each field (WCAG 3.3.1): each fault is a sentence that needs no label. */
export function FaultSummary({
  fields,
  unsent,
  faults,
}: {
  fields: readonly Pick<FormField, 'name'>[]
  unsent: string
  faults: FormFaults
}) {
  const whole = faults[WHOLE_FORM]
  const wrong = [...fields, { name: FILES_FIELD }].flatMap(({ name }) => {
    const fault = faults[name]
    return fault === undefined ? [] : [{ name, fault }]
  })
  if (whole === undefined && wrong.length === 0) return null
  return (
    <div className={css.response} data-wrong role="alert" id={FORM_ID} tabIndex={-1}>
      <h3 className={services.name}>{sayUnsent(unsent, wrong.length)}</h3>
      {whole !== undefined && <p>{whole}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, fault }) => (
            <li key={name}>
              <a href={`#${idOfField(name)}`}>{fault}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
