import type { Obituary } from '@liberta/contracts/obituaries/obituary.schema'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { PhoneLink } from '../../components/text/WaysToWrite.tsx'
import css from './obituaries.module.css'
import { buildObituaryAddress } from '../../page-definition/addresses/obituary-address.ts'
import { describeRite } from './obituary-words.ts'

/** Those who are remembered: year, name, and the mass where there is one. */
export function Anniversaries({ obituaries }: { obituaries: readonly Obituary[] }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  return (
    <section className={css.anniversaries} aria-label="Anniversari">
      <h2 className={css.dayName}>Anniversari</h2>
      <ul>
        {obituaries.map((obituary) => (
          <li key={obituary.id}>
            <span className={css.year}>{obituary.diedOn?.slice(0, 4)}</span>
            <p>
              <a href={buildObituaryAddress(grammar, obituary)}>{obituary.name}</a>
              <span>{obituary.rite === null ? obituary.town : describeRite(obituary.rite, now)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How an obituary is placed: the publisher's counter. */
export function PublishObituary() {
  const { publisher } = useFrame().settings
  return (
    <section className={css.publish} aria-label="Pubblicare un annuncio">
      <h2>Pubblicare un annuncio</h2>
      <p>Per pubblicare un annuncio chiama lo sportello di {publisher.address}.</p>
      <PhoneLink publisher={publisher} />
    </section>
  )
}
