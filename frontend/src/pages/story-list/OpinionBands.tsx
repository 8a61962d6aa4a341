import { buildJournalistAddress } from '@liberta/addresses/site-address'
import type { Letter } from '@liberta/contracts/letters/letter.schema'
import opinion from '../../components/cards/opinion-card.module.css'
import parts from '../../styles/parts.module.css'
import { LONGEST_LETTER } from '../../page-definition/forms/forms.table.ts'
import { ITALIC, mark } from '../../browser/support/selectors.ts'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { Photo } from '../../components/pictures/Photo.tsx'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import { nameNearDay } from '@liberta/italian/day-words'
import { describePublication } from '@liberta/italian/publication-time'
import { writeNumber } from '@liberta/italian/write-number'
import type { Columnist, OpinionBands as Bands } from './load-opinion-bands.ts'
import css from './opinion-bands.module.css'

/** Where the writers stand on the page. */
export const COLUMNISTS_ID = 'le-firme'

/** Under the opinions: the letters to the editor, then who writes. */
export function OpinionBands({ bands: { letters, columnists } }: { bands: Bands }) {
  return (
    <>
      {letters.length > 0 && <LettersBand letters={letters} />}
      {columnists.length > 0 && <ColumnistsBand columnists={columnists} />}
    </>
  )
}

/** How to write, the letter that the editor answers, and two more. Readers' names are in ink: cotto is our writers'. */
function LettersBand({ letters: [first, ...others] }: { letters: readonly Letter[] }) {
  const grammar = useGrammar()
  return (
    <section className={`${css.band} ${css.letters}`} aria-labelledby="lettere">
      <div>
        <h2 className={css.name} id="lettere">
          <a href={addressOfPage(grammar, 'letterToEditor')}>Lettere al direttore</a>
        </h2>
        <p className={css.words}>Le tue parole, fino a {writeNumber(LONGEST_LETTER)} battute, con nome e comune.</p>
        <a className={parts.outline} href={addressOfPage(grammar, 'letterForm')}>
          Scrivi una lettera
        </a>
      </div>
      {first !== undefined && (
        <div className={opinion.l}>
          <LetterTeaser letter={first} answered />
        </div>
      )}
      <div>
        {others.map((letter) => (
          <LetterTeaser letter={letter} key={letter.id} />
        ))}
      </div>
    </section>
  )
}

function LetterTeaser({ letter, answered = false }: { letter: Letter; answered?: boolean }) {
  const grammar = useGrammar()
  const { slug, title, author, town, answer, publishedAt } = letter
  const { now } = useFrame()
  return (
    <article className={css.letter}>
      <h3 className={opinion.title} {...mark(ITALIC, 'bodoni')}>
        <a href={`${addressOfPage(grammar, 'letterToEditor')}#${slug}`}>{title}</a>
      </h3>
      <p className={css.role}>
        <b>{author}</b>
        {town !== null && `, ${town}`} · <time dateTime={publishedAt}>{nameLetterDay(new Date(publishedAt), now)}</time>
      </p>
      {answered && answer !== null && (
        <p className={css.answer}>
          <b>Risponde il direttore.</b> {answer}
        </p>
      )}
    </article>
  )
}

/** 'oggi', 'ieri', '19 novembre': letters have a day and no hour. */
function nameLetterDay(instant: Date, now: Date): string {
  return nameNearDay(instant, now)?.toLowerCase() ?? describePublication(instant, now)
}

/** «Le firme»: who wrote these opinions; a face only where it is the writer's own. */
function ColumnistsBand({ columnists }: { columnists: readonly Columnist[] }) {
  const grammar = useGrammar()
  return (
    <section className={css.band} aria-labelledby={COLUMNISTS_ID}>
      <h2 className={css.name} id={COLUMNISTS_ID}>
        Le firme
      </h2>
      <ul className={css.columnists}>
        {columnists.map(({ id, slug, name, role, portrait }) => (
          <li className={opinion.by} key={id}>
            {portrait && (
              <div className={opinion.portrait}>
                <Photo picture={portrait} place="face" decorative />
              </div>
            )}
            <p className={css.role}>
              <a href={buildJournalistAddress(grammar, slug)}>{name}</a>
              {role !== null && <span>{role}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
