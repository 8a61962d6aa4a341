import { useGrammar } from '../../page-definition/frame-context.ts'
import { ATTACHMENT_RULES, TRAP_FIELD } from '@liberta/contracts/messages/message.schema'
import parts from '../../styles/parts.module.css'
import services from '../text/services.module.css'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import { FaultSummary, FORM_ID, idOfFault, idOfField } from './FaultSummary.tsx'
import { Field } from './Field.tsx'
import { useForm } from '../../page-definition/forms/form-context.tsx'
import type { FormDefinition } from '../../page-definition/forms/form.types.ts'
import { FILES_FIELD } from '../../page-definition/forms/form.types.ts'
import css from './forms.module.css'

interface MessageFormProps {
  form: FormDefinition
  /** The page itself: forms are sent to where they stand. */
  action: string
}

/** A form that needs no script: sent to its own page, shown again with what was typed where something is wrong. */
export function MessageForm({ form, action }: MessageFormProps) {
  const grammar = useGrammar()
  const { values, faults, isSent } = useForm()
  if (isSent) return <Thanks form={form} />
  return (
    <section className={`${services.part} ${css.form}`} aria-labelledby="modulo">
      <h2 className={services.name} id="modulo">
        {form.title}
      </h2>
      <form
        method="post"
        action={`${action}#${FORM_ID}`}
        encType={form.attachments === null ? undefined : 'multipart/form-data'}
        noValidate
      >
        <FaultSummary fields={form.fields} unsent={form.unsent} faults={faults} />
        {form.fields.map((field) => (
          <Field key={field.name} field={field} value={values[field.name] ?? ''} fault={faults[field.name]} />
        ))}
        {form.attachments !== null && <Files attachments={form.attachments} fault={faults[FILES_FIELD]} />}
        <Trap />
        <p className={services.doors}>
          <button className={parts.button} type="submit">
            {form.button}
          </button>
        </p>
        <p className={css.hint}>
          Usiamo quello che scrivi soltanto per risponderti e per fare ciò che ci chiedi: lo spiega l’
          <a href={addressOfPage(grammar, 'privacyPolicy')}>informativa sulla privacy</a>.
        </p>
      </form>
    </section>
  )
}

function Thanks({ form: { thanks } }: Pick<MessageFormProps, 'form'>) {
  return (
    <section className={css.response} aria-labelledby="inviato" id={FORM_ID} tabIndex={-1}>
      <h2 className={services.name} id="inviato">
        {thanks.title}
      </h2>
      <p className={services.text}>{thanks.words}</p>
      <p className={services.doors}>
        <a className={parts.outline} href="/">
          Torna alla prima pagina
        </a>
      </p>
    </section>
  )
}

type FilesProps = { attachments: NonNullable<FormDefinition['attachments']>; fault: string | undefined }

function Files({ attachments: { label, hint, required }, fault }: FilesProps) {
  const hintId = `${idOfField(FILES_FIELD)}-nota`
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={idOfField(FILES_FIELD)}>
        {label}
      </label>
      <p className={css.hint} id={hintId}>
        {hint}
      </p>
      <input
        className={parts.field}
        id={idOfField(FILES_FIELD)}
        type="file"
        name={FILES_FIELD}
        multiple
        accept={ATTACHMENT_RULES.mediaTypes.join(',')}
        required={required}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? hintId : `${hintId} ${idOfFault(FILES_FIELD)}`}
      />
      {fault !== undefined && (
        <p className={parts.fault} id={idOfFault(FILES_FIELD)}>
          {fault}
        </p>
      )}
    </div>
  )
}

/** The field that robots fill in: out of sight, out of the way of keyboards and of readers by ear. */
function Trap() {
  return (
    <div className={parts.hidden} aria-hidden="true">
      <label>
        Lascia vuoto questo campo
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
