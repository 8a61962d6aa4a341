import { LIVE_STATE, selectorOf } from '../support/selectors.ts'
import { LIVE_STANDS } from '../support/states.ts'
import { isSilentSince, saySilent } from './compare-entries.ts'

const LOOK_EVERY_MS = 5000
const findLine = (page: ParentNode) => page.querySelector<HTMLElement>(selectorOf(LIVE_STATE))

/**
 * Keeps the line of state true while the page stays open: once the site was not heard of for three minutes it says so in the place of
 * «In diretta». `take` has it say what a page says that was just fetched, but for the count of entries that are not shown here yet.
 */
export function keepStateTrue(): { take: (fresh: Document) => void } {
  setInterval(() => {
    const line = findLine(document)
    const heardMs = Number(line?.getAttribute(LIVE_STATE))
    const isLive = line?.getAttribute(LIVE_STANDS) === 'live'
    if (line === null || heardMs === 0 || !isLive || !isSilentSince(heardMs, Date.now())) return
    const [title, words] = [line.querySelector('b'), line.querySelector('b ~ span')]
    line.setAttribute(LIVE_STANDS, 'silent')
    if (title) title.textContent = saySilent(heardMs)
    if (words) words.textContent = 'proviamo ancora'
  }, LOOK_EVERY_MS)
  return {
    take(fresh) {
      const [line, other] = [findLine(document), findLine(fresh)]
      if (line === null || other === null) return
      if (line.getAttribute(LIVE_STANDS) === other.getAttribute(LIVE_STANDS)) {
        line.setAttribute(LIVE_STATE, other.getAttribute(LIVE_STATE) ?? '')
      } else {
        line.replaceWith(document.adoptNode(other))
      }
    },
  }
}
