import { LONGEST_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import parts from '../design/parts.module.css'
import { buildObituaryListAddress } from './obituary-address.ts'
import css from './obituaries.module.css'

/** The search by name or town: a form that needs no script. */
export function ObituarySearch({ query }: { query: string | null }) {
  return (
    <search>
      <form className={css.search} action={buildObituaryListAddress()}>
        <label className={css.label}>
          Nome, cognome o comune
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
        <button className={parts.button} type="submit">
          Cerca
        </button>
      </form>
    </search>
  )
}
