import { loadSheet } from '../support/load-resource.ts'
import sheet from './live.late.css?url'

/** What a line says that offers what is new; nothing for null. */
export interface Offer {
  say: (words: string | null) => void
}

/**
 * Has a line (`OfferLine`) say what is new, and bring it when «Mostra» is pressed: nothing comes by itself. It speaks once its styles are there.
 * @param show brings it; false where it cannot be had now, and the line stays
 */
export function createOffer(line: HTMLElement, show: () => Promise<boolean>): Offer {
  const [offer, words, button] = [line.querySelector('span'), line.querySelector('b'), line.querySelector('button')]
  let said: string | null = null
  const showLine = () => {
    if (offer) offer.hidden = said === null
  }
  const say = (news: string | null) => {
    said = news
    if (news === null) return showLine()
    if (words && words.textContent !== news) words.textContent = news
    loadSheet(sheet).then(showLine, showLine)
  }
  button?.addEventListener('click', async () => {
    // One that is disabled would lose the focus, for good where nothing comes.
    if (button.hasAttribute('aria-disabled')) return
    button.setAttribute('aria-disabled', 'true')
    try {
      if (await show()) say(null)
    } finally {
      button.removeAttribute('aria-disabled')
    }
  })
  return { say }
}
