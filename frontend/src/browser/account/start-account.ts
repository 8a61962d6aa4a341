import { onReturn, onVisibilityChange } from '../support/page-life.ts'
import { ACCOUNT, SAVE, selectorOf, SIGN_OUT_FORM } from '../support/selectors.ts'
import { guardPersonalPage } from './guard-personal-page.ts'
import { greets, readHint, SPINNER_MS } from './reader-hint.ts'
import { showsSaved } from './save-buttons.ts'

/** While a press is answered. */
const BUSY = 'aria-busy'

/** What a press is answered of. */
const BUTTONS = `${selectorOf(ACCOUNT)},${selectorOf(SAVE)}`

/** The code of the account: asked for where there may be a session, or at the first click. */
const load = () => import('./page-account.ts')

/**
 * One delegated listener for all account and save buttons of the page. Who is signed in is asked only where the hint says that somebody may
 * be; what another tab did, a sign-in, a sign-out or both, is noticed when this one is looked at again. A page that comes back from the
 * back-forward cache asks once more: what is saved may have changed on the page after it.
 */
export function startAccount(): void {
  const leavePersonalPage = guardPersonalPage(window, document, () => location.reload())
  document.addEventListener('click', (event) => {
    const button = findPressed(event)
    if (button === null) return
    event.preventDefault()
    if (!button.hasAttribute(BUSY)) wait(button)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches(SIGN_OUT_FORM)) return
    event.preventDefault()
    load()
      .then(({ leave }) => leave())
      .catch((error: unknown) => {
        report(error)
        form.submit()
      })
  })
  let followed: string | undefined
  const follow = (isBack = false) => {
    const [before, hint] = [followed, readHint()]
    const isSame = hint === before
    if (document.hidden || (isSame && !(isBack && hint))) return
    followed = hint
    const hadOther = !isSame && before !== undefined
    if (hadOther && leavePersonalPage()) return
    load()
      .then(({ followHint }) => followHint(hint !== undefined, hadOther))
      .catch(report)
  }
  follow()
  onReturn(() => {
    // The time that a press had rests while the page is left.
    document.querySelectorAll<HTMLElement>(BUTTONS).forEach(calm)
    follow(true)
  })
  onVisibilityChange(() => follow())
}

/** The button of a plain click that script answers; a greeting is a link to what is the reader's own. */
function findPressed(event: MouseEvent): HTMLElement | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return null
  const button = event.target.closest<HTMLElement>(BUTTONS)
  return button === null || greets(button) ? null : button
}

function calm(button: HTMLElement): void {
  button.removeAttribute(BUSY)
}

/** The button is busy till it has been answered, or for 5 s at the most, or till the page is come back to: then it can be pressed again. */
function wait(button: HTMLElement): void {
  // Now: what it shows may have changed by the time that anything answers.
  const sawSaved = showsSaved(button)
  button.setAttribute(BUSY, 'true')
  setTimeout(calm, SPINNER_MS, button)
  load()
    .then(({ press }) => press(button, sawSaved))
    .then((stays) => stays && calm(button))
    .catch((error: unknown) => {
      report(error)
      calm(button)
      if (button instanceof HTMLAnchorElement) location.assign(button.href)
    })
}

function report(error: unknown): void {
  console.warn('The account could not be reached', error)
}
