import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { FallenAccent, Marker } from '../../components/brand/Nameplate.tsx'
import { StoryCard } from '../../components/cards/StoryCard.tsx'
import rowCss from '../../components/rows/row.module.css'
import parts from '../../styles/parts.module.css'
import { Icon } from '../../components/icons/Icon.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { MostRead } from '../../components/lists/MostRead.tsx'
import type { PageProblem } from '../../page-definition/load-answer.ts'
import css from './error-page.module.css'
import { searchOf, wordsOfPath } from './words-of-path.ts'
import { mark, MENU_ID, SEARCH } from '../../browser/support/selectors.ts'

/** What is not there will not be there at a second try, but may stand elsewhere. */
const MISSING: ReadonlySet<number> = new Set([404, 410])

/** As many of the most read as stand beside a photograph of seven columns. */
const LISTED = 8

/** The error page: the accent has fallen beside the a. */
export function ErrorPage({
  problem,
  path,
  address,
  instead,
}: {
  problem: PageProblem
  /** What was asked for, as it stands on the wire: it may be the path of another site's address, and is no link. */
  path: string
  /** The site's own address of what was asked for; null where it has none, so that a second try would fail as well. */
  address: string | null
  /** The lead of the first page. */
  instead: StoryTeaser | null
}) {
  const grammar = useGrammar()
  const { mostRead } = useFrame()
  const isMissing = MISSING.has(problem.status)
  // What was withdrawn is not looked for by its own title.
  const words = problem.status === 404 ? wordsOfPath(grammar, path) : null
  const retry = isMissing ? null : address
  return (
    <div className={parts.width}>
      <section className={css.problem}>
        <FallenAccent className={css.letter} />
        <div>
          <p className={css.status}>
            <Marker className={css.marker} /> Errore {problem.status}
          </p>
          <h1 className={css.title}>{sayProblem(problem.status)}</h1>
          <div className={css.machine} lang="en">
            <p>{problem.message}</p>
            <p>This is not the page you ar looking for..</p>
          </div>
          <p className={css.doors}>
            {retry !== null && (
              <a className={parts.button} href={retry}>
                Riprova
              </a>
            )}
            <a className={retry === null ? parts.button : parts.outline} href="/" lang="en">
              Go Home
            </a>
            {words !== null && (
              <a className={parts.outline} href={searchOf(grammar, words)} rel="nofollow">
                Cerca «{words}»
              </a>
            )}
            <button className={parts.outline} type="button" popoverTarget={MENU_ID} {...mark(SEARCH)}>
              <Icon name="search" /> Cerca
            </button>
          </p>
        </div>
      </section>
      {mostRead.length > 0 && <Instead mostRead={mostRead} story={instead} />}
    </div>
  )
}

function Instead({ mostRead, story }: { mostRead: readonly StoryTeaser[]; story: StoryTeaser | null }) {
  const { now } = useFrame()
  return (
    <div className={rowCss.row}>
      <div className={rowCss.cell} data-span={5}>
        <MostRead stories={mostRead.slice(0, LISTED)} />
      </div>
      {story !== null && (
        <div className={rowCss.cell} data-span={7}>
          <h2 className={css.instead}>Intanto, in prima pagina</h2>
          <StoryCard story={story} size="L" place="wide" level={3} now={now} />
        </div>
      )}
    </div>
  )
}

/** What the error page says in Italian, by status. */
const WORDS: Readonly<Record<number, string>> = {
  400: 'Questo indirizzo non si legge: controlla com’è scritto.',
  404: 'Qui manca qualcosa: la pagina non c’è, o\u00a0ha cambiato posto.',
  405: 'Così non si può: questa pagina si può solo leggere.',
  410: 'Questa pagina è stata ritirata.',
  429: 'Troppe richieste nuove in poco tempo: riprova fra qualche secondo.',
  503: 'Un momento di pazienza: questa pagina arriva tra poco.',
}

/** What is our fault. */
const OTHER = 'Qualcosa non ha funzionato: la colpa è nostra, riprova tra poco.'

/** The Italian sentence for a status. */
function sayProblem(status: number): string {
  return WORDS[status] ?? OTHER
}
