import { holdsAddress } from '@liberta/contracts/messages/withdrawal.schema'
import { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'
import { z } from 'zod'
import { writeNumber } from '@liberta/italian/write-number'
import type { FormDefinition, FormFaults, FormField, FormValues } from './form.types.ts'
import { FILES_FIELD, WHOLE_FORM } from './form.types.ts'
import type { SentForm } from './parse-upload.ts'
import type { Message } from '@liberta/contracts/messages/message.schema'

const MB = 1024 * 1024
const TOO_LARGE = `I file pesano troppo: ognuno può pesare ${ATTACHMENT_RULES.largest / MB} MB, tutti insieme ${ATTACHMENT_RULES.largestTogether / MB} MB. Sceglili di nuovo, più leggeri.`

type SentFiles = Pick<SentForm, 'files' | 'hasTooMany' | 'isTooLarge'>

const emailSchema = z.email()
const daySchema = z.iso.date()
const DAY = /^\d{4}-\d{2}-\d{2}$/
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/
/** Digits, and what people part them with. */
const PHONE = /^\+?[\d\s./()-]{5,40}$/

/** The values of a form's own fields, trimmed; what else was sent is nobody's. */
export function readValues({ fields }: FormDefinition, sent: ReadonlyMap<string, string>): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, (sent.get(name) ?? '').replaceAll('\r\n', '\n').trim()]))
}

/** What is wrong with what was typed and attached, by field, in words for who typed it (WCAG 3.3.1, 3.3.3). */
export function checkForm(definition: FormDefinition, values: FormValues, sent: SentFiles): FormFaults {
  if (sent.isTooLarge) return { [definition.attachments === null ? WHOLE_FORM : FILES_FIELD]: TOO_LARGE }
  const fileFault = checkFiles(definition, sent)
  return { ...checkFields(definition.fields, values), ...(fileFault === null ? {} : { [FILES_FIELD]: fileFault }) }
}

/** What is wrong with what was typed, by field. */
export function checkFields(fields: readonly FormField[], values: FormValues): FormFaults {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name] ?? ''
      const fault = checkField(field, value) ?? checkOrder(field, value, values)
      return fault === null ? [] : [[field.name, fault]]
    }),
  )
}

function checkField(field: FormField, value: string): string | null {
  if (value === '') return field.required ? sayMissing(field) : null
  if (value.length > field.longest) {
    const more = value.length - field.longest
    return `${quote(field)} è oltre misura di ${writeNumber(more)} ${more === 1 ? 'carattere' : 'caratteri'}: il massimo è ${writeNumber(field.longest)}.`
  }
  if (field.noAddress && holdsAddress(value)) return 'Scrivilo senza indirizzi web o di posta.'
  return CHECKS[field.type]?.(value, field) ?? null
}

/** Days are written so that their order is that of their letters. */
function checkOrder({ notBefore, ...field }: FormField, value: string, values: FormValues): string | null {
  const first = values[notBefore ?? ''] ?? ''
  return value !== '' && DAY.test(first) && value < first
    ? `${quote(field)} viene prima del primo: scegli lo stesso giorno o uno dopo.`
    : null
}

/** The field's label as a name: '«Ultimo giorno»' of 'Ultimo giorno (se dura di più)'. */
const quote = ({ label }: FormField) => `«${label.replace(/ \(.*\)$|\.$/, '')}»`
const sayMissing = (field: FormField) => field.missing ?? `Manca ${quote(field)}.`

const CHECKS: { readonly [Type in FormField['type']]?: (value: string, field: FormField) => string | null } = {
  email: (value) => {
    if (emailSchema.safeParse(value).success) return null
    if (!value.includes('@')) return 'Manca la chiocciola: un indirizzo è fatto come anna@esempio.it'
    return /@[^.]+$/.test(value)
      ? 'Manca la parte dopo il punto, per esempio .it'
      : 'Non sembra un indirizzo: un indirizzo è fatto come anna@esempio.it'
  },
  tel: (value) => (PHONE.test(value) ? null : 'Scrivi il numero di telefono in cifre, per esempio 0523 393939.'),
  url: (value) =>
    URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
      ? null
      : 'Scrivi l’indirizzo intero della pagina, per esempio https://www.esempio.it',
  date: (value, field) => {
    if (!DAY.test(value)) return `Scrivi ${quote(field)} così: 2026-11-21.`
    return daySchema.safeParse(value).success
      ? null
      : `${quote(field)} non c’è nel calendario: controlla giorno e mese.`
  },
  time: (value) => (HOUR.test(value) ? null : 'Scrivi l’ora così: 20:30.'),
  select: (value, field) => (field.options?.includes(value) ? null : `Scegli ${quote(field)} fra le voci dell’elenco.`),
  checkbox: (value, field) => (value === 'si' ? null : sayMissing(field)),
}

function checkFiles({ attachments }: FormDefinition, { files, hasTooMany }: SentFiles): string | null {
  if (attachments === null) return null
  if (hasTooMany) return `Sono troppi file: al massimo ${ATTACHMENT_RULES.most}.`
  const wrong = files.find(({ fault }) => fault !== null)
  if (wrong?.fault) return wrong.fault
  const together = files.reduce((sum, { content }) => sum + content.length, 0)
  if (together > ATTACHMENT_RULES.largestTogether)
    return `I file insieme pesano troppo: al massimo ${ATTACHMENT_RULES.largestTogether / MB} MB.`
  return attachments.required && files.length === 0 ? 'Manca il file: allegalo qui.' : null
}

const OWN = new Set(['name', 'email', 'subject', 'body'])
/** The API keeps no longer detail. */
const LONGEST_DETAIL = 500

/** What is sent of a form: its own four fields, and the others as details; what was left empty is not told. */
export function composeMessage(
  { kind, fields }: FormDefinition,
  values: FormValues,
  more: Readonly<Record<string, string>> = {},
): Message {
  const details = fields.flatMap(({ name }) => {
    const value = values[name] ?? ''
    return OWN.has(name) || value === '' ? [] : [[name, value.slice(0, LONGEST_DETAIL)] as const]
  })
  const { name = '', email = '', subject = '', body = '' } = values
  return { kind, name, email, subject, body, details: { ...Object.fromEntries(details), ...more } }
}
