import { AD_SIZES } from '../support/selectors.ts'
import { followNavigation } from './follow-navigation.ts'
import type { Arrival } from './follow-navigation.ts'

/** Who fills slots that are sold. Nothing that it does or fails to do may be felt by the page: it throws nowhere, and tells of a failure once. */
export interface AdsProvider {
  /** Whether anything may be asked for at this moment: consent may be withdrawn at any, in another tab, too. */
  mayAsk: () => boolean
  /** Makes slots known, each once. Nothing is asked for yet. */
  define: (slots: readonly HTMLElement[]) => void
  /** Asks for one advertisement for each of these. */
  refresh: (slots: readonly HTMLElement[]) => void
  /** Whether something stands in a slot. */
  isFilled: (slot: HTMLElement) => boolean
}

/** What fills the slots of one page. */
export interface SlotFiller {
  /** Called with each navigation; the one before it ends then. */
  arrive: (arrival: Arrival) => void
  /** Takes in a slot that is asked for once: with the navigation's refresh, or by itself where that was made. */
  join: (slot: HTMLElement) => void
}

/** How long a slot keeps what it has, whatever the reader does; milliseconds. */
const SAME_SLOT_MS = 30_000
/** A slot is asked for when it is so many windows away, above or below. */
const AHEAD = 1

/**
 * Has slots filled as they are needed. A navigation makes one refresh at the most: of what is near and has nothing yet, and of what is in
 * sight for 30 s and longer. A slot that comes near later is asked for by itself, once for the life of the page. Nothing is asked for while
 * it may not be.
 */
export function fillSlots(slots: readonly HTMLElement[], provider: AdsProvider): SlotFiller {
  const fetchedAt = new Map<HTMLElement, number>()
  const joined = new Set<HTMLElement>()
  /** The navigation's refresh was made, or there was none to make: what comes near now is fetched by itself. */
  let isSettled = false
  let end: (() => void) | undefined

  const fetch = (wanted: readonly HTMLElement[]) => {
    if (!provider.mayAsk()) return
    for (const slot of wanted) fetchedAt.set(slot, Date.now())
    provider.refresh(wanted)
  }
  const isDue = (slot: HTMLElement) => {
    const at = fetchedAt.get(slot)
    return at === undefined ? isWithin(slot, AHEAD) : isWithin(slot, 0) && Date.now() - at >= SAME_SLOT_MS
  }
  const look = (isLast: boolean) => {
    const due = [...slots.filter(isDue), ...joined]
    joined.clear()
    const seen = slots.filter((slot) => isWithin(slot, 0))
    if (due.length > 0) fetch(due)
    isSettled = isLast || due.length > 0 || (seen.length > 0 && seen.every(provider.isFilled))
    return isSettled
  }

  const observer = new IntersectionObserver(
    (entries) => {
      const nearing = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target as HTMLElement] : []))
      const wanted = nearing.filter((slot) => !fetchedAt.has(slot))
      if (isSettled && wanted.length > 0) fetch(wanted)
    },
    { rootMargin: `${AHEAD * 100}% 0px` },
  )
  for (const slot of slots) observer.observe(slot)
  return {
    arrive: (arrival) => {
      end?.()
      isSettled = false
      end = followNavigation(arrival, look)
    },
    join: (slot) => void (isSettled ? fetch([slot]) : joined.add(slot)),
  }
}

/** Whether a slot stands no more than so many windows away. One without layout at this width never does, one out of page always. */
function isWithin(slot: HTMLElement, windows: number): boolean {
  if (slot.getAttribute(AD_SIZES) === '') return true
  const { top, bottom, height } = slot.getBoundingClientRect()
  const reach = windows * innerHeight
  return height > 0 && bottom > -reach && top < innerHeight + reach
}
