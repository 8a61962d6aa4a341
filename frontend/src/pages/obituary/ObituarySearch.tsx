import { useGrammar } from '../../page-definition/frame-context.ts'
import { OBITUARY_PERIODS } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { ObituaryFilters } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { ObituaryTown } from '@liberta/contracts/obituaries/obituary.schema'
import { LONGEST_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import parts from '../../styles/parts.module.css'
import { buildObituaryListAddress } from '../../page-definition/addresses/obituary-address.ts'
import css from './obituaries.module.css'
import { PERIOD_NAMES } from './obituary-words.ts'

/** The search by name, town and period: a form that needs no script, whose fields are called as the address says them. */
export function ObituarySearch({ filters, towns }: { filters: ObituaryFilters; towns: readonly ObituaryTown[] }) {
  const grammar = useGrammar()
  const { query, town, period } = filters
  return (
    <search>
      <form className={css.search} action={buildObituaryListAddress(grammar)}>
        <label className={css.label}>
          Nome o cognome
          <input
            className={parts.field}
            name="query"
            type="search"
            placeholder="Cerca una persona"
            defaultValue={query ?? undefined}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
          />
        </label>
        {towns.length > 0 && (
          <Choice
            name="comune"
            label="Comune"
            chosen={town}
            all="Tutti"
            options={towns.map(({ slug, name }) => [slug, name])}
          />
        )}
        <Choice
          name="periodo"
          label="Periodo"
          chosen={period}
          all="Ultimo anno"
          options={OBITUARY_PERIODS.map((known) => [known, PERIOD_NAMES[known].name])}
        />
        <button className={parts.button} type="submit">
          Cerca
        </button>
      </form>
    </search>
  )
}

interface ChoiceProps {
  name: string
  label: string
  chosen: string | null
  /** What no choice is called. */
  all: string
  options: readonly (readonly [value: string, name: string])[]
}

function Choice({ name, label, chosen, all, options }: ChoiceProps) {
  return (
    <label className={css.label}>
      {label}
      <select className={parts.field} name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {options.map(([value, shown]) => (
          <option value={value} key={value}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  )
}
