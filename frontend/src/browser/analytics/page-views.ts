import { prepareSignals, pushData } from '../consent/consent-signals.ts'
import { watchConsent } from '../consent/consent-state.ts'
import { onReturn } from '../support/page-life.ts'
import { whenSeen } from '../support/reader-presence.ts'

/** What of a query is sent: where a reader came from. Nothing that they typed or that leads to them. */
const SENT_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign']

/** A page that was looked at, as analytics take it. */
export interface PageView {
  event: 'page_view'
  page_location: string
  page_title: string
}

/** The view of a page at an address, without what nobody has to know of it. */
export function describeView(address: string, title: string): PageView {
  const { origin, pathname, searchParams } = new URL(address)
  const query = new URLSearchParams([...searchParams].filter(([name]) => SENT_PARAMETERS.includes(name))).toString()
  return { event: 'page_view', page_location: origin + pathname + (query && `?${query}`), page_title: title }
}

/**
 * Sends one view for each navigation: this page's once it is looked at, and one whenever it comes back from the back-forward
 * cache. They wait for consent, and are forgotten where it is refused.
 */
export function sendPageViews(): void {
  let waiting: PageView[] = []
  let isGranted: boolean | null = null
  const count = () => {
    if (isGranted === false) return
    waiting.push(describeView(location.href, document.title))
    send()
  }
  const send = () => {
    if (isGranted === null) return
    if (isGranted) waiting.forEach(pushData)
    waiting = []
  }
  prepareSignals()
  whenSeen(count)
  watchConsent((choice) => {
    isGranted = choice === null ? null : choice.granted.includes('statistics')
    send()
  })
  onReturn(count)
}
