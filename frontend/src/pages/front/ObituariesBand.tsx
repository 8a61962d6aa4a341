import { useGrammar } from '../../page-definition/frame-context.ts'
import type { FrontObituary } from '@liberta/contracts/fronts/front.schema'
import { keepTogether } from '@liberta/italian/break-lines'
import parts from '../../styles/parts.module.css'
import { buildObituaryListAddress } from '../../page-definition/addresses/obituary-address.ts'
import css from './obituaries-band.module.css'
import { LATE, mark } from '../../browser/support/selectors.ts'

/** The obituaries of the day, in ink: no colour, no picture. */
export function ObituariesBand({ obituaries }: { obituaries: readonly FrontObituary[] }) {
  const grammar = useGrammar()
  return (
    <section className={`${css.band} ${parts.width}`} {...mark(LATE)} aria-label="Necrologie">
      <div className={css.head}>
        <h2 className={css.name}>Necrologie</h2>
        <a className={css.all} href={buildObituaryListAddress(grammar)} data-print="no">
          Tutti gli annunci
        </a>
      </div>
      <ul className={css.list}>
        {obituaries.slice(0, 8).map(({ id, name, age, town, URL }) => (
          <li className={css.item} key={id}>
            <a href={URL}>{keepTogether(name)}</a>
            <span>{age === null ? town : `Di anni ${age}, ${town}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
