import css from './topics.module.css'
import type { TagLetter } from './group-tags.ts'

/** The letters under which there are tags; each leads to its place on the page of all of them. */
export function TagLetters({ letters, page = '' }: { letters: readonly TagLetter[]; page?: string }) {
  return (
    <nav aria-label="Argomenti per lettera">
      <ul className={css.letters}>
        {letters.map(({ letter, id }) => (
          <li key={id}>
            <a href={`${page}#${id}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
