import { ENTRY, LIVE_FEED, LIVE_FIGURE, LIVE_MOMENTS, LIVE_STATE, selectorOf } from '../support/selectors.ts'
import type { ToldEntry } from './compare-entries.ts'
import { NEW_ENTRY } from '../support/states.ts'

/**
 * Brings a feed to what the page's address shows now: new entries come where they stand there, changed ones are replaced, those that were
 * taken away go. Gives the new ones, first the first.
 */
export function insertEntries(feed: HTMLElement, fresh: HTMLElement): HTMLElement[] {
  const shown = entriesOf(feed)
  const byId = new Map(shown.map((entry) => [entry.getAttribute(ENTRY), entry]))
  const coming = entriesOf(fresh)
  const ids = new Set(coming.map((entry) => entry.getAttribute(ENTRY)))
  const isOverlapping = coming.some((entry) => byId.has(entry.getAttribute(ENTRY)))
  if (!isOverlapping) shown.forEach((entry) => entry.remove())
  const added: HTMLElement[] = []
  let last: Element | null = null
  for (const entry of coming) {
    const held = byId.get(entry.getAttribute(ENTRY))
    const own = held?.textContent === entry.textContent && isOverlapping ? held : document.adoptNode(entry)
    if (held !== undefined && own !== held) held.remove()
    if (held === undefined) {
      own.setAttribute(NEW_ENTRY, '')
      added.push(own)
    }
    if (own.previousElementSibling !== last || own.parentElement !== feed) {
      if (last === null) feed.prepend(own)
      else last.after(own)
    }
    last = own
  }
  if (isOverlapping) removeWithdrawn(shown, ids, coming.length)
  return added
}

/** Among as many as the address shows, what it does not show any longer was taken away; what is further down is only older. */
function removeWithdrawn(shown: readonly HTMLElement[], ids: ReadonlySet<string | null>, count: number): void {
  for (const entry of shown.slice(0, count)) {
    const isGone = !ids.has(entry.getAttribute(ENTRY)) && hasKnownAfter(entry, ids)
    if (isGone) entry.remove()
  }
}

function hasKnownAfter(entry: Element, ids: ReadonlySet<string | null>): boolean {
  for (let next = entry.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (ids.has(next.getAttribute(ENTRY))) return true
  }
  return false
}

/** The entries of a feed, as the stream tells of them. */
export function listShown(feed: ParentNode): ToldEntry[] {
  return entriesOf(feed).map((entry) => ({
    id: entry.getAttribute(ENTRY) ?? '',
    at: entry.querySelector('time')?.dateTime ?? '',
  }))
}

function entriesOf(feed: ParentNode): HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>(selectorOf(ENTRY))]
}

/** How long a page may take; milliseconds. */
const TIME_BOX_MS = 10_000

/** The page of an address of this site as it is now, its scripts not run; null where it cannot be had. */
export function fetchPage(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    // It makes a document of an answer by itself, for which `fetch` would need a parser of its own.
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = TIME_BOX_MS
    request.addEventListener('loadend', () => resolve(request.status === 200 ? request.responseXML : null))
    request.send()
  })
}

/** Puts the parts of a page beside its entries in the place of those that are older: how it stands, key moments, the number. */
export function replaceParts(fresh: Document): void {
  for (const hook of [LIVE_STATE, LIVE_MOMENTS, LIVE_FIGURE] as const) {
    const selector = selectorOf(hook)
    const [own, other] = [document, fresh].map((page) => page.querySelector(selector))
    if (own && other && !own.isEqualNode(other)) own.replaceWith(document.adoptNode(other))
  }
}

/** The feed of a page. */
export function findFeed(page: ParentNode): HTMLElement | null {
  return page.querySelector<HTMLElement>(selectorOf(LIVE_FEED))
}
