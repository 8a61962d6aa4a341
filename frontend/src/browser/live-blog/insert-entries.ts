import {
  ENTRY,
  LIVE_FEED,
  LIVE_FIGURE,
  LIVE_MOMENTS,
  LIVE_STATE,
  LIVE_STEPS,
  selectorOf,
} from '../support/selectors.ts'
import { NEW_ENTRY, PRINT } from '../support/states.ts'
import { findKept } from './compare-entries.ts'
import type { ShownEntry } from './compare-entries.ts'

/** The place of an entry among all; one that stands over the others has none. */
const [POSITION, SIZE] = ['aria-posinset', 'aria-setsize']

/**
 * Brings a feed to what its address shows now, and leaves under that what is only older. Gives the entries that are new, first the first.
 * @param hasOlder whether the address leads on to older ones
 */
export function insertEntries(feed: HTMLElement, fresh: HTMLElement, hasOlder: boolean): HTMLElement[] {
  const held = new Map(entriesOf(feed).map((entry) => [entry.getAttribute(ENTRY), entry]))
  const kept = findKept(listShown(feed), listShown(fresh), hasOlder).flatMap((id) => held.get(id) ?? [])
  const coming = entriesOf(fresh)
  const last = coming.at(-1)
  kept.forEach((entry, index) => {
    entry.setAttribute(POSITION, String(Number(last?.getAttribute(POSITION)) + index + 1))
    entry.setAttribute(SIZE, last?.getAttribute(SIZE) ?? '')
  })
  const added = coming.filter((entry) => !held.has(entry.getAttribute(ENTRY)))
  added.forEach((entry) => entry.setAttribute(NEW_ENTRY, ''))
  // Also what says that there is no entry yet, where that is so.
  const shown = [...fresh.children].map((child) => renew(held.get(child.getAttribute(ENTRY)), child))
  feed.replaceChildren(...shown, ...kept)
  return added
}

/** An entry as it stands where nothing of it has changed, but for its place among all; else the one that has come. */
function renew(held: HTMLElement | undefined, coming: Element): Element {
  if (held === undefined || !hasSameContent(held, coming)) {
    if (held?.hasAttribute(NEW_ENTRY)) coming.setAttribute(NEW_ENTRY, '')
    return document.adoptNode(coming)
  }
  for (const name of [POSITION, SIZE]) {
    const value = coming.getAttribute(name)
    if (value === null) held.removeAttribute(name)
    else held.setAttribute(name, value)
  }
  return held
}

/** By all that is read of them: the means to share one are tools, and were made buttons here; words have got their faces by style. */
function hasSameContent(held: Element, coming: Element): boolean {
  const [own, others] = [held, coming]
    .map((entry) => [...entry.children].filter((child) => !child.hasAttribute(PRINT)).map(({ outerHTML }) => outerHTML))
    .map((parts) => parts.join('').replaceAll(/ style="[^"]*"/g, ''))
  return own === others
}

/** The entries of a feed, as the stream tells of them. */
export function listShown(feed: ParentNode): ShownEntry[] {
  return entriesOf(feed).map((entry) => ({
    id: entry.getAttribute(ENTRY) ?? '',
    at: entry.querySelector('time')?.dateTime ?? '',
    isOver: !entry.hasAttribute(POSITION),
  }))
}

function entriesOf(feed: ParentNode): HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>(selectorOf(ENTRY))]
}

/** Puts the parts of a page beside its entries in the place of those that are older: how it stands, key moments, the number, the way on. */
export function replaceParts(fresh: Document): void {
  for (const hook of [LIVE_STATE, LIVE_MOMENTS, LIVE_FIGURE, LIVE_STEPS] as const) {
    const selector = selectorOf(hook)
    const [own, other] = [document, fresh].map((page) => page.querySelector(selector))
    if (own && other && !own.isEqualNode(other)) own.replaceWith(document.adoptNode(other))
  }
}

/** Whether a page leads on to older entries. */
export function leadsOn(page: ParentNode): boolean {
  const steps = page.querySelector(selectorOf(LIVE_STEPS))
  return [...(steps?.getElementsByTagName('a') ?? [])].some(({ rel }) => rel === 'next')
}

/** The feed of a page. */
export function findFeed(page: ParentNode): HTMLElement | null {
  return page.querySelector<HTMLElement>(selectorOf(LIVE_FEED))
}
