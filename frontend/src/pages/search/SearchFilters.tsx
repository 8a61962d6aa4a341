import { useGrammar } from '../../page-definition/frame-context.ts'
import type { SearchScope } from '@liberta/addresses/site-address'
import { EMPTY_SEARCH, writeMatching } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import type { Filter, FilterValue, SearchResults } from '@liberta/contracts/search/search-results.schema'
import { dayInRome } from '@liberta/italian/italian-date'
import parts from '../../styles/parts.module.css'
import { Icon } from '../../components/icons/Icon.tsx'
import { writeNumber } from '@liberta/italian/write-number'
import { activeFilters, addressOfSearch, DATE_NAMES, dropDate, keepText, toggleFilter } from './change-search.ts'
import { FILTER_NAMES, SEARCH_SCOPES } from './search-scope.table.ts'
import { describeDate, nameOfValue } from './search-words.ts'
import css from './search-filters.module.css'
import page from './search-page.module.css'

export interface FiltersProps {
  scope: SearchScope
  search: SearchParameters
  results: SearchResults
}

/** Most values of one filter that are offered; the others are found by words. */
const OFFERED = 12

/** What may narrow a search: each filter unfolds, and its values are links that add or remove them. */
export function SearchFilters({ scope, search, results }: FiltersProps) {
  const filters = results.filters.filter(({ values }) => values.length > 0)
  return (
    <section className={css.filters} aria-labelledby="filtri">
      <h2 className={page.name} id="filtri">
        Restringi la ricerca
      </h2>
      {filters.map((filter) => (
        <details className={css.filter} key={filter.id} open={search.filters[filter.id] !== undefined}>
          <summary>
            {FILTER_NAMES[filter.id]} <Icon name="down" />
          </summary>
          <Values filter={filter} values={filter.values.slice(0, OFFERED)} scope={scope} search={search} />
        </details>
      ))}
      <DateFilter scope={scope} search={search} />
    </section>
  )
}

interface ValuesProps {
  filter: Filter
  values: readonly FilterValue[]
  scope: SearchScope
  search: SearchParameters
}

function Values({ filter, values, scope, search }: ValuesProps) {
  const grammar = useGrammar()
  return (
    <ul>
      {values.map(({ value, label, count, children = [] }) => (
        <li key={value}>
          <a
            href={addressOfSearch(grammar, scope, toggleFilter(search, filter.id, value))}
            rel="nofollow"
            aria-current={search.filters[filter.id]?.includes(value) ? 'true' : undefined}
          >
            {label} <span className={css.count}>{writeNumber(count)}</span>
          </a>
          {children.length > 0 && <Values filter={filter} values={children} scope={scope} search={search} />}
        </li>
      ))}
    </ul>
  )
}

/** Days from and to, as a form; the events' own words for days as links. */
function DateFilter({ scope, search }: Omit<FiltersProps, 'results'>) {
  const grammar = useGrammar()
  const isOpen = DATE_NAMES.some((name) => search[name] !== null)
  const words = activeFilters(SEARCH_SCOPES[scope].kind, search)
  return (
    <details className={css.filter} open={isOpen}>
      <summary>
        Data <Icon name="down" />
      </summary>
      {scope === 'events' && <DaysOfEvents search={search} />}
      <form className={css.dates} action={addressOfSearch(grammar, scope, EMPTY_SEARCH)}>
        {search.text !== null && <input type="hidden" name="query" value={search.text} />}
        {search.text !== null && search.matching !== null && (
          <input type="hidden" name="qsOpt" value={writeMatching(search.matching)} />
        )}
        {search.text !== null && search.operator !== 'or' && (
          <input type="hidden" name="qsOptLgcOpr" value={search.operator} />
        )}
        {search.sort !== null && <input type="hidden" name="sort" value={search.sort} />}
        {words.map(([id, values]) => (
          <input type="hidden" name={id} value={values.join(',')} key={id} />
        ))}
        <DateField name="dateFrom" label="Dal" instant={search.dateFrom ?? search.date} />
        <DateField name="dateTo" label="Al" instant={search.dateTo ?? search.date} />
        <button className={parts.outline} type="submit">
          Applica
        </button>
      </form>
    </details>
  )
}

function DateField({ name, label, instant }: { name: string; label: string; instant: number | null }) {
  return (
    <label>
      {label}
      <input
        className={parts.field}
        type="date"
        name={name}
        defaultValue={instant === null ? undefined : dayInRome(new Date(instant))}
      />
    </label>
  )
}

const DAYS = [
  ['oggi', 'Oggi'],
  ['fine-settimana', 'Fine settimana'],
] as const

function DaysOfEvents({ search }: { search: SearchParameters }) {
  const grammar = useGrammar()
  return (
    <ul>
      {DAYS.map(([when, name]) => (
        <li key={when}>
          <a
            href={addressOfSearch(grammar, 'events', {
              ...EMPTY_SEARCH,
              text: search.text,
              operator: search.operator,
              matching: search.matching,
              filters: search.filters,
              when,
            })}
            rel="nofollow"
            aria-current={search.when === when ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What narrows the search now, each a link that takes it away. */
export function ActiveFilters({ scope, search, results }: FiltersProps) {
  const grammar = useGrammar()
  const filters = activeFilters(results.kind, search).flatMap(([id, values]) =>
    values.map((value) => ({
      key: `${id} ${value}`,
      name: nameOfValue(results.filters.find((filter) => filter.id === id) ?? { id, values: [] }, value),
      without: toggleFilter(search, id, value),
    })),
  )
  const dates = DATE_NAMES.flatMap((name) => {
    const instant = search[name]
    return instant === null ? [] : [{ key: name, name: describeDate(name, instant), without: dropDate(search, name) }]
  })
  const active = [...filters, ...dates]
  if (active.length === 0) return null
  return (
    <ul className={css.active} aria-label="Filtri attivi">
      {active.map(({ key, name, without }) => (
        <li key={key}>
          <a href={addressOfSearch(grammar, scope, without)} rel="nofollow">
            <span className={parts.hidden}>Togli </span>
            {name} <Icon name="close" />
          </a>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a href={addressOfSearch(grammar, scope, { ...keepText(search), when: search.when })} rel="nofollow">
            Togli tutti
          </a>
        </li>
      )}
    </ul>
  )
}
