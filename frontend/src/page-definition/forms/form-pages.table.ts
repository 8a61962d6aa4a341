import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import type { FormDefinition, FormValues } from './form.types.ts'
import { ADVERTISING_SUBJECT, APPLICATION_FORM, EVENT_FORM, LETTER_FORM, REQUEST_FORM } from './forms.table.ts'

/** The forms of fixed pages (requirements 2.12, 2.19, 2.20, 2.34). */
export const FORMS_OF_PAGES = {
  contactRequest: REQUEST_FORM,
  letterForm: LETTER_FORM,
  eventReport: EVENT_FORM,
  workWithUs: APPLICATION_FORM,
} as const satisfies { readonly [Name in FixedPageName]?: FormDefinition }

export type FormPageName = keyof typeof FORMS_OF_PAGES

/** Whether a fixed page has a form. */
export function isFormPage(name: FixedPageName): name is FormPageName {
  return Object.hasOwn(FORMS_OF_PAGES, name)
}

/** The query of a form's page once its form was sent. */
export const SENT_QUERY = { inviato: '1' } as const

/** The query of the request's page with «Pubblicità» chosen, where the footer has nobody else to name. */
export const ADVERTISING_QUERY = { oggetto: 'pubblicita' } as const

/** What the query of a form's page chooses in its form beforehand. */
export function readChosenValues(query: Readonly<Record<string, string>>): FormValues {
  return query['oggetto'] === ADVERTISING_QUERY.oggetto ? { subject: ADVERTISING_SUBJECT } : {}
}
