import type { ShareOutcome } from '../../components/story/share-story.ts'
import { make } from '../support/make-element.ts'
import { makeShareButton } from '../enhancers/share-button.ts'

/** What is said beside the button; nothing where the system's own sheet was there to see. */
const WORDS: Readonly<Record<ShareOutcome, string>> = {
  left: '',
  copied: 'Link copiato',
  notCopied: 'Il link non si è potuto copiare',
}
/** How long it stays; milliseconds. */
const SAID_MS = 4000

/** Makes the link that shares an entry by mail a button, which says what came of it beside itself. */
export function shareEntry(link: HTMLAnchorElement): void {
  // There before it speaks, so that it is heard.
  const plate = make('span', { role: 'status' })
  let timer: ReturnType<typeof setTimeout> | undefined
  link.before(plate)
  makeShareButton(link, (outcome) => {
    clearTimeout(timer)
    plate.textContent = WORDS[outcome]
    timer = setTimeout(() => (plate.textContent = ''), SAID_MS)
  })
}
