import { OWN, selectorOf } from '../support/selectors.ts'

/**
 * Nobody comes back to what was another reader's: a page of the reserved area that the browser had kept whole (the back-forward
 * cache, which some fill against `no-store`) is asked for anew when it is returned to. Gives what does so where another tab has signed
 * the reader out, or somebody else in; it answers whether the page was such a one.
 */
export function guardPersonalPage(
  page: Pick<EventTarget, 'addEventListener'>,
  content: Pick<ParentNode, 'querySelector'>,
  reload: () => void,
): () => boolean {
  const leave = () => {
    const isOwn = content.querySelector(selectorOf(OWN)) !== null
    if (isOwn) reload()
    return isOwn
  }
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) leave()
  })
  return leave
}
