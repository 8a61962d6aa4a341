import { LATEST_BUILD_PATH } from '../../settings/site-facts.ts'
import { isConsentOpen } from '../consent/consent-state.ts'
import { hasPage } from '../live/fetch-page.ts'
import { keepInTab, recallInTab } from '../support/device-memory.ts'
import { isBusy } from '../support/is-busy.ts'
import { BUILD } from '../support/selectors.ts'

/** How often a page that is looked at asks which build is the latest; milliseconds. */
export const ASK_EVERY_MS = 300_000
/** Where a tab remembers which build it has been offered. */
const OFFERED_KEY = 'build'

/**
 * Offers to load the page anew where the site has another build than the page's own. While copies of the site are replaced the answer may
 * go back and forth: only an id that was read twice running is offered, each once, and none over the question about cookies. What fails is
 * tried again the next time; a press leads nowhere where there is no page.
 */
export function offerBuild([region]: readonly HTMLElement[]): void {
  const offer = region?.querySelector('span')
  if (!offer) return
  const own = region?.getAttribute(BUILD)
  let last: unknown = own

  const ask = async () => {
    if (document.hidden) return
    const answer = await fetch(`${LATEST_BUILD_PATH}?${Date.now()}`, { cache: 'no-store' })
    const { id } = (await answer.json()) as { id?: unknown }
    if (id !== last) last = id
    else if (typeof id === 'string' && id !== own && id !== recallInTab(OFFERED_KEY) && !isBusy() && !isConsentOpen()) {
      keepInTab(OFFERED_KEY, id)
      offer.hidden = false
    }
  }
  setInterval(() => void ask().catch(() => undefined), ASK_EVERY_MS)
  const [reload, dismiss] = offer.querySelectorAll('button')
  reload?.addEventListener('click', async () => (await hasPage()) && location.reload())
  dismiss?.addEventListener('click', () => (offer.hidden = true))
}
