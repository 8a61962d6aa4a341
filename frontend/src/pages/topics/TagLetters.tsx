import type { Tag } from '@liberta/contracts/stories/story.schema'
import { LinkItems } from '../../components/links/LinkItems.tsx'
import css from './topics.module.css'

/** Tags under one letter of the alphabet; those that begin with no letter stand together under «0-9». */
interface TagLetter {
  letter: string
  /** The anchor of the letter: `lettera-a`, `lettera-numeri`. */
  id: string
  tags: Tag[]
}

const NUMBERS = '0-9'
const collator = new Intl.Collator('it-IT', { numeric: true, sensitivity: 'base' })

function letterOf({ name }: Tag): string {
  const [first = ''] = name.normalize('NFD').toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : NUMBERS
}

/** Sorts after every letter what is none. */
const keyOf = (letter: string) => (letter === NUMBERS ? '~' : letter)

/** Groups tags by the letter that they begin with, accents aside, in Italian order; numbers stand last. */
export function groupTags(tags: readonly Tag[]): TagLetter[] {
  const byLetter = Map.groupBy(
    tags.toSorted((a, b) => collator.compare(a.name, b.name)),
    letterOf,
  )
  return [...byLetter]
    .toSorted(([a], [b]) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(([letter, group]) => ({
      letter,
      id: `lettera-${letter === NUMBERS ? 'numeri' : letter.toLowerCase()}`,
      tags: group,
    }))
}

/** So many tags on one page of the index: all of them, unless there are very many. */
const TAGS_PER_PAGE = 1000

/** A letter of the index, and the page on which it begins. */
export interface IndexLetter extends Pick<TagLetter, 'letter' | 'id'> {
  page: number
}

/** The pages of the index of all tags, at least one, and its letters; one that goes on over a page's end stands on the next one as well. */
export function layTags(tags: readonly Tag[]): { pages: Tag[][]; letters: IndexLetter[] } {
  const groups = groupTags(tags)
  const all = groups.flatMap((group) => group.tags)
  const pages = Array.from({ length: Math.max(1, Math.ceil(all.length / TAGS_PER_PAGE)) }, (_, index) =>
    all.slice(index * TAGS_PER_PAGE, (index + 1) * TAGS_PER_PAGE),
  )
  let before = 0
  const letters = groups.map(({ letter, id, tags: { length } }) => {
    const page = Math.floor(before / TAGS_PER_PAGE) + 1
    before += length
    return { letter, id, page }
  })
  return { pages, letters }
}

interface TagLettersProps {
  letters: readonly IndexLetter[]
  /** Of a page of the index; empty of the one that is shown. */
  addressOf: (page: number) => string
}

/** The letters under which there are tags; each leads to its place in the index of all of them. */
export function TagLetters({ letters, addressOf }: TagLettersProps) {
  return (
    <nav aria-label="Argomenti per lettera">
      <ul className={css.letters}>
        <LinkItems
          links={letters.map(({ letter, id, page }) => ({ name: letter, href: `${addressOf(page)}#${id}` }))}
        />
      </ul>
    </nav>
  )
}
