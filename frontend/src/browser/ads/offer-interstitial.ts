import { INTERSTITIAL_KEY, mayUse, watchConsent } from '../consent/consent-state.ts'
import { keep, keepInTab, recall, recallInTab } from '../support/device-memory.ts'
import { readPageServices } from '../support/page-services.ts'
import { whenSeen } from '../support/reader-presence.ts'
import { INTERSTITIAL, selectorOf } from '../support/selectors.ts'
import { NEW_PAGE } from '../support/states.ts'

/** How many pages the reader has opened in this tab with a choice made. */
const VIEWS_KEY = 'pagine'
/** Milliseconds until the next one. */
const DAY_MS = 24 * 3600 * 1000
/** A phone, upright or on its side. */
const PHONE = '(width < 40rem) or (height < 30rem)'
const SEARCH_ENGINE = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|baidu|yandex|brave)\./

/** Under which a reader comes to a page. */
export interface Circumstances {
  /** Pages that were opened with a choice made, this one among them. */
  views: number
  /** When the last one was shown, in milliseconds since the epoch; 0 for never: on this device, and in this tab. */
  onDevice: number
  inTab: number
  /** Whether the device may remember it: with consent to advertising. */
  isRemembered: boolean
  now: number
  /** The address of the page before, empty where it is not known. */
  referrer: string
  host: string
  /** Under which searches of the paper stand. */
  searches: readonly string[]
}

/**
 * Whether a full-page advertisement may be shown: from the second page on, not to who comes from a search, and once in 24 hours, or in a session where
 * the reader does not want that remembered (docs/ads.md).
 */
export function isInterstitialDue(given: Circumstances): boolean {
  const { views, onDevice, inTab, isRemembered, now, referrer, host, searches } = given
  if (views < 2 || comesFromSearch(referrer, host, searches)) return false
  return isRemembered ? now - Math.max(onDevice, inTab) >= DAY_MS : inTab === 0
}

function comesFromSearch(referrer: string, host: string, searches: readonly string[]): boolean {
  if (referrer === '') return false
  const from = new URL(referrer)
  if (from.host !== host) return SEARCH_ENGINE.test(from.host)
  return searches.some((path) => from.pathname === path || from.pathname.startsWith(`${path}/`))
}

/**
 * Counts the page, and brings the full-page advertisement where one is due. Pages count from the first one on to which the reader comes with
 * a choice made, which a consent platform tells of late; a page that is come back to, loaded anew or never looked at is none.
 */
export function offerInterstitial(): void {
  // Storage by itself knows no end.
  if (!(Date.now() - Number(recall(INTERSTITIAL_KEY)) < DAY_MS)) keep(INTERSTITIAL_KEY, null)
  if (!document.documentElement.hasAttribute(NEW_PAGE)) return
  const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
  const seenAt = Date.now() - performance.now() + (visit?.activationStart ?? 0)
  let isKnown = false
  watchConsent((choice) => {
    if (choice === null || isKnown) return
    isKnown = true
    if (choice.at < seenAt) whenSeen(() => void countPage().catch(console.warn))
  })
}

async function countPage(): Promise<void> {
  const views = Number(recallInTab(VIEWS_KEY)) + 1
  keepInTab(VIEWS_KEY, String(views))
  const dialog = document.querySelector<HTMLDialogElement>(selectorOf(INTERSTITIAL))
  if (dialog === null || (matchMedia(PHONE).matches && !readPageServices().interstitialOnPhones)) return
  const isDue = () =>
    isInterstitialDue({
      views,
      onDevice: Number(recall(INTERSTITIAL_KEY)),
      inTab: Number(recallInTab(INTERSTITIAL_KEY)),
      isRemembered: mayUse('advertising'),
      now: Date.now(),
      referrer: document.referrer,
      host: location.host,
      searches: (dialog.getAttribute(INTERSTITIAL) ?? '').split(' '),
    })
  if (!isDue()) return
  if (!(await (await import('./show-interstitial.ts')).showInterstitial(dialog, isDue))) return
  const at = String(Date.now())
  keepInTab(INTERSTITIAL_KEY, at)
  // Asked anew: the advertisement was waited for.
  if (mayUse('advertising')) keep(INTERSTITIAL_KEY, at)
}
