import { useGrammar } from '../../page-definition/frame-context.ts'
import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import card from '../cards/card.module.css'
import { keepTogether } from '@liberta/italian/break-lines'
import { describeEnd } from './describe-when.ts'
import { buildEventAddress, describePlace } from '../../page-definition/addresses/event-address.ts'
import css from './under-way.module.css'

/** What began earlier and goes on: title, kind and place, until when; nothing where there is none. */
export function UnderWay({ events, now }: { events: readonly EventTeaser[]; now: Date }) {
  const grammar = useGrammar()
  if (events.length === 0) return null
  return (
    <section className={css.group} aria-labelledby="in-corso">
      <h2 id="in-corso">In corso</h2>
      <ul>
        {events.map((event) => (
          <li className={css.row} key={event.id}>
            <h3 className={card.title}>
              <a className={card.link} href={buildEventAddress(grammar, event)}>
                {keepTogether(event.title)}
              </a>
            </h3>
            <p className={css.place}>
              <b>{event.categories[0]?.title ?? 'Evento'}</b>
              {describePlace(event) !== null && ` · ${describePlace(event)}`}
            </p>
            <p className={css.until}>{event.status === 'cancelled' ? 'Annullato' : describeEnd(event, now)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
