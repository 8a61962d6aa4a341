/** What stands in a page of one reader's own. */
const OWN_PAGE = '[data-own]'

/**
 * Nobody comes back to what was another reader's: a page of the reserved area that the browser had kept whole (the back-forward
 * cache, which some fill against `no-store`) is asked for anew when it is returned to. Gives what does so where the reader has been
 * signed out by another tab; it answers whether the page was such a one.
 */
export function guardOwnPage(
  page: Pick<EventTarget, 'addEventListener'>,
  content: Pick<ParentNode, 'querySelector'>,
  reload: () => void,
): () => boolean {
  const leave = () => {
    const isOwn = content.querySelector(OWN_PAGE) !== null
    if (isOwn) reload()
    return isOwn
  }
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) leave()
  })
  return leave
}
