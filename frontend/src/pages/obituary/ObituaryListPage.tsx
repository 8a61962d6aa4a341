import { isNarrowed } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { ObituaryFilters } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { ObituaryList, ObituaryTown } from '@liberta/contracts/obituaries/obituary.schema'
import parts from '../../styles/parts.module.css'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import list from '../../components/lists/list-page.module.css'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { nameDay } from '@liberta/italian/day-words'
import { writeNumber } from '@liberta/italian/write-number'
import { groupObituaries } from './group-obituaries.ts'
import type { ObituaryDay } from './group-obituaries.ts'
import css from './obituaries.module.css'
import { buildObituaryListAddress, slugsOf } from '../../page-definition/addresses/obituary-address.ts'
import { describeFilters } from './obituary-words.ts'
import type { DescribedFilters } from '../../page-definition/addresses/obituary-address.ts'
import { ObituaryRow } from './ObituaryRow.tsx'
import { ObituarySearch } from './ObituarySearch.tsx'
import { Anniversaries, PublishObituary } from './ObituarySide.tsx'

export interface ObituaryListContent {
  list: ObituaryList
  /** Those that one can choose; none where they cannot be had now. */
  towns: readonly ObituaryTown[]
  /** As they were written: the list knows what was sought without its case. */
  filters: DescribedFilters
}

/** The obituaries by day, search first; anniversaries stand beside them, but where the list is narrowed, which shows all it found. */
export function ObituaryListPage({ content: { list: found, towns, filters } }: { content: ObituaryListContent }) {
  const grammar = useGrammar()
  const { page, pages, total, obituaries } = found
  const { town } = filters
  const slugs = slugsOf(filters)
  const aside = isNarrowed(slugs) ? [] : obituaries.filter(({ kind }) => kind === 'anniversary')
  const listed = obituaries.filter((obituary) => !aside.includes(obituary))
  return (
    <div className={`${list.page} ${parts.width}`}>
      <h1 className={css.title}>
        Necrologie{town !== null && ` di ${town.name}`}
        {page > 1 && <span className={list.pageNumber}> pagina {page}</span>}
      </h1>
      <p className={css.standfirst}>
        Gli annunci {town === null ? 'della città e della provincia' : `del comune di ${town.name}`}, dal giorno stesso.
        In questa pagina non c’è pubblicità.
      </p>
      <ObituarySearch filters={slugs} towns={towns} />
      <div className={css.columns}>
        <div>
          {isNarrowed(slugs) && obituaries.length > 0 && <Found filters={filters} total={total} />}
          {obituaries.length === 0 && <NoObituaries filters={filters} />}
          {groupObituaries(listed).map((group) => (
            <DayOfObituaries key={group.day} group={group} />
          ))}
        </div>
        <div>
          {aside.length > 0 && <Anniversaries obituaries={aside} />}
          <PublishObituary />
        </div>
      </div>
      <Pagination page={page} pages={pages} addressOf={(number) => buildObituaryListAddress(grammar, slugs, number)} />
    </div>
  )
}

function DayOfObituaries({ group: { day, obituaries } }: { group: ObituaryDay }) {
  const { now } = useFrame()
  const id = `giorno-${day}`
  return (
    <section className={css.day} aria-labelledby={id}>
      <div className={css.dayHead}>
        <h2 className={css.dayName} id={id}>
          <time dateTime={day}>{nameDay(new Date(`${day}T12:00:00Z`), now)}</time>
        </h2>
        <p>{countObituaries(obituaries.length)}</p>
      </div>
      <ul>
        {obituaries.map((obituary) => (
          <li className={css.row} key={obituary.id}>
            <ObituaryRow obituary={obituary} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Found({ filters, total }: { filters: DescribedFilters; total: number }) {
  const grammar = useGrammar()
  return (
    <p className={css.found}>
      {countObituaries(total)} {describeFilters(filters)}.{' '}
      <a href={buildObituaryListAddress(grammar)}>Tutti gli annunci</a>
    </p>
  )
}

/** Nothing found, or no notices at all: a line of ink, a sentence, a way on: the whole year, the surname alone, all of them. */
function NoObituaries({ filters }: { filters: DescribedFilters }) {
  const grammar = useGrammar()
  const slugs = slugsOf(filters)
  if (!isNarrowed(slugs)) {
    return (
      <p className={list.empty}>
        In questi giorni non ci sono annunci. <a href={grammar.build({ type: 'latest', page: 1 })}>Leggi le notizie</a>
      </p>
    )
  }
  return (
    <p className={list.empty}>
      Nessun annuncio {describeFilters(filters)}.{' '}
      {slugs.period === null ? (
        slugs.query !== null && 'Prova con il solo cognome, o '
      ) : (
        <>
          <a href={buildObituaryListAddress(grammar, { ...slugs, period: null })}>Cerca in tutto l’anno</a>, o{' '}
        </>
      )}
      <a href={buildObituaryListAddress(grammar)}>{isAlone(slugs) ? 'Guardali tutti' : 'guardali tutti'}</a>
    </p>
  )
}

/** Whether the way to all obituaries is the only one. */
function isAlone({ query, period }: ObituaryFilters): boolean {
  return query === null && period === null
}

function countObituaries(count: number): string {
  return count === 1 ? '1 annuncio' : `${writeNumber(count)} annunci`
}
