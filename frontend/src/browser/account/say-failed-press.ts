import { SAVE, selectorOf } from '../support/selectors.ts'
import { prepareToast, showToast } from '../toast/toast.ts'

/** Says that a save failed for which the code of the account did not come; here beforehand, as the network may be gone by then. */
export function sayFailedPress(): void {
  prepareToast()
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest(selectorOf(SAVE)) === null) return
    import('./page-account.ts').catch(() => showToast('failed'))
  })
}
