import services from '../services/services.module.css'
import type { FormFaults, FormField } from './form.types.ts'
import { FILES_FIELD, WHOLE_FORM } from './form.types.ts'
import css from './forms.module.css'

/** Where a page opens whose form was sent: at its thanks, or at what is wrong; the focus goes there too. */
export const FORM_ID = 'invio'

export const idOfField = (name: string) => `campo-${name}`
export const idOfFault = (name: string) => `errore-${name}`

/** Everything that is wrong, first of all and with the way to each field (WCAG 3.3.1). */
export function FaultSummary({
  fields,
  faults,
}: {
  fields: readonly Pick<FormField, 'name' | 'label'>[]
  faults: FormFaults
}) {
  const whole = faults[WHOLE_FORM]
  const wrong = [...fields, { name: FILES_FIELD, label: 'Allegati' }].flatMap(({ name, label }) => {
    const fault = faults[name]
    return fault === undefined ? [] : [{ name, label, fault }]
  })
  if (whole === undefined && wrong.length === 0) return null
  return (
    <div className={css.told} data-wrong role="alert" id={FORM_ID} tabIndex={-1}>
      <h3 className={services.name}>{whole === undefined ? 'Non è ancora partito' : 'Non è partito'}</h3>
      {whole !== undefined && <p>{whole}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, label, fault }) => (
            <li key={name}>
              <a href={`#${idOfField(name)}`}>
                {label.replace(/ \(.*\)$|\.$/, '')}: {fault}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
