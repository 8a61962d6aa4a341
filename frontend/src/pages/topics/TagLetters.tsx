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

/** The letters under which there are tags; each leads to its place on the page of all of them. */
export function TagLetters({ letters, page = '' }: { letters: readonly TagLetter[]; page?: string }) {
  return (
    <nav aria-label="Argomenti per lettera">
      <ul className={css.letters}>
        <LinkItems links={letters.map(({ letter, id }) => ({ name: letter, href: `${page}#${id}` }))} />
      </ul>
    </nav>
  )
}
