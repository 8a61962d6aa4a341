import css from '../../components/layout/offer-box.module.css'
import parts from '../../styles/parts.module.css'
import { isConsentOpen } from '../consent/consent-state.ts'
import { keep, recall } from '../support/device-memory.ts'
import { isBusy } from '../support/is-busy.ts'
import { make } from '../support/make-element.ts'

/** A page that has taken longer to load came over a slow line; milliseconds. */
const SLOW_MS = 8000
const WORDS = 'Le stesse notizie con meno di 50 KB a pagina.'
/** Where it is remembered that the reader does not want the lite version. */
const REFUSED_KEY = 'leggera'

/**
 * Offers the page's lite version, to which the footer's link leads, to who saves data (`Save-Data`, as the browser tells it to script) and
 * where the page took more than 8 s to load: on each page until the reader says no; not on one that asks about cookies. Nobody is led there.
 */
export function offerLite([link]: readonly HTMLElement[]): void {
  if (!link || recall(REFUSED_KEY) !== null || !isSaving() || isConsentOpen() || isBusy()) return
  const door = link.cloneNode(true) as HTMLElement
  door.className = parts.bare ?? ''
  // As the buttons beside it, of which the style sheet of every page knows alone.
  door.style.cssText = 'min-height:2.75rem;margin-right:1.25rem;color:inherit;text-decoration:underline'
  const no = make('button', { class: door.className, type: 'button' }, 'No, grazie')
  const offer = make('aside', { class: css.offer ?? '' }, WORDS, make('br', {}), door, ' ', no)
  no.addEventListener('click', () => {
    keep(REFUSED_KEY, 'no')
    offer.remove()
  })
  // After the skip link, which stays the keyboard's first stop.
  document.querySelector('a')?.after(offer)
}

/** Idle work begins after the load, so that it is known how long that took. */
function isSaving(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigator.connection?.saveData === true || (page?.loadEventStart ?? 0) > SLOW_MS
}
