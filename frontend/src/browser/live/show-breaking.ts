import { LONGEST_BREAKING_MS } from '@liberta/contracts/live/standing-breaking'
import { writeClock } from '@liberta/italian/italian-date'
import { keep } from '../support/device-memory.ts'
import { loadSheet } from '../support/load-resource.ts'
import { onVisibilityChange } from '../support/page-life.ts'
import { BREAKING, selectorOf } from '../support/selectors.ts'
import { OVER } from '../support/states.ts'
import { CLOSED_KEY, closedAt } from './hide-closed-breaking.ts'
import { hearLive } from './hear-live.ts'
import sheet from './live.late.css?url'

/**
 * Shows the breaking news that comes while a page is read, at the window's upper edge and without moving what is read, and lets it be
 * closed. Once its time is over it goes; what stands in the page already goes when the page is left or looked at again, as all below it moves then.
 */
export function startBreaking([bar]: readonly HTMLElement[]): void {
  const region = bar?.parentElement
  if (!bar || !region) return
  const own = Number(bar.getAttribute(BREAKING))
  let over: HTMLElement | null = null
  let end: ReturnType<typeof setTimeout> | undefined
  for (const button of bar.getElementsByTagName('button')) button.hidden = false
  const hide = (piece: HTMLElement) => {
    holdFocus(piece, region)
    piece.hidden = true
  }
  region.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button') === null) return
    const closed = target.closest<HTMLElement>(selectorOf(OVER)) ?? bar
    keep(CLOSED_KEY, closed.getAttribute(OVER) ?? String(own))
    hide(closed)
  })
  const room = new ResizeObserver(() => keepRoom(region, over))
  const dropOver = () => {
    if (over) holdFocus(over, region)
    over?.remove()
    over = null
  }
  const tidy = () => {
    // Closed on another page, which remembers it for all, or over.
    if (own <= closedAt() || own + LONGEST_BREAKING_MS < Date.now()) hide(bar)
    if (over && Number(over.getAttribute(OVER)) <= closedAt()) hide(over)
  }
  onVisibilityChange(tidy)
  hearLive(null, ({ event, data }) => {
    if (event !== 'breaking') return
    const at = data && Date.parse(data.at)
    // The words of a piece may be put right; those that stand in the page stay.
    if (over && data && at === Number(over.getAttribute(OVER))) return fill(over, data)
    clearTimeout(end)
    dropOver()
    if (data === null || at === null || at === own || at <= closedAt() || Date.parse(data.until) < Date.now()) return
    over = bar.cloneNode(true) as HTMLElement
    over.removeAttribute(BREAKING)
    over.setAttribute(OVER, String(at))
    over.hidden = false
    fill(over, data)
    room.observe(over)
    end = setTimeout(dropOver, Date.parse(data.until) - Date.now())
    const coming = over
    // Unstyled it would push the page down.
    loadSheet(sheet)
      .then(() => coming === over && region.append(coming))
      .catch(() => undefined)
  })
}

/** Leaves a focus in a bar that goes where the bar stood, so that Tab goes on from there (WCAG 2.4.3). */
function holdFocus(bar: HTMLElement, region: HTMLElement): void {
  if (!bar.contains(document.activeElement)) return
  region.tabIndex = -1
  region.style.outline = 'none'
  region.focus({ preventScroll: true })
}

/** As much room over the header as the bar takes, whose top would be under it otherwise; the page is scrolled by as much, so that nothing moves. */
function keepRoom(region: HTMLElement, over: HTMLElement | null): void {
  const { style } = document.documentElement
  // A browser that does so itself would move it twice as far.
  style.overflowAnchor = 'none'
  const before = region.offsetHeight
  region.style.minHeight = `${over?.offsetHeight ?? 0}px`
  scrollBy({ top: region.offsetHeight - before, behavior: 'instant' })
  style.overflowAnchor = ''
}

function fill(bar: HTMLElement, { href, title, at }: { href: string; title: string; at: string }): void {
  const [link, words, time] = ['a', 'strong', 'time'].map((name) => bar.querySelector(name))
  link?.setAttribute('href', href)
  time?.setAttribute('datetime', at)
  if (words) words.textContent = title
  if (time) time.textContent = writeClock(new Date(at))
}
