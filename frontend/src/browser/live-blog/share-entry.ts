import { readSize, shareStory } from '../../components/story/share-story.ts'
import type { ShareOutcome } from '../../components/story/share-story.ts'
import { make } from '../support/make-element.ts'

/** What is said beside the button; nothing where the system's own sheet was there to see. */
const WORDS: Readonly<Record<Exclude<ShareOutcome, 'left'>, string>> = {
  copied: 'Link copiato',
  notCopied: 'Il link non si è potuto copiare',
}
/** How long it stays; milliseconds. */
const SAID_MS = 4000

/** Puts a button in the place of the link that shares an entry by mail: by the system's own means, else by copying the entry's address. */
export function shareEntry(link: HTMLAnchorElement): void {
  const what = readSize(link.href)
  const button = make('button', { type: 'button', class: link.className }, ...link.childNodes)
  // There before it speaks, so that it is heard.
  const plate = make('span', { role: 'status' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (outcome: ShareOutcome) => {
    clearTimeout(timer)
    plate.textContent = outcome === 'left' ? '' : WORDS[outcome]
    timer = setTimeout(() => (plate.textContent = ''), SAID_MS)
  }
  button.addEventListener('click', () => {
    const { clipboard } = navigator
    const share = 'share' in navigator ? (data: typeof what) => navigator.share(data) : undefined
    void shareStory(what, { share, clipboard }).then(say)
  })
  link.before(plate)
  link.replaceWith(button)
}
