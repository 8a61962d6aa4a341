import { SEARCH_FORM, SEARCH_STATE_ID } from '../support/selectors.ts'

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
  const [field, button] = form.elements
  for (const part of [field, button]) part?.setAttribute('aria-busy', String(runs))
  if (button) button.textContent = runs ? 'Cerco…' : 'Cerca'
  const state = document.getElementById(SEARCH_STATE_ID)
  if (state) state.textContent = runs ? 'Ricerca in corso' : ''
}
