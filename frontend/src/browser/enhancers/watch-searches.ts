import { SEARCH_FIELD, SEARCH_FORM, SEARCH_STATE_ID } from '../support/selectors.ts'

/**
 * Tells that a search runs (requirements 4.27): field and button are busy from the moment it is sent, and readers by ear hear so.
 * Whoever comes back finds no busy form. The form stays usable, as a page that does not come can be stopped.
 */
export function watchSearches(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.matches(SEARCH_FORM)) show(target, true)
  })
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(SEARCH_FORM)) show(form, false)
  })
}

function show(form: HTMLFormElement, runs: boolean): void {
  const button = form.querySelector('button')
  // By what they are: other fields may stand between them.
  for (const part of [form.querySelector(SEARCH_FIELD), button]) part?.setAttribute('aria-busy', String(runs))
  if (button !== null) {
    // Its own words wait in its value, which is sent nowhere, as it has no name.
    button.value ||= button.textContent
    button.textContent = runs ? 'Cerco…' : button.value
  }
  const state = document.getElementById(SEARCH_STATE_ID)
  if (state) state.textContent = runs ? 'Ricerca in corso' : ''
}
