import { sayNews } from './compare-entries.ts'

/**
 * The line over the entries: «2 nuovi aggiornamenti. Mostra». Its place is there from the first, and the count is told to readers by ear;
 * nothing comes by itself.
 * @param show brings the new entries; false where they cannot be had now, and the line stays
 */
export function createOffer(place: HTMLElement, show: () => Promise<boolean>): { say: (count: number) => void } {
  const [offer, words, button] = [place.querySelector('span'), place.querySelector('b'), place.querySelector('button')]
  const say = (count: number) => {
    if (!offer || !words) return
    const text = count === 0 ? '' : sayNews(count)
    if (words.textContent !== text) words.textContent = text
    offer.hidden = count === 0
  }
  const press = async (pressed: HTMLButtonElement) => {
    pressed.disabled = true
    const isShown = await show()
    pressed.disabled = false
    if (isShown) say(0)
  }
  button?.addEventListener('click', () => void press(button))
  return { say }
}
