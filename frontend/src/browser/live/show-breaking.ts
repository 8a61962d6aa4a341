import { writeClock } from '@liberta/italian/italian-date'
import { keep } from '../support/device-memory.ts'
import { loadSheet } from '../support/load-resource.ts'
import { onReturn } from '../support/page-life.ts'
import { BREAKING, selectorOf } from '../support/selectors.ts'
import { OVER } from '../support/states.ts'
import { CLOSED_KEY, closedAt } from './hide-closed-breaking.ts'
import { hearLive } from './hear-live.ts'
import sheet from './live.late.css?url'

/**
 * Shows the breaking news that comes while a page is read, over what stands at the window's upper edge so that nothing moves, and lets it be
 * closed. What stands in the page already stays until the page is left.
 */
export function startBreaking([bar]: readonly HTMLElement[]): void {
  const region = bar?.parentElement
  if (!bar || !region) return
  const own = Number(bar.getAttribute(BREAKING))
  let over: HTMLElement | null = null
  for (const button of bar.getElementsByTagName('button')) button.hidden = false
  region.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button') === null) return
    const closed = target.closest<HTMLElement>(selectorOf(OVER)) ?? bar
    keep(CLOSED_KEY, closed.getAttribute(OVER) ?? String(own))
    holdFocus(closed, region)
    closed.hidden = true
  })
  onReturn(() => {
    // On the page after this one, which remembers it for all.
    if (own <= closedAt()) bar.hidden = true
    if (over && Number(over.getAttribute(OVER)) <= closedAt()) over.hidden = true
  })
  hearLive(null, ({ event, data }) => {
    if (event !== 'breaking') return
    const at = data && Date.parse(data.at)
    // The words of a piece may be put right; those that stand in the page stay.
    if (over && data && at === Number(over.getAttribute(OVER))) return fill(over, data)
    if (over) holdFocus(over, region)
    over?.remove()
    over = null
    if (data === null || at === null || at === own || at <= closedAt() || Date.parse(data.until) < Date.now()) return
    over = bar.cloneNode(true) as HTMLElement
    over.removeAttribute(BREAKING)
    over.setAttribute(OVER, String(at))
    over.hidden = false
    fill(over, data)
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

function fill(bar: HTMLElement, { href, title, at }: { href: string; title: string; at: string }): void {
  const [link, words, time] = ['a', 'strong', 'time'].map((name) => bar.querySelector(name))
  link?.setAttribute('href', href)
  time?.setAttribute('datetime', at)
  if (words) words.textContent = title
  if (time) time.textContent = writeClock(new Date(at))
}
