import { make } from '../support/make-element.ts'
import { sayNews } from './compare-entries.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** The nameplate's accent, as every marker is drawn. */
const ACCENT = '0,0 16,0 31,21 22,21'

/**
 * The line over the entries: «2 nuovi aggiornamenti. Mostra». Its place is there from the first, and the count is told to readers by ear;
 * nothing comes by itself.
 * @param show brings the new entries; false where they cannot be had now, and the line stays
 */
export function createOffer(place: HTMLElement, show: () => Promise<boolean>): { say: (count: number) => void } {
  const words = make('b', { role: 'status' })
  const button = make('button', { type: 'button' }, 'Mostra')
  const accent = document.createElementNS(SVG, 'svg')
  const brick = document.createElementNS(SVG, 'polygon')
  accent.setAttribute('viewBox', '0 0 31 21')
  accent.setAttribute('aria-hidden', 'true')
  brick.setAttribute('points', ACCENT)
  accent.append(brick)
  place.append(accent, words, button)
  const say = (count: number) => {
    const text = count === 0 ? '' : sayNews(count)
    if (words.textContent !== text) words.textContent = text
    button.hidden = count === 0
  }
  const press = async () => {
    button.disabled = true
    const isShown = await show()
    button.disabled = false
    if (isShown) say(0)
  }
  button.addEventListener('click', () => void press())
  say(0)
  return { say }
}
