import type { MessageKind } from '@liberta/contracts/messages/message.schema'

/** One field of a form. */
export interface FormField {
  /** `name`, `email`, `subject`, `body`, or what goes into the details under this name. */
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'textarea' | 'select' | 'checkbox'
  required?: true
  /** What is said where a required field is empty: a sentence that needs no label beside it. */
  missing?: string
  /** Characters. */
  longest: number
  /** The name of the field whose day its own may not be before. */
  notBefore?: string
  /** Takes no web or e-mail address. */
  noAddress?: true
  /** What browsers may fill in (HTML, autocomplete tokens). */
  autoComplete?: string
  hint?: string
  /** Of a `select`. */
  options?: readonly string[]
}

/** What a form asks for, and what it says when it was sent. */
export interface FormDefinition {
  kind: MessageKind
  /** The heading over the form. */
  title: string
  fields: readonly FormField[]
  /** What may be attached, in words; null where nothing may. */
  attachments: { label: string; hint: string; required?: true } | null
  button: string
  /** That it was not sent, as the heading over what is wrong: 'La lettera non è ancora partita'. */
  unsent: string
  thanks: { title: string; words: string }
}

/** What a reader typed, by field; a box that is ticked is `si`. */
export type FormValues = Readonly<Record<string, string>>

/** What is wrong, by field; `form` stands for all of it. */
export type FormFaults = Readonly<Record<string, string>>

/** A form as it is shown. */
export interface FormState {
  values: FormValues
  faults: FormFaults
  /** True once it was sent. */
  isSent: boolean
}

export const EMPTY_FORM: FormState = { values: {}, faults: {}, isSent: false }

/** The name of the fault that belongs to no field. */
export const WHOLE_FORM = 'form'
/** The name of the field of files. */
export const FILES_FIELD = 'allegati'
