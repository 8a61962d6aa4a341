import { useGrammar } from '../../page-definition/frame-context.ts'
import type { SearchScope } from '@liberta/addresses/site-address'
import { EMPTY_SEARCH, OTHER_SORT, searchSortSchema } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchParameters, SearchSort } from '@liberta/contracts/search/search-parameters.schema'
import { Marker } from '../../components/brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import list from '../../components/lists/list-page.module.css'
import tabs from '../../components/lists/tabs.module.css'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { addressOfSearch, isNarrowed, keepText, sortSearch } from './change-search.ts'
import { SearchBox } from '../../components/search-box/SearchBox.tsx'
import { ActiveFilters, SearchFilters } from './SearchFilters.tsx'
import { FoundBeside, ResultRows } from './SearchRows.tsx'
import type { SearchContent } from './search-words.ts'
import { SCOPES, SEARCH_SCOPES } from './search-scope.table.ts'
import { describeCount, titleOfSearch } from './search-words.ts'
import css from './search-page.module.css'

/** A search: the line to write on, where else to seek, what narrows it, and what was found. */
export function SearchPage({ content }: { content: SearchContent }) {
  const grammar = useGrammar()
  const { scope, search, results, beside, now } = content
  const { label } = SEARCH_SCOPES[scope]
  return (
    <div className={`${list.page} ${parts.width}`}>
      <header className={css.head}>
        <h1 className={list.name}>
          <Marker className={list.marker} />
          {titleOfSearch(scope, search, now)}
          {search.page > 1 && <span className={list.pageNumber}> pagina {search.page}</span>}
        </h1>
        <SearchBox action={addressOfSearch(grammar, scope, EMPTY_SEARCH)} label={label} value={search.text} />
      </header>
      <Tabs scope={scope} search={search} />
      <div className={css.columns}>
        <SearchFilters scope={scope} search={search} results={results} />
        <div className={css.results}>
          <div className={css.top}>
            <p className={css.count}>{describeCount(scope, search, results.total)}</p>
            {results.total > 1 && <Sorts scope={scope} search={search} />}
          </div>
          <ActiveFilters scope={scope} search={search} results={results} />
          {!results.complete && (
            <p className={css.note}>
              Stiamo rimettendo in ordine l’archivio: le notizie più vecchie si trovano a mano a mano che vengono lette.
            </p>
          )}
          {results.total === 0 ? (
            <Nothing scope={scope} search={search} />
          ) : (
            <ResultRows results={results} search={search} now={now} />
          )}
        </div>
        <FoundBeside beside={beside} search={search} now={now} />
      </div>
      <Pagination
        page={results.page}
        pages={results.pages}
        addressOf={(page) => addressOfSearch(grammar, scope, { ...search, page })}
      />
    </div>
  )
}

const SORT_NAMES: Readonly<Record<SearchSort, string>> = { relevance: 'Più pertinenti', recent: 'Più recenti' }

/** The orders in which the same may be had: the scope's own, and the other where there is one. */
function Sorts({ scope, search }: { scope: SearchScope; search: SearchParameters }) {
  const grammar = useGrammar()
  const other = OTHER_SORT[SEARCH_SCOPES[scope].kind]
  if (other === null || search.text === null) return null
  return (
    <nav aria-label="Ordine dei risultati">
      <ul className={tabs.tabs}>
        {searchSortSchema.options.map((sort) => (
          <li key={sort}>
            <a
              href={addressOfSearch(grammar, scope, sortSearch(search, sort === other ? sort : null))}
              rel="nofollow"
              aria-current={(search.sort === other) === (sort === other) ? 'true' : undefined}
            >
              {SORT_NAMES[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The other scopes, with the same words. */
function Tabs({ scope, search }: { scope: SearchScope; search: SearchParameters }) {
  const grammar = useGrammar()
  return (
    <nav aria-label="Dove cercare">
      <ul className={tabs.tabs}>
        {SCOPES.map((other) => (
          <li key={other}>
            <a
              href={addressOfSearch(grammar, other, keepText(search))}
              rel="nofollow"
              aria-current={other === scope ? 'page' : undefined}
            >
              {SEARCH_SCOPES[other].tab}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Nothing was found: what else a reader may try, and where else. */
function Nothing({ scope, search }: { scope: SearchScope; search: SearchParameters }) {
  const grammar = useGrammar()
  const { kind } = SEARCH_SCOPES[scope]
  const others = SCOPES.filter((other) => other !== scope)
  return (
    <div className={css.nothing}>
      <p className={list.empty}>Questa volta non abbiamo trovato nulla.</p>
      <ul className={css.ways}>
        {search.text !== null && <li>Prova con meno parole, o con parole più generali.</li>}
        {isNarrowed(kind, search) && (
          <li>
            <a href={addressOfSearch(grammar, scope, { ...keepText(search), when: search.when })}>Togli i filtri</a> e
            cerca di nuovo.
          </li>
        )}
        {search.when !== null && (
          <li>
            <a href={addressOfSearch(grammar, scope, keepText(search))}>Guarda gli altri giorni</a>.
          </li>
        )}
        <li>
          Cerca altrove:{' '}
          {others.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <a href={addressOfSearch(grammar, other, keepText(search))} rel="nofollow">
                {SEARCH_SCOPES[other].tab.toLowerCase()}
              </a>
            </span>
          ))}
          .
        </li>
      </ul>
    </div>
  )
}
