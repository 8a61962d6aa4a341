import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { EventCard } from '../../components/events/EventCard.tsx'
import css from '../../components/events/events.module.css'

/** Events side by side; `when` gives the time in words, null for none. */
export function EventCards({
  events,
  when,
}: {
  events: readonly EventTeaser[]
  when: (event: EventTeaser) => string | null
}) {
  return (
    <ul className={css.cards}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} when={when(event)} />
        </li>
      ))}
    </ul>
  )
}
