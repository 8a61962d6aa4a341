import type { SharePicture } from './describe-picture.ts'
import { nameOfPage } from './page-head.ts'
import type { PageHead } from './page-head.ts'
import { buildShareAddress } from './share-address.ts'
import { digestWords, DRAWN_SIZE } from './share-words.ts'
import type { ShareWords } from './share-words.ts'

/**
 * The words of a page's drawn picture: those that it names, or else its title, where it may be found. Null for a page that has a picture,
 * that has no address of its own, or that only shows what a reader asked for.
 */
export function chooseShareWords(head: PageHead): ShareWords | null {
  if (head.image !== null || head.canonical === null) return null
  if (head.drawn !== undefined) return head.drawn
  return head.indexed ? { type: 'page', title: nameOfPage(head) } : null
}

/** The drawn picture of the page at `path`, as it is said to who shares the page. */
export function describeDrawn(
  words: ShareWords,
  { path, alt, origin }: { path: string; alt: string; origin: string },
): SharePicture {
  const [pagePath = '', query = ''] = path.split('?')
  const address = buildShareAddress({ digest: digestWords(words), path: pagePath, query })
  return { url: origin + address, ...DRAWN_SIZE, alt }
}

/** The head with the picture that is drawn for it, where it has none and one may be drawn. */
export function addDrawnPicture(head: PageHead, origin: string): PageHead {
  const words = chooseShareWords(head)
  if (words === null || head.canonical === null) return head
  const path = head.canonical.slice(origin.length)
  return { ...head, image: describeDrawn(words, { path, alt: nameOfPage(head), origin }) }
}
