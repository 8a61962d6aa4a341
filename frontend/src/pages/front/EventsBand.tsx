import type { FrontEvent } from '@liberta/contracts/fronts/front.schema'
import card from '../../components/cards/card.module.css'
import parts from '../../styles/parts.module.css'
import { buildAgendaAddress } from '../../page-definition/addresses/event-address.ts'
import { NoPhoto, Photo } from '../../components/pictures/Photo.tsx'
import { SaveButton } from '../../components/save-button/SaveButton.tsx'
import { keepTogether } from '@liberta/italian/break-lines'
import { describeEventDay } from '@liberta/italian/publication-time'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { startForMachines } from '../../components/events/describe-when.ts'
import { linkEvents } from '../../components/layout/band-links.ts'
import css from './events-band.module.css'
import { SectionHead } from '../../components/section-head/SectionHead.tsx'
import { LATE, mark } from '../../browser/support/selectors.ts'

/** «Cosa fare»: five events, each under its day; the row scrolls sideways on a phone. */
export function EventsBand({ events }: { events: readonly FrontEvent[] }) {
  const grammar = useGrammar()
  return (
    <section className={`${css.band} ${parts.width}`} {...mark(LATE)} aria-label="Cosa fare">
      <SectionHead
        name="Cosa fare"
        links={linkEvents(grammar, useFrame().site.navfullsections)}
        all={{ name: 'Tutti gli eventi', href: buildAgendaAddress(grammar) }}
      />
      <ul className={css.row}>
        {events.slice(0, 5).map((event) => (
          <li className={css.event} key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EventCard({ event }: { event: FrontEvent }) {
  const { day, weekday, hour } = describeEventDay(new Date(event.startsAt))
  return (
    <article className={card.card}>
      <p className={css.when}>
        <time className={css.moment} dateTime={startForMachines(event)}>
          <span className={css.day}>{day}</span>
          <span className={css.hour}>
            {weekday} {hour !== null && <br />}
            {hour}
          </span>
        </time>
      </p>
      <div className={css.photo}>
        {event.picture === null ? <NoPhoto /> : <Photo picture={event.picture} place="event" decorative />}
      </div>
      <h3 className={card.title}>
        <a className={card.link} href={event.URL}>
          {keepTogether(event.title)}
        </a>
      </h3>
      <p className={card.meta}>
        <span>
          {event.category}, {event.place}
        </span>
        <SaveButton id={event.id} type="event" />
      </p>
    </article>
  )
}
