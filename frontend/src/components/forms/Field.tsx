import parts from '../../styles/parts.module.css'
import { idOfFault, idOfField } from './FaultSummary.tsx'
import type { FormField } from '../../page-definition/forms/form.types.ts'
import css from './forms.module.css'
import { mark, MOST } from '../../browser/support/selectors.ts'

/** A field with its label, its hint and what is wrong with it. */
export function Field({ field, value, fault }: { field: FormField; value: string; fault: string | undefined }) {
  const { name, label, type, hint } = field
  const hintId = `${idOfField(name)}-nota`
  const described = [hint && hintId, fault && idOfFault(name)].filter(Boolean).join(' ')
  const common = {
    id: idOfField(name),
    name,
    required: field.required,
    autoComplete: field.autoComplete,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': described || undefined,
  } as const
  const faultLine = fault !== undefined && (
    <p className={parts.fault} id={idOfFault(name)}>
      {fault}
    </p>
  )
  if (type === 'checkbox') {
    return (
      <div className={`${css.choice} ${css.field}`}>
        <label>
          <input type="checkbox" {...common} value="si" defaultChecked={value === 'si'} />
          {label}
        </label>
        {faultLine}
      </div>
    )
  }
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={common.id}>
        {label}
      </label>
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
      {control(field, value, common)}
      {faultLine}
    </div>
  )
}

/** Those in which characters are counted: a day, an hour or a choice has no length (HTML, maxlength). */
const COUNTED: ReadonlySet<FormField['type']> = new Set(['text', 'email', 'tel', 'url'])

function control({ type, options = [], longest }: FormField, value: string, common: object) {
  if (type === 'textarea')
    return (
      <textarea
        className={parts.field}
        {...common}
        {...(longest !== undefined && mark(MOST, longest))}
        defaultValue={value}
        rows={8}
      />
    )
  if (type === 'select') {
    return (
      <select className={parts.field} {...common} defaultValue={value}>
        <option value="">Scegli</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  const most = COUNTED.has(type) ? longest : undefined
  return <input className={parts.field} {...common} type={type} defaultValue={value} maxLength={most} />
}

/** Fields that go with a form, unseen. */
export function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
