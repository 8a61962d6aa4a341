import type { LiveState } from '@liberta/contracts/live-blog/live-blog.schema'
import { isSilent, saySilence } from '../../components/live/say-silence.ts'
import { LIVE_STATE, selectorOf } from '../support/selectors.ts'
import { LIVE_STANDS } from '../support/states.ts'
import type { FetchedPage } from '../live/fetch-page.ts'

const LOOK_EVERY_MS = 5000

interface StateKeeper {
  /** Says what a page says that was just fetched, but for the count of entries that are not shown here yet. */
  take: (fetched: FetchedPage) => void
  /** Whether the line says this already. */
  says: (state: LiveState) => boolean
  /** Whether the page may have been kept through an outage, by the device's clock: the site's own tells then. */
  mayBeSilent: () => boolean
  /** Whether it has ended, and nothing more is to be heard. */
  hasEnded: () => boolean
}

/**
 * Keeps the line of state true while the page stays open: once the site was not heard of for three minutes it says so in the place of
 * «In diretta».
 */
export function keepStateTrue(): StateKeeper {
  const clock = createSiteClock()
  const hear = (line: HTMLElement | null) => clock.hear(heardAt(line))
  const says = (state: LiveState) => findLine(document)?.getAttribute(LIVE_STANDS) === state
  hear(findLine(document))
  setInterval(() => {
    const line = findLine(document)
    const heardMs = heardAt(line)
    const isLive = line?.getAttribute(LIVE_STANDS) === 'live'
    if (line === null || heardMs === 0 || !isLive || !isSilent(heardMs, clock.now())) return
    const { title, words } = saySilence(heardMs)
    line.setAttribute(LIVE_STANDS, 'silent')
    line.querySelector('b')?.replaceChildren(title)
    line.querySelector('b ~ span')?.replaceChildren(words)
  }, LOOK_EVERY_MS)
  return {
    take({ page, servedMs }) {
      const [line, other] = [findLine(document), findLine(page)]
      if (servedMs !== null) clock.hear(servedMs)
      hear(other)
      if (line === null || other === null) return
      if (line.getAttribute(LIVE_STANDS) === other.getAttribute(LIVE_STANDS)) {
        line.setAttribute(LIVE_STATE, other.getAttribute(LIVE_STATE) ?? '')
      } else {
        line.replaceWith(document.adoptNode(other))
      }
    },
    says,
    mayBeSilent: () => says('live') && isSilent(heardAt(findLine(document)), Date.now()),
    hasEnded: () => says('ended'),
  }
}

/** When the CMS was last heard of, as the line says it; 0 where it says nothing. */
function heardAt(line: HTMLElement | null): number {
  return Number(line?.getAttribute(LIVE_STATE))
}

function findLine(page: ParentNode): HTMLElement | null {
  return page.querySelector<HTMLElement>(selectorOf(LIVE_STATE))
}

/**
 * The site's time as far as a page knows it: the device's own may be set wrong by any amount. Each moment that was heard of has passed there;
 * from the latest on, time is counted here. It is never ahead of the site's, and behind by no more than an answer was under way.
 * @param now milliseconds of a clock that never goes back
 */
export function createSiteClock(now: () => number = () => performance.now()): {
  hear: (ms: number) => void
  now: () => number
} {
  let ahead = -Infinity
  return {
    hear: (ms) => (ahead = Math.max(ahead, ms - now())),
    now: () => ahead + now(),
  }
}
