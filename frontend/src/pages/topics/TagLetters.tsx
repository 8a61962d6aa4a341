import css from './topics.module.css'
import type { TagLetter } from './group-tags.ts'
import { LinkItems } from '../../components/links/LinkItems.tsx'

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
