import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { EMPTY_SEARCH, LONGEST_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { calendarInRome } from '@liberta/italian/rome-calendar'
import { startOfDayInRome } from '@liberta/italian/rome-time'
import parts from '../../styles/parts.module.css'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { addressOfSearch } from '../search/change-search.ts'
import { LinkItems } from '../../components/links/LinkItems.tsx'
import services from '../../components/text/services.module.css'
import css from '../../components/text/text-page.module.css'

/** The first year whose stories are on the site. */
const FIRST_YEAR = 2012

/** The stories there are, to be searched by a word or year by year; neither needs a script. */
export function ArchiveYears() {
  const grammar = useGrammar()
  const last = calendarInRome(useFrame().now).year
  const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => last - index)
  return (
    <section className={services.part} aria-labelledby="anni">
      <h2 className={services.name} id="anni">
        Cerca negli articoli dal {FIRST_YEAR}
      </h2>
      <search>
        <form className={css.archiveForm} action={addressOfSearch(grammar, 'site', EMPTY_SEARCH)}>
          <label>
            Una parola, un nome, un luogo
            <input className={parts.field} type="search" name="query" maxLength={LONGEST_SEARCH} required />
          </label>
          <button className={parts.button} type="submit">
            Cerca
          </button>
        </form>
      </search>
      <nav aria-label="Articoli per anno">
        <ul className={css.years}>
          <LinkItems links={years.map((year) => ({ name: String(year), href: addressOfYear(grammar, year) }))} />
        </ul>
      </nav>
    </section>
  )
}

/** The search for all stories of a year, newest first. */
export function addressOfYear(grammar: AddressGrammar, year: number): string {
  const [first, next] = [startOfDayInRome(`${year}-01-01`), startOfDayInRome(`${year + 1}-01-01`)]
  return addressOfSearch(grammar, 'news', {
    ...EMPTY_SEARCH,
    dateFrom: first?.getTime() ?? null,
    // The year's last millisecond: beside a filter that is chosen then, nobody widens it to the whole day.
    dateTo: next && next.getTime() - 1,
  })
}
