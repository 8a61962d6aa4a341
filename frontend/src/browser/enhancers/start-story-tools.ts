import { giveNotice, startNotices } from '../toast/notice.ts'
import { keep, recall } from '../support/device-memory.ts'
import { applyLetters, LETTERS_KEY } from './letters.ts'
import { nextLetterSize, readLetterSize } from './letter-size.ts'
import { readLetter, shareStory } from '../../components/story/share-story.ts'

const SAID = { normal: 'lettersNormal', large: 'lettersLarge', larger: 'lettersLarger' } as const

/** Brings a story's tools to life; the bookmark has its own ear. */
export function startStoryTools(): void {
  startNotices()
  document.querySelectorAll<HTMLAnchorElement>('a[data-share]').forEach(startSharing)
  document.querySelectorAll<HTMLButtonElement>('button[data-letters]').forEach(startLetters)
}

/** Puts a button in the place of the link that writes a letter: it leads nowhere any more, and the space bar presses it. */
function startSharing(link: HTMLAnchorElement): void {
  const what = readLetter(link.href)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  const isFocused = document.activeElement === link
  button.append(...link.childNodes)
  button.addEventListener('click', () => {
    const { clipboard } = navigator
    const share = 'share' in navigator ? (data: typeof what) => navigator.share(data) : undefined
    void shareStory(what, { share, clipboard }).then((outcome) => outcome !== 'left' && giveNotice(outcome))
  })
  link.replaceWith(button)
  if (isFocused) button.focus()
}

function startLetters(button: HTMLButtonElement): void {
  button.style.visibility = ''
  button.addEventListener('click', () => {
    const size = nextLetterSize(readLetterSize(document.documentElement.dataset['letters'] ?? null))
    applyLetters(size)
    keep(LETTERS_KEY, size)
    giveNotice(SAID[size])
  })
  // Other open pages follow.
  addEventListener('storage', ({ key }) => key === LETTERS_KEY && applyLetters(readLetterSize(recall(LETTERS_KEY))))
}
