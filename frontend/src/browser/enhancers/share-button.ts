import { readSize, shareStory } from '../../components/story/share-story.ts'
import type { ShareOutcome } from '../../components/story/share-story.ts'

/**
 * Puts a button in the place of a link that shares by mail: it leads nowhere any more, and the space bar presses it. It shares by the
 * system's own means, else copies the address.
 * @param tell what has come of it
 */
export function makeShareButton(link: HTMLAnchorElement, tell: (outcome: ShareOutcome) => void): void {
  const what = readSize(link.href)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  const isFocused = document.activeElement === link
  button.append(...link.childNodes)
  button.addEventListener('click', () => {
    const { clipboard } = navigator
    const share = 'share' in navigator ? (data: typeof what) => navigator.share(data) : undefined
    void shareStory(what, { share, clipboard }).then(tell)
  })
  link.replaceWith(button)
  if (isFocused) button.focus()
}
