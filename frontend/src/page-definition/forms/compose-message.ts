import type { Message } from '@liberta/contracts/messages/message.schema'
import type { FormDefinition, FormValues } from './form.types.ts'

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
