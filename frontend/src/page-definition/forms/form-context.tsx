import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { FoundPage, Page } from '../page-definition.tsx'
import { readChosenValues, SENT_QUERY } from './form-pages.table.ts'
import { EMPTY_FORM } from './form.types.ts'
import type { FormState } from './form.types.ts'

const FormContext = createContext<FormState>(EMPTY_FORM)

/** What became of the page's form: nothing yet, unless the page is the answer to it. */
export function useForm(): FormState {
  return useContext(FormContext)
}

/** A page with its form in another state. */
function showForm(found: FoundPage, state: FormState): FoundPage {
  return { ...found, show: () => <FormInState state={state}>{found.show()}</FormInState> }
}

/** What became of the form when it was sent stands above what the page's address says of it. */
function FormInState({ state, children }: { state: FormState; children: ReactNode }) {
  const above = useForm()
  return <FormContext value={above === EMPTY_FORM ? state : above}>{children}</FormContext>
}

/** A page with its form as it was sent and not taken; for the one who sent it. */
export function showRefusedForm(found: FoundPage, state: FormState, status: number): FoundPage {
  return {
    ...showForm(found, state),
    cache: 'passing',
    status,
    describe: (settings) => {
      const head = found.describe(settings)
      return { ...head, title: `Da correggere: ${head.title}`, indexed: false, structure: [] }
    },
  }
}

/** A fixed page whose form says thanks where its address says that it was sent, and else shows what its address chooses. */
export function showFormOfAddress(page: Page<'fixed'>): Page<'fixed'> {
  const find: Page<'fixed'>['find'] = async (address, context) => {
    const found = await page.find(address, context)
    if (address.query['inviato'] !== SENT_QUERY.inviato) {
      return showForm(found, { ...EMPTY_FORM, values: readChosenValues(address.query) })
    }
    const thanks = showForm(found, { ...EMPTY_FORM, isSent: true })
    return { ...thanks, describe: (settings) => ({ ...found.describe(settings), indexed: false }) }
  }
  return { ...page, find }
}
